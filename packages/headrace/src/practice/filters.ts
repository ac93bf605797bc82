import type { Json } from "../model/api.ts";
import { isObject } from "../model/json-object.ts";
import { hashText } from "./hash.ts";
import { asText, timestamp } from "./json-values.ts";

/** What stands behind `|`, with what stands behind its colon. */
export const FILTERS: Record<
  string,
  (value: Json | undefined, argument: string) => Json | undefined
> = {
  /** `or:x` is x, in JSON if it is any, when there is no value. */
  or: (value, argument) => value ?? fromJson(argument),
  lower: (value) => asText(value).toLowerCase(),
  /** Letters, digits and hyphens: "feature/eta" is "feature-eta". */
  slug: (value) =>
    asText(value)
      .toLowerCase()
      .replace(/[^0-9a-z]+/g, "-")
      .replace(/^-|-$/g, ""),
  string: (value) => asText(value),
  /** The next minor version: "1.4.2" is "1.5.0". */
  minor: (value) => {
    const [major, minor] = asText(value).split(".");
    return `${major || "0"}.${Number(minor ?? "0") + 1}.0`;
  },
  /** The last number of a text, one higher. */
  increment: (value) => asText(value).replace(/\d+$/, (digits) => String(Number(digits) + 1)),
  add: (value, argument) => (typeof value === "number" ? value : 0) + Number(argument),
  below: (value, argument) => typeof value === "number" && value < Number(argument),
  count: (value) => (Array.isArray(value) ? value.length : 0),
  has: (value, argument) => Array.isArray(value) && value.includes(argument),
  ids: (value) => (Array.isArray(value) ? value.map(idOf) : []),
  /** `named:x` is every value of a field x, at any depth. */
  named: (value, argument) => valuesNamed(value ?? null, argument),
  prepend: (value, argument) => [argument, ...(Array.isArray(value) ? value : [])],
  host: (value) => (URL.canParse(asText(value)) ? new URL(asText(value)).host : undefined),
  /** Beginning of a text. */
  first: (value, argument) => asText(value).slice(0, Number(argument)),
  /** `find:x` is what the group of a regular expression finds first. */
  find: (value, argument) => new RegExp(argument).exec(asText(value))?.[1],
  occurrences: (value, argument) => asText(value).split(argument).length - 1,
  /** `word:n` is the n-th word, counted from 0. */
  word: (value, argument) => asText(value).trim().split(/\s+/)[Number(argument)] ?? "",
  /** Behind the first n words. */
  after: (value, argument) =>
    asText(value).trim().split(/\s+/).slice(Number(argument)).join(" ") || undefined,
  /** A date and time, later by some seconds. */
  plus: (value, argument) => timestamp(new Date(asText(value)).getTime() + Number(argument) * 1000),
  /** `hash:43` is so many letters and digits that depend on the text; it is no real digest. */
  hash: (value, argument) => hashText(asText(value), Number(argument)),
  /** "2024-09-16 13:05". */
  minute: (value) => asText(value).slice(0, 16).replace("T", " "),
};

function valuesNamed(value: Json, field: string): Json[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    name === field ? [entry] : valuesNamed(entry, field),
  );
}

function idOf(item: Json): Json {
  return isObject(item) ? (item.id ?? null) : item;
}

function fromJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
