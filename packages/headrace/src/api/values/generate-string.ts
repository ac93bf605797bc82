import type { Schema } from "../../model/api.ts";
import { matches, parseRegex, type RegexNode } from "./regular-expression.ts";

/** Examples by format; `index` tells the items of a list apart. */
const FORMATS = new Map<string | undefined, (index: number) => string>(
  Object.entries({
    date: (index) => `2024-09-${17 + (index % 10)}`,
    "date-time": (index) => `2024-09-17T10:${30 + (index % 30)}:00Z`,
    time: (index) => `10:${30 + (index % 30)}:00Z`,
    duration: (index) => `PT${index + 1}H`,
    email: (index) => `user${index || ""}@example.com`,
    hostname: (index) => `host${index || ""}.example.com`,
    ipv4: (index) => `192.0.2.${index + 1}`,
    ipv6: (index) => `2001:db8::${index + 1}`,
    uri: (index) => `https://example.com/${index || ""}`,
    "uri-reference": (index) => `/example${index || ""}`,
    uuid: (index) => `5f0c7a3e-2b1d-4c8a-9f6e-7d3b2a1c${String(index).padStart(4, "0")}`,
    "json-pointer": (index) => `/example${index || ""}`,
    "relative-json-pointer": (index) => `${index}/example`,
    base64: () => "ZXhhbXBsZQ==",
    // In base16, base32 and the others, too.
    base: () => "ABCDEF22",
  }),
);
/** In the order in which they are taken for a place of a pattern; then those of other alphabets. */
const CHARACTERS = [
  ..."abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./:+~ !\"#$%&'()*,;<=>?@[\\]^`{|}",
];
const OTHERS = [..."\n\t\r\f\vßéαя中\u{1F600}"];
/** More repetitions than this are not tried. */
const MOST_REPETITIONS = 300;
/** Nobody reads a longer example; a description may ask for any length. */
const LONGEST = 10_000;

/**
 * A string for the schema: its pattern, its format, its length. undefined: none was found.
 *
 * @param sample What it is made from where neither pattern nor format says what it is.
 */
export function generateString(schema: Schema, index: number, sample?: string): string | undefined {
  const format = exampleOf(schema.format) ?? exampleOf(schema.contentEncoding);
  const text = format ? format(index) : fitLength(schema, index, sample);
  const fits = hasLength(schema, text);
  if (schema.pattern === undefined) return fits ? text : undefined;
  return fits && matches(schema.pattern, text) ? text : matchPattern(schema, schema.pattern, index);
}

/** The makers of examples for formats: those of URIs make IRIs as well. */
function exampleOf(format: string | undefined) {
  const known = format?.replace(/^base(?!64$).*/, "base").replace("byte", "base64");
  return FORMATS.get(known?.replace("idn-", "").replace("iri", "uri"));
}

/** A text that the pattern matches; undefined: none was found. */
export function matchingText(pattern: string, index: number): string | undefined {
  return matchPattern({ types: ["string"] }, pattern, index);
}

function matchPattern(schema: Schema, pattern: string, index: number): string | undefined {
  const node = parseRegex(pattern)?.node;
  const { minLength = 0 } = schema;
  if (!node || minLength > LONGEST) return undefined;
  let last: string | undefined;
  const textWith = (extra: number) => write(node, { extra, index, length: 0 });
  // So many repetitions are too few, found in steps of which each is half of the last.
  let few = 0;
  for (let step = 256; step >= 1; step /= 2)
    if (textWith(few + step).length < minLength) few += step;
  for (let extra = few; extra <= MOST_REPETITIONS; extra += 1) {
    const text = textWith(extra);
    // Nothing in it repeats more often.
    if (text === last) return undefined;
    last = text;
    if (hasLength(schema, text) && matches(pattern, text)) return text;
    if (text.length > (schema.maxLength ?? Infinity)) return undefined;
  }
  return undefined;
}

interface Writing {
  /** How many repetitions more than needed. */
  extra: number;
  index: number;
  /** Of what is written; moves the choice of characters on. */
  length: number;
}

function write(node: RegexNode, writing: Writing): string {
  switch (node.kind) {
    case "atom": {
      node.fitting ??= charactersFor(node.regex);
      const text = node.fitting[(writing.length + writing.index) % node.fitting.length] ?? "";
      writing.length += text.length;
      return text;
    }
    case "sequence":
      return node.items.map((item) => write(item, writing)).join("");
    case "alternatives": {
      const option = node.options[writing.index % node.options.length];
      return option ? write(option, writing) : "";
    }
    case "repeat": {
      const count = Math.min(node.max, node.min + writing.extra, LONGEST);
      let text = "";
      for (let done = 0; done < count && writing.length < LONGEST; done += 1)
        text += write(node.item, writing);
      return text;
    }
  }
}

/** Characters that an atom of a pattern fits; none for one that stands between two. */
function charactersFor(regex: RegExp): string[] {
  const fits = (character: string) => {
    regex.lastIndex = 0;
    return regex.test(character) && regex.lastIndex === character.length;
  };
  const fitting = CHARACTERS.filter(fits);
  // A class of other letters likely names one that is in it.
  return fitting.length > 0 ? fitting : [...OTHERS, ...regex.source].filter(fits).slice(0, 1);
}

function fitLength(
  { minLength = 0, maxLength = Infinity }: Schema,
  index: number,
  sample = "string",
): string {
  const suffix = index > 0 ? String(index + 1) : "";
  const text = sample + suffix;
  const wanted = Math.min(minLength, LONGEST);
  const longEnough = text.length < wanted ? suffix + text.repeat(wanted) : text;
  const length = Math.min(Math.max(text.length, wanted), maxLength);
  // What tells items apart stays when the text is cut
  return length < text.length ? (suffix + text).slice(0, length) : longEnough.slice(0, length);
}

/** JSON Schema counts characters, not UTF-16 units. */
function hasLength({ minLength = 0, maxLength = Infinity }: Schema, text: string): boolean {
  const { length } = [...text];
  return length >= minLength && length <= maxLength;
}
