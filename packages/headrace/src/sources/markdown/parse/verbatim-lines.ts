import type { Nodes, RootContent } from "mdast";
// Its types of MDX in trees come before those of the other parser, which know less.
import type {} from "remark-mdx";
import { markdownToMdast } from "satteri";

/** Blocks of text, in which HTML is a part of a line. */
const TEXTS = new Set<Nodes["type"]>(["paragraph", "heading", "tableCell"]);

/**
 * The lines of plain Markdown, from 1, that mean what they say: blocks of code, indented ones
 * too, and of HTML with its comments. Fences of `mdx-code-block` are text.
 */
export function verbatimLines(text: string): Set<number> {
  const lines = new Set<number>();
  collect(markdownToMdast(text, { features: { gfm: true, frontmatter: false } }), lines);
  return lines;
}

function collect(node: Nodes, lines: Set<number>): void {
  if (isVerbatim(node)) {
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
    for (let line = start.line; line <= end.line; line++) lines.add(line);
  }
  if (!("children" in node) || TEXTS.has(node.type)) return;
  const children: RootContent[] = node.children;
  for (const child of children) collect(child, lines);
}

function isVerbatim(node: Nodes): boolean {
  return node.type === "html" || (node.type === "code" && node.lang !== "mdx-code-block");
}
