import type { Element, Nodes, Parents } from "hast";
import { INLINE_ELEMENTS } from "./headings/sections.ts";
import { textContent } from "./text-content.ts";

const RIGHT_TO_LEFT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mand}\p{sc=Samr}\p{sc=Mend}\p{sc=Yezi}]/u;

/** They run from left to right as a whole: as lines of text begin there, so do signs of items and columns. */
const BLOCKS = new Set(["p", "ul", "ol", "dl", "blockquote", "table"]);

/** They keep their place in what is around them; their text alone runs the other way. */
const PARTS = new Set(["td", "th", "li", "dt", "dd", "summary"]);

/**
 * Marks what has letters, and none that runs from right to left, on a page that does: the full stop of an
 * English sentence would stand before it there. A sentence that holds a word of each goes on as the page does.
 */
export function markLeftToRight(parent: Parents): void {
  for (const node of parent.children) {
    if (node.type !== "element" || node.tagName === "pre") continue;
    const isMarked = BLOCKS.has(node.tagName) || PARTS.has(node.tagName);
    if (isMarked && node.properties.dir === undefined && runsLeftToRight(node)) mark(node);
    else markLeftToRight(node);
  }
}

function mark(node: Element): void {
  if (BLOCKS.has(node.tagName)) node.properties.dir = "ltr";
  else if (node.children.every(standsInLine))
    node.children = [{ type: "element", tagName: "bdi", properties: {}, children: node.children }];
  else markLeftToRight(node);
}

function runsLeftToRight(node: Element): boolean {
  const text = textContent(node);
  return /\p{L}/u.test(text) && !RIGHT_TO_LEFT.test(text) && !holdsMarkup(node);
}

/** Whether there is HTML that is no tree, whose text is not known. */
function holdsMarkup(node: Nodes): boolean {
  if (node.type === "raw" || node.type === "rendered") return true;
  return "children" in node && node.children.some(holdsMarkup);
}

function standsInLine(node: Nodes): boolean {
  return node.type === "text" || (node.type === "element" && INLINE_ELEMENTS.has(node.tagName));
}
