import type { Parents, Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";

/**
 * remark plugin: a paragraph that holds nothing but JSX is no paragraph. `<Card />` alone on a line
 * is parsed as text within a `p`, but means a block.
 */
export function unravelJsx() {
  return (tree: Root): void => {
    visit(tree, "paragraph", (node, index, parent) => {
      const content = node.children.filter(
        (child) => child.type !== "text" || child.value.trim() !== "",
      );
      const isJsx = content.every(
        (child) => child.type === "mdxJsxTextElement" || child.type === "mdxTextExpression",
      );
      if (!isJsx || content.length === 0 || !parent || index === undefined) return;
      replace(parent, index, content.map(toFlow));
      return [SKIP, index];
    });
  };
}

function toFlow(node: RootContent): RootContent {
  if (node.type === "mdxJsxTextElement") return Object.assign(node, { type: "mdxJsxFlowElement" });
  if (node.type === "mdxTextExpression") return Object.assign(node, { type: "mdxFlowExpression" });
  return node;
}

function replace(parent: Parents, index: number, nodes: RootContent[]): void {
  const children: RootContent[] = parent.children;
  children.splice(index, 1, ...nodes);
}
