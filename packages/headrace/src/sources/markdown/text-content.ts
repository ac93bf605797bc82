import type { Nodes } from "hast";

/** The text of a node and everything in it, without markup. */
export function textContent(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textContent).join("") : "";
}
