import type { Json, Schema } from "../../model/api.ts";
import { escapeText } from "../../model/escape-html.ts";
import { plainText } from "./plain-text.ts";

/**
 * A value as XML, as the `xml` keywords of its schema say; without them properties are elements,
 * and items of a list repeat the element. https://spec.openapis.org/oas/v3.1.1#xml-object
 */
export function xmlText(schema: Schema | null, value: Json): string {
  const root = { types: [], ...schema, xml: { wrapped: true as const, ...schema?.xml } };
  const name = schema?.xml?.name ?? schema?.name ?? "root";
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element({ name, schema: root, value }, "")}`;
}

/** Of an element that is null; such an attribute is left out: https://www.w3.org/TR/xmlschema-1/#xsi_nil */
const NIL = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"';

/** A value that is to be written, and what its description calls it. */
interface Part {
  name: string;
  schema: Schema | undefined;
  value: Json;
}

function element({ name, schema, value }: Part, indent: string): string {
  const { xml = {} } = schema ?? {};
  if (Array.isArray(value)) return listElements({ name, schema, value }, indent);
  const own = xml.name ?? name;
  const tag = xml.prefix === undefined ? own : `${xml.prefix}:${own}`;
  const { spaces, attributes, text, children } = contentOf({ name, schema, value }, `${indent}  `);
  const open = [tag, ...new Set([...namespace(schema), ...spaces]), ...attributes].join(" ");
  const begin = `${indent}<${open}>${escapeText(text).replace(/\r/g, numbered)}`;
  if (children.length > 0) return [begin, ...children, `${indent}</${tag}>`].join("\n");
  return text === "" ? `${indent}<${open}/>` : `${begin}</${tag}>`;
}

/** Wrapped: inside of one element; else one after the other. */
function listElements({ name, schema, value }: Part & { value: Json[] }, indent: string): string {
  const { xml = {}, items } = schema ?? {};
  const outer = xml.name ?? name;
  const inner = items?.xml?.name ?? (xml.wrapped ? outer : name);
  const write = (inside: string) =>
    value.map((item) => element({ name: inner, schema: items, value: item }, inside)).join("\n");
  if (!xml.wrapped) return write(indent);
  const tag = xml.prefix === undefined ? outer : `${xml.prefix}:${outer}`;
  const open = [tag, ...namespace(schema)].join(" ");
  return [`${indent}<${open}>`, write(`${indent}  `), `${indent}</${tag}>`].join("\n");
}

function namespace(schema: Schema | undefined): string[] {
  const { namespace: address, prefix } = schema?.xml ?? {};
  if (address === undefined) return [];
  return [attribute(prefix === undefined ? "xmlns" : `xmlns:${prefix}`, address)];
}

function contentOf({ schema, value }: Part, indent: string) {
  if (value === null) return { spaces: [], attributes: [NIL], text: "", children: [] };
  if (typeof value !== "object" || Array.isArray(value))
    return { spaces: [], attributes: [], text: plainText(value), children: [] };
  const parts = Object.entries(value)
    .map(([name, item]) => ({ name, schema: propertySchema(schema, name), value: item }))
    .filter((part) => part.value !== null || !part.schema?.xml?.attribute);
  const attributes = parts.filter((part) => part.schema?.xml?.attribute);
  const texts = parts.filter((part) => part.schema?.xml?.text);
  const others = parts.filter((part) => !attributes.includes(part) && !texts.includes(part));
  return {
    spaces: attributes.flatMap(({ schema: own }) =>
      own?.xml?.prefix === undefined ? [] : namespace(own),
    ),
    attributes: attributes.map((part) => {
      const { name = part.name, prefix } = part.schema?.xml ?? {};
      return attribute(prefix === undefined ? name : `${prefix}:${name}`, plainText(part.value));
    }),
    text: texts.map((part) => plainText(part.value)).join(""),
    children: others.map((part) => element(part, indent)).filter((text) => text !== ""),
  };
}

/** Of the schema itself, or of the first alternative that has it. */
function propertySchema(schema: Schema | undefined, name: string): Schema | undefined {
  const own = schema?.properties?.find((property) => property.name === name)?.schema;
  if (own) return own;
  for (const option of schema?.variants?.options ?? []) {
    const found = propertySchema(option.schema, name);
    if (found) return found;
  }
  return schema?.additionalProperties || undefined;
}

function attribute(name: string, value: string): string {
  return `${name}="${escapeText(value)
    .replaceAll('"', "&quot;")
    .replace(/[\t\n\r]/g, numbered)}"`;
}

/** Of white space that parsers would read as another: https://www.w3.org/TR/xml/#AVNormalize */
function numbered(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
