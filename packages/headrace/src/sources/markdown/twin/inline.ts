import type { Element, Nodes } from "hast";
import { PLACEHOLDER_MARK } from "../../../model/placeholders.ts";
import { codeSpan } from "../../markdown-text.ts";
import { footnoteName } from "../elements/footnotes.ts";
import { targetPlaceholder } from "../elements/target.ts";
import { textContent } from "../text-content.ts";
import { escapeInline } from "./escape-markdown.ts";
import { parseMarkup } from "./parse-markup.ts";

/** Controls, drawings and code of the page itself. */
const SKIPPED = new Set("button script select style svg template textarea".split(" "));

/** What a reader of text has no use for. */
export function isSkipped(node: Nodes): boolean {
  if (node.type === "comment" || node.type === "doctype") return true;
  if (node.type !== "element") return false;
  const { ariaHidden, role } = node.properties;
  return SKIPPED.has(node.tagName) || String(ariaHidden) === "true" || role === "tablist";
}

/** Whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

/**
 * Nodes as one line of Markdown.
 *
 * @param path Path of the page's source, for links within the page.
 */
export function writeInline(nodes: readonly Nodes[], path: string): string {
  const markdown = nodes.map((node) => writeNode(node, path)).join("");
  return markdown
    .replace(/ +/g, " ")
    .replace(/ ?\n ?/g, "  \n")
    .trim();
}

function writeNode(node: Nodes, path: string): string {
  if (isSkipped(node)) return "";
  if (node.type === "text") return escapeInline(plain(node.value));
  if (node.type === "raw") return writeNodes(parseMarkup(node.value, []).children, path);
  if (node.type === "rendered") {
    return writeNodes(parseMarkup(node.html, node.parts).children, path);
  }
  return node.type === "element" ? writeElement(node, path) : "";
}

/** Other than `writeInline` it keeps the spaces around. */
function writeNodes(nodes: readonly Nodes[], path: string): string {
  return nodes.map((node) => writeNode(node, path)).join("");
}

function writeElement(element: Element, path: string): string {
  const { properties, children, tagName } = element;
  const content = () => writeNodes(children, path);
  switch (tagName) {
    case "a":
      return writeLink(element, path);
    case "img":
      return properties.alt
        ? `!${link(plain(String(properties.alt)), String(properties.src))}`
        : "";
    case "code":
      return codeSpan(textContent(element));
    case "strong":
    case "b":
      return wrap("**", content());
    case "em":
    case "i":
      return wrap("*", content());
    case "del":
    case "s":
      return wrap("~~", content());
    case "br":
      return "\n";
    case "input":
      return properties.type === "checkbox" ? `[${properties.checked ? "x" : " "}]` : "";
    default:
      return properties.role === "img" ? String(properties.ariaLabel ?? "") : content();
  }
}

function writeLink(element: Element, path: string): string {
  const { href, dataFootnoteRef, dataFootnoteBackref } = element.properties;
  const label = textContent(element);
  if (dataFootnoteRef !== undefined) return `[^${footnoteName(href, label)}]`;
  if (dataFootnoteBackref !== undefined || hasClass(element, "heading-anchor")) return "";
  const text = writeNodes(element.children, path);
  if (typeof href !== "string") return text;
  const target = href.startsWith("#") ? targetPlaceholder("page", path, href) : href;
  return label === target.replace(/^mailto:/, "") ? `<${label}>` : link(text, target);
}

function link(text: string, target: string): string {
  const isPlain = /^[^\s()<>]*$/.test(target);
  return `[${text.trim()}](${isPlain ? target : `<${target}>`})`;
}

/** Marks stand against the text, spaces outside of them. */
function wrap(mark: string, text: string): string {
  const [, before = "", inside = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inside === "" ? text : before + mark + inside + mark + after;
}

function plain(text: string): string {
  return text.replaceAll(PLACEHOLDER_MARK, "").replace(/[ \t\n\f\r]+/g, " ");
}
