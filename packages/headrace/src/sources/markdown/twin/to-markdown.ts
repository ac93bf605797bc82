import type { Element, ElementContent, Nodes, Root } from "hast";
import { languageOfClass } from "../../../model/code/code-language.ts";
import {
  ADMONITION_TITLE_CLASS,
  admonitionTitle,
  kindOfClasses,
} from "../../../model/markup/admonitions.ts";
import { CARDS_PLACE } from "../../../model/placeholders.ts";
import { codeFence, markdownTable } from "../../markdown-text.ts";
import { footnoteName } from "../elements/footnotes.ts";
import { INLINE_ELEMENTS } from "../headings/sections.ts";
import { textContent } from "../text-content.ts";
import { escapeParagraph } from "./escape-markdown.ts";
import { hasClass, isSkipped, writeInline } from "./inline.ts";
import { parseMarkup } from "./parse-markup.ts";

/** What the Markdown of a page needs besides its tree. */
export interface TwinContext {
  /** Path of the page's source, for links within the page. */
  path: string;
  /** The page's title; a heading of level 1 that repeats it is left out. */
  title: string;
  /** Markdown of the HTML that code blocks and diagrams became, by that HTML. */
  markdownTexts: ReadonlyMap<string, string>;
}

/**
 * A page as plain Markdown, without its title. Addresses are the placeholders of
 * engine/model/placeholders.ts. Call it when links have their addresses, and before React's output
 * becomes one with the rest.
 */
export function toMarkdown(tree: Root, context: TwinContext): string {
  return writeBlocks(tree.children, context).join("\n\n");
}

function writeBlocks(nodes: readonly Nodes[], context: TwinContext): string[] {
  const blocks: string[] = [];
  let line: Nodes[] = [];
  const endParagraph = () => {
    blocks.push(escapeParagraph(writeInline(line, context.path)));
    line = [];
  };
  for (const node of nodes) {
    if (isSkipped(node)) continue;
    if (node.type === "text" || isInline(node)) line.push(node);
    else {
      endParagraph();
      blocks.push(...writeBlock(node, context));
    }
  }
  endParagraph();
  return blocks.filter((block) => block !== "");
}

const WITHIN_LINES = new Set([...INLINE_ELEMENTS, "br", "img", "input"]);

function isInline(node: Nodes): boolean {
  return node.type === "element" && WITHIN_LINES.has(node.tagName);
}

function writeBlock(node: Nodes, context: TwinContext): string[] {
  if (node.type === "element") return writeElement(node, context);
  if (node.type === "root") return writeBlocks(node.children, context);
  if (node.type === "rendered") {
    return writeBlocks(parseMarkup(node.html, node.parts).children, context);
  }
  if (node.type !== "raw") return [];
  const known = context.markdownTexts.get(node.value);
  return known === undefined ? writeBlocks(parseMarkup(node.value, []).children, context) : [known];
}

function writeElement(element: Element, context: TwinContext): string[] {
  const { tagName, properties, children } = element;
  const inline = () => writeInline(children, context.path);
  if (properties.role === "img") return [escapeParagraph(String(properties.ariaLabel ?? ""))];
  if (properties.role === "tabpanel") {
    return [`**${String(properties.dataLabel)}**`, ...writeBlocks(children, context)];
  }
  if (hasClass(element, "doc-cards")) return [CARDS_PLACE];
  if (hasClass(element, "admonition")) return [writeAdmonition(element, context)];
  if (properties.dataFootnotes !== undefined) return writeFootnotes(element, context);
  switch (tagName) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6": {
      const isTitle = tagName === "h1" && textContent(element).trim() === context.title;
      return isTitle ? [] : [`${"#".repeat(Number(tagName[1]))} ${inline()}`];
    }
    case "p":
      return [escapeParagraph(inline())];
    case "ul":
    case "ol":
      return [writeList(element, context)];
    case "blockquote":
      return [quote(writeBlocks(children, context).join("\n\n"))];
    case "table":
      return [writeTable(element, context)];
    case "pre":
      return [writeCode(element)];
    case "hr":
      return ["---"];
    case "summary":
    case "dt":
      return [`**${inline()}**`];
    case "figcaption":
    case "caption":
      return [`*${inline()}*`];
    default:
      return writeBlocks(children, context);
  }
}

/** A quote whose first line says what it is: "Warning", or "Warning: its own title". */
function writeAdmonition(element: Element, context: TwinContext): string {
  const { className } = element.properties;
  const kind = kindOfClasses(Array.isArray(className) ? className.map(String) : []);
  const titleNode = element.children.find(
    (child) => child.type === "element" && hasClass(child, ADMONITION_TITLE_CLASS),
  );
  const title = titleNode ? writeInline([titleNode], context.path) : "";
  const name = admonitionTitle(kind);
  const head = title === "" || title === name ? name : `${name}: ${title}`;
  const rest = element.children.filter((child) => child !== titleNode);
  return quote([`**${head}**`, ...writeBlocks(rest, context)].join("\n\n"));
}

function writeList(list: Element, context: TwinContext): string {
  const items = elementsNamed(list, ["li"]);
  const isLoose = items.some((item) => elementsNamed(item, ["p"]).length > 0);
  const gap = isLoose ? "\n\n" : "\n";
  const first = Number(list.properties.start ?? 1);
  return items
    .map((item, index) => {
      const mark = list.tagName === "ol" ? `${first + index}. ` : "- ";
      return indent(mark, writeBlocks(item.children, context).join(gap));
    })
    .join(gap);
}

function writeTable(table: Element, context: TwinContext): string {
  const sections = elementsNamed(table, ["thead", "tbody", "tfoot"]);
  const rows = [table, ...sections].flatMap((parent) =>
    elementsNamed(parent, ["tr"]).map((row) =>
      elementsNamed(row, ["th", "td"]).map((cell) => writeBlocks(cell.children, context).join(" ")),
    ),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [head = [], ...body] = rows.map((row) => [
    ...row,
    ...Array<string>(width - row.length).fill(""),
  ]);
  const caption = elementsNamed(table, ["caption"]).flatMap((item) => writeElement(item, context));
  return [...caption, markdownTable(head, body)].join("\n\n");
}

function writeFootnotes(section: Element, context: TwinContext): string[] {
  const [list] = elementsNamed(section, ["ol"]);
  const notes = list ? elementsNamed(list, ["li"]) : [];
  return notes.map((note, index) =>
    indent(
      `[^${footnoteName(note.properties.id, index + 1)}]: `,
      writeBlocks(note.children, context).join("\n\n"),
      4,
    ),
  );
}

function elementsNamed(parent: Element, names: readonly string[]): Element[] {
  return parent.children.filter(
    (child: ElementContent): child is Element =>
      child.type === "element" && names.includes(child.tagName),
  );
}

function quote(text: string): string {
  return text.replace(/^/gm, "> ").replace(/ +$/gm, "");
}

/** Puts a mark before the first line, and the others below its text. */
function indent(mark: string, text: string, width = mark.length): string {
  return mark + text.replace(/\n(?!\n)/g, `\n${" ".repeat(width)}`);
}

/** Code that a component drew names its language by a class, and may have breaks for line feeds. */
function writeCode(element: Element): string {
  const { className } = element.properties;
  const language = languageOfClass([className].flat().join(" ")) ?? "";
  return codeFence(codeLines(element).replace(/\n$/, ""), language);
}

function codeLines(node: Nodes): string {
  if (node.type === "element" && node.tagName === "br") return "\n";
  return "children" in node ? node.children.map(codeLines).join("") : textContent(node);
}
