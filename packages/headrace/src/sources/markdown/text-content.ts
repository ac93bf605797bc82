import type { Nodes, Root } from "hast";

/** The text of a node and everything in it, without markup. */
export function textContent(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textContent).join("") : "";
}

/** The text of the first paragraph, for search engines and link previews. */
export function firstParagraph(tree: Root): string {
  for (const node of tree.children) {
    if (node.type !== "element" || node.tagName !== "p") continue;
    const text = textContent(node).replace(/\s+/g, " ").trim();
    if (text !== "") return text;
  }
  return "";
}
