import { escapeAttribute } from "../escape-html.ts";

type Attributes = Readonly<Record<string, string>>;

/** An element of XML that holds text. */
export function xmlElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${xmlText(text)}</${name}>`;
}

/** An empty element of XML. */
export function xmlTag(name: string, attributes: Attributes): string {
  return `<${name}${written(attributes)}/>`;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
    .join("");
}

/** What no document of XML may hold, not even by its number: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function xmlText(text: string): string {
  return escapeAttribute(text.replace(FORBIDDEN, ""));
}
