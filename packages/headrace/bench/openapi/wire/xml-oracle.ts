/**
 * A value as XML by https://spec.openapis.org/oas/v3.2.0#xml-object, its characters as Canonical XML
 * writes them (https://www.w3.org/TR/xml-c14n2/#sec-Processing-Model). Shares no code with the engine.
 */
import type { WireSchema, WireValue } from "./wire-types.ts";

/** The document, an element a line. */
export function xmlDocument(schema: WireSchema, value: WireValue): string {
  const lines = elements(schema, { name: "root", value }, "");
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join("\n");
}

interface Named {
  name: string;
  value: WireValue;
}

function elements(schema: WireSchema, { name, value }: Named, indent: string): string[] {
  const { items = {}, xml = {} } = schema;
  if (!Array.isArray(value)) return element(schema, { name: xml.name ?? name, value }, indent);
  const isWrapped = xml.wrapped === true || xml.nodeType === "element";
  const outer = isWrapped ? (xml.name ?? name) : name;
  const inside = (space: string) =>
    value.flatMap((item: WireValue) => elements(items, { name: outer, value: item }, space));
  if (!isWrapped) return inside(indent);
  const tag = qualified(schema, outer);
  const begin = [tag, ...declared([schema])].join(" ");
  return [`${indent}<${begin}>`, ...inside(`${indent}  `), `${indent}</${tag}>`];
}

function element(schema: WireSchema, { name, value }: Named, indent: string): string[] {
  const tag = qualified(schema, name);
  const parts =
    typeof value === "object"
      ? Object.entries(value).map(([key, item]) => ({
          name: key,
          value: item as WireValue,
          schema: schema.properties?.[key] ?? {},
        }))
      : [];
  const isAttribute = ({ schema: { xml } }: (typeof parts)[number]) =>
    xml?.attribute === true || xml?.nodeType === "attribute";
  const isText = ({ schema: { xml } }: (typeof parts)[number]) =>
    xml?.nodeType === "text" || xml?.nodeType === "cdata";
  const attributes = parts.filter(isAttribute);
  const text =
    typeof value === "object"
      ? parts
          .filter(isText)
          .map((part) => String(part.value))
          .join("")
      : String(value);
  const children = parts
    .filter((part) => !isAttribute(part) && !isText(part))
    .flatMap((part) => elements(part.schema, part, `${indent}  `));
  const begin = [
    tag,
    ...declared([schema, ...attributes.map((part) => part.schema)]),
    ...attributes.map((part) =>
      pair(qualified(part.schema, part.schema.xml?.name ?? part.name), String(part.value)),
    ),
  ].join(" ");
  if (children.length > 0)
    return [`${indent}<${begin}>${escaped(text)}`, ...children, `${indent}</${tag}>`];
  return [`${indent}<${begin}${text === "" ? "/>" : `>${escaped(text)}</${tag}>`}`];
}

function qualified({ xml }: WireSchema, name: string): string {
  return xml?.prefix === undefined ? name : `${xml.prefix}:${name}`;
}

/** Each namespace once. */
function declared(schemas: readonly WireSchema[]): string[] {
  const all = schemas.flatMap(({ xml: { namespace, prefix } = {} }) =>
    namespace === undefined ? [] : [pair(prefix ? `xmlns:${prefix}` : "xmlns", namespace)],
  );
  return [...new Set(all)];
}

function pair(name: string, value: string): string {
  return `${name}="${escaped(value)
    .replaceAll('"', "&quot;")
    .replace(/[\t\n]/g, (one) => `&#${one.charCodeAt(0)};`)}"`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\r", "&#13;");
}
