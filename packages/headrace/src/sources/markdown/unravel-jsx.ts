import type { Paragraph, Root, RootContent } from "mdast";
import { walk } from "./walk.ts";

/**
 * remark plugin: a paragraph that holds nothing but JSX is no paragraph. `<Card />` alone on a line
 * is parsed as text within a `p`, but means a block.
 */
export function unravelJsx() {
  return (tree: Root): void =>
    walk(tree, (node) => (node.type === "paragraph" ? unravel(node) : undefined));
}

function unravel({ children }: Paragraph): RootContent[] | undefined {
  const content = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const isJsx = content.every(
    (child) => child.type === "mdxJsxTextElement" || child.type === "mdxTextExpression",
  );
  return isJsx && content.length > 0 ? content.map(toFlow) : undefined;
}

function toFlow(node: RootContent): RootContent {
  if (node.type === "mdxJsxTextElement") return Object.assign(node, { type: "mdxJsxFlowElement" });
  if (node.type === "mdxTextExpression") return Object.assign(node, { type: "mdxFlowExpression" });
  return node;
}
