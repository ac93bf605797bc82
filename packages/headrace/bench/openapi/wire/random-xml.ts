/** Random XML: a schema with the `xml` keywords of OpenAPI 3.0 to 3.2, and a value that it describes. */
import type { Random } from "../../random.ts";
import type { WireSchema, WireValue } from "./wire-types.ts";

export interface Described {
  schema: WireSchema;
  value: WireValue;
}

const NAMES = ["id", "a-b", "n.m", "_u", "A", "käse"];
const SPACES = [
  { namespace: "urn:one", prefix: "p" },
  { namespace: "https://example.org/?a&b='\"<", prefix: "q" },
  { namespace: "urn:two" },
  { prefix: "p" },
];

/** A whole document. */
export function randomXml(random: Random, scalar: () => WireValue): Described {
  const { schema, value } = randomElement(random, scalar, 2);
  const space = random.next() < 0.4 ? random.pick(SPACES) : {};
  return {
    schema: { ...schema, xml: { ...space, name: random.pick(["root", "Pet", "ä-1"]) } },
    value,
  };
}

function randomElement(random: Random, scalar: () => WireValue, depth: number): Described {
  const properties: Record<string, WireSchema> = {};
  const values: Record<string, WireValue> = {};
  const names = NAMES.filter(() => random.next() < 0.5);
  const hasText = random.next() < 0.2;
  for (const name of names.length > 0 ? names : ["id"]) {
    const { schema, value } = hasText
      ? randomAttribute(random, scalar)
      : randomProperty(random, scalar, depth);
    properties[name] = schema;
    values[name] = value;
  }
  if (hasText) {
    properties.text = { ...schemaOf(""), xml: { nodeType: random.pick(["text", "cdata"]) } };
    values.text = random.pick(["two words", "<a>&amp;", "]]>", "a\r\nb", " x "]);
  }
  return { schema: { type: "object", properties }, value: values };
}

function randomAttribute(random: Random, scalar: () => WireValue): Described {
  const value = scalar();
  const how = random.next() < 0.5 ? { attribute: true } : { nodeType: "attribute" };
  const named = random.next() < 0.3 ? { name: `n${random.integer(1, 99)}` } : {};
  const space = random.next() < 0.2 ? { namespace: "urn:one", prefix: "p" } : {};
  return { schema: { ...schemaOf(value), xml: { ...how, ...named, ...space } }, value };
}

function randomProperty(random: Random, scalar: () => WireValue, depth: number): Described {
  const kind = random.integer(0, 5);
  if (kind < 2) return randomAttribute(random, scalar);
  const name = random.next() < 0.3 ? { name: `e${random.integer(1, 99)}` } : {};
  const space = random.next() < 0.2 ? random.pick(SPACES) : {};
  const xml = { ...name, ...space };
  if (kind === 2 || depth === 0) {
    const value = scalar();
    return { schema: { ...schemaOf(value), xml }, value };
  }
  if (kind === 3) {
    const { schema, value } = randomElement(random, scalar, depth - 1);
    return { schema: { ...schema, xml }, value };
  }
  const item = random.next() < 0.5 ? randomElement(random, scalar, depth - 1) : null;
  const list = item
    ? [item.value]
    : Array.from({ length: random.integer(1, 3) }, () => `i${scalar()}`);
  const items: WireSchema = item ? item.schema : { type: "string" };
  if (random.next() < 0.5) items.xml = { name: `i${random.integer(1, 9)}` };
  const how = random.pick([
    {},
    { wrapped: true },
    { wrapped: false },
    { nodeType: "element" },
    { nodeType: "none" },
  ]);
  return { schema: { type: "array", items, xml: { ...xml, ...how } }, value: list };
}

function schemaOf(value: WireValue): WireSchema {
  return { type: typeof value === "bigint" ? "integer" : typeof value };
}
