import type { Element, Nodes, Root } from "hast";
import { isFootnoteLabel } from "./elements/footnotes.ts";

/** The text of a node and everything in it, without markup. */
export function textContent(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textContent).join("") : "";
}

/** The text of the first paragraph, for search engines and link previews. */
export function firstParagraph(tree: Root): string {
  for (const node of tree.children) {
    if (node.type !== "element" || node.tagName !== "p") continue;
    const text = plainText(node).replace(/\s+/g, " ").trim();
    if (text !== "") return text;
  }
  return "";
}

/** As `textContent`, where "Milled[^1]" is no "Milled1". */
function plainText(node: Nodes): string {
  if (node.type === "element" && isFootnoteMark(node)) return "";
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(plainText).join("") : "";
}

/** The numbers, arrows and heading that come with footnotes. */
export function isFootnoteMark({ properties }: Element): boolean {
  const { id, dataFootnoteRef, dataFootnoteBackref } = properties;
  return isFootnoteLabel(id) || (dataFootnoteRef ?? dataFootnoteBackref) !== undefined;
}
