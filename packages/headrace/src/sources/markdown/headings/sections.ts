import type { Element, Nodes, Root } from "hast";
import { unescapeHtml } from "../../../model/escape-html.ts";
import type { PageSection } from "../../compiled-page.ts";
import { headingText } from "../jsx/own-heading.ts";
import { splitParts } from "../jsx/rendered.ts";
import { picturesAsText } from "../pictures.ts";
import { isFootnoteMark } from "../text-content.ts";
import { headingHtml } from "./headings.ts";

/** Elements that stand within a line: no space comes between them and what is beside them. */
export const INLINE_ELEMENTS = new Set(
  (
    "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup " +
    "time u var wbr"
  ).split(" "),
);

const HEADING = /^h[1-6]$/;

/** Comments, buttons but those of tabs, tags; React and writers' tools escape ">" in attributes. */
const MARKUP = /<!--[\s\S]*?-->|<button\b(?![^>]*role="tab")[\s\S]*?<\/button>|<[^>]*>/g;

/**
 * Cuts the text of a page at its headings. Call it when headings have their ids, and before React's
 * output becomes one with the rest.
 *
 * @param title The page's title; a heading of level 1 that repeats it is no text of its own.
 * @param plainTexts Plain text of the HTML that code blocks and diagrams became, by that HTML.
 */
export function collectSections(
  tree: Root,
  title: string,
  plainTexts: ReadonlyMap<string, string>,
): PageSection[] {
  const collector = new SectionCollector(title, plainTexts);
  collector.visit(tree);
  return collector.finish();
}

class SectionCollector {
  readonly #title: string;
  readonly #plainTexts: ReadonlyMap<string, string>;
  readonly #sections: PageSection[];
  /** The text of the section, in pieces: a table has ten thousands of them, and joined they would be copied for each. */
  #pieces: string[] = [];

  constructor(title: string, plainTexts: ReadonlyMap<string, string>) {
    this.#title = title;
    this.#plainTexts = plainTexts;
    this.#sections = [{ id: "", title, level: 1, content: "" }];
  }

  visit(node: Nodes): void {
    if (node.type === "text") this.#pieces.push(node.value);
    else if (node.type === "raw") this.#addHtml(node.value);
    else if (node.type === "rendered") this.#visitRendered(node);
    else if (node.type === "element") this.#visitElement(node);
    else if (node.type === "root") for (const child of node.children) this.visit(child);
  }

  finish(): PageSection[] {
    this.#closeSection();
    return this.#sections;
  }

  #visitElement(node: Element): void {
    if (isFootnoteMark(node)) return;
    // Headings that a writer wrote as HTML or JSX have no place in the table of contents either.
    if (HEADING.test(node.tagName) && node.data?.origin && this.#visitHeading(node)) return;
    if (node.properties.role === "img") {
      this.#pieces.push(` ${node.properties.ariaLabel ?? ""} `);
      return;
    }
    if (node.tagName === "tr") {
      this.#visitRow(node);
      return;
    }
    const isBlock = !INLINE_ELEMENTS.has(node.tagName);
    if (isBlock) this.#pieces.push(" ");
    for (const child of node.children) this.visit(child);
    if (isBlock) this.#pieces.push(" ");
  }

  /** In a line of text, signs keep cells and rows of tables apart: "Port: 5432, open; Host: db". */
  #visitRow({ children }: Element): void {
    const cells = children.filter(({ type }) => type === "element");
    for (const [index, cell] of cells.entries()) {
      this.visit(cell);
      const sign = index === 0 ? ":" : ",";
      this.#closeWith(index === cells.length - 1 ? ";" : sign);
    }
  }

  /** Puts a sign after the text, unless it ends with one. */
  #closeWith(sign: string): void {
    let last = "";
    while (last === "" && this.#pieces.length > 0) last = (this.#pieces.pop() ?? "").trimEnd();
    this.#pieces.push(last, /[\p{L}\p{N})\]"'’”]$/u.test(last) ? `${sign} ` : " ");
  }

  /** Whether the heading begins a section, or is the page's title. */
  #visitHeading(node: Element): boolean {
    const { id } = node.properties;
    if (node.tagName === "h1") return plain(headingText(node)) === this.#title;
    if (typeof id !== "string") return false;
    this.#closeSection();
    const title = plain(unescapeHtml(headingHtml(node).replace(/<[^>]*>/g, "")));
    this.#sections.push({ id, title, level: Number(node.tagName.slice(1)), content: "" });
    return true;
  }

  /** React gives no tree; the Markdown within its output is one still. */
  #visitRendered({ html, parts }: Extract<Nodes, { type: "rendered" }>): void {
    for (const piece of splitParts(html)) {
      const part = typeof piece === "number" ? parts[piece] : undefined;
      if (part) this.visit(part);
      else if (typeof piece === "string") this.#addHtml(piece);
    }
  }

  /** HTML of the engine has a plain text; that of React or of a writer is nothing but HTML. */
  #addHtml(html: string): void {
    const known = this.#plainTexts.get(html);
    this.#pieces.push(known === undefined ? withoutMarkup(picturesAsText(html)) : ` ${known} `);
  }

  #closeSection(): void {
    const section = this.#sections.at(-1);
    if (section) section.content = plain(this.#pieces.join(""));
    this.#pieces = [];
  }
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** What stands beside a tag counts as apart: titles and texts of cards are inline elements. */
function withoutMarkup(html: string): string {
  return unescapeHtml(html.replace(MARKUP, " "));
}
