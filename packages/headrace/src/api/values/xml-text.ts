import type { Json } from "../../model/api.ts";
import { escapeText } from "../../model/escape-html.ts";

/** A value as XML: properties are elements, items of a list repeat the element. */
export function xmlText(name: string, value: Json): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, value, "")}`;
}

function element(name: string, value: Json, indent: string): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item, indent)).join("\n");
  if (value === null) return `${indent}<${name}/>`;
  if (typeof value !== "object") return `${indent}<${name}>${escapeText(String(value))}</${name}>`;
  const children = Object.entries(value).map(([key, item]) => element(key, item, `${indent}  `));
  return [`${indent}<${name}>`, ...children, `${indent}</${name}>`].join("\n");
}
