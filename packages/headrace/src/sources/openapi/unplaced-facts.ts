import type { UnplacedFact } from "../../model/api.ts";
import { escapePointer } from "../../model/json-pointer.ts";
import { isRecord, list, text } from "./json-values.ts";

/** Keywords whose values are words to readers, wherever they stand. */
const WORDS: ReadonlySet<string> = new Set([
  "description",
  "operationId",
  "pattern",
  "summary",
  "termsOfService",
  "title",
]);

/** Objects whose names are the author's: what readers look for, and what is only a label. */
const NAMES: ReadonlySet<string> = new Set(["properties", "scopes"]);
const LABELS: ReadonlySet<string> = new Set([
  "callbacks",
  "content",
  "definitions",
  "$defs",
  "headers",
  "links",
  "parameters",
  "pathItems",
  "paths",
  "patternProperties",
  "requestBodies",
  "responses",
  "schemas",
  "securityDefinitions",
  "securitySchemes",
  "variables",
  "webhooks",
]);

/** Data, which may look like anything. */
const DATA = /^(?:const|default|example|examples|enum|mapping|value|dataValue|x-.*)$/;

/**
 * What a description says at places where the model has nothing of it: below a keyword that is
 * misspelled, of the wrong kind, or has no meaning where it stands. In the order of the document.
 *
 * @param root The bundled document.
 * @param model All that pages are made of.
 */
export function unplacedFacts(root: unknown, model: unknown): UnplacedFact[] {
  const told = new Told(model);
  const seen = new Set<object>();
  const facts: UnplacedFact[] = [];

  function visit(node: unknown, pointer: string, keys: "keywords" | "names" | "labels"): void {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) visit(item, `${pointer}/${index}`, "keywords");
      return;
    }
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith("x-") && keys !== "names") continue;
      const at = `${pointer}/${escapePointer(name)}`;
      if (keys === "names") add({ pointer, keyword: lastOf(pointer), text: name });
      if (keys === "keywords") readKeyword({ node, name, value }, pointer, at);
      else if (isRecord(value)) visit(value, at, "keywords");
      else add({ pointer: at, keyword: "", text: text(value) });
    }
  }

  function readKeyword(
    { node, name, value }: { node: object; name: string; value: unknown },
    pointer: string,
    at: string,
  ): void {
    if (WORDS.has(name)) add({ pointer, keyword: name, text: text(value) });
    else if (name === "name" && isParameter(node, pointer))
      add({ pointer, keyword: name, text: text(value) });
    else if (name === "enum")
      for (const item of list(value)) add({ pointer, keyword: name, text: text(item) });
    if (DATA.test(name)) return;
    visit(value, at, NAMES.has(name) ? "names" : LABELS.has(name) ? "labels" : "keywords");
  }

  function add(fact: UnplacedFact): void {
    if (fact.text.trim() !== "" && !told.has(fact.text)) facts.push(fact);
  }

  visit(root, "#", "keywords");
  return facts;
}

/** The name of a body has no effect in Swagger 2.0; those of others are said where they are meant. */
function isParameter(node: object, pointer: string): boolean {
  return Reflect.get(node, "in") !== "body" && /\/parameters\/[^/]+$/.test(pointer);
}

function lastOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf("/") + 1);
}

/** Every text and name of a model. */
class Told {
  private readonly texts: ReadonlySet<string>;
  private joined: string | undefined;

  constructor(model: unknown) {
    const whole = textsOf(model);
    // As texts of several places are joined.
    const parts = [...whole].flatMap((text) => text.split(/\n\n|: /));
    this.texts = new Set([...whole, ...parts]);
  }

  /** Whether it stands there, alone or as a part of a longer text; typography does not count. */
  has(words: string): boolean {
    if (this.texts.has(words)) return true;
    const normal = lettersOf(words);
    if (normal.length < SHORTEST_PART) return false;
    this.joined ??= [...this.texts].map(lettersOf).join(" ");
    return this.joined.includes(normal);
  }
}

/** Shorter ones occur within other words by chance. */
const SHORTEST_PART = 12;

/** Each text and name once, and each object: operations share what they are made of. */
function textsOf(model: unknown): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<object>();
  const pending = [model];
  while (pending.length > 0) {
    const node = pending.pop();
    if (typeof node !== "object" || node === null) {
      if (node !== undefined) texts.add(String(node));
    } else if (!seen.has(node)) {
      seen.add(node);
      if (!Array.isArray(node)) for (const name of Object.keys(node)) texts.add(name);
      for (const value of Object.values(node)) pending.push(value);
    }
  }
  return texts;
}

function lettersOf(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
