import { nameToEmoji } from "gemoji";
import type { Heading, Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
// Its types of JSX come before those of the native parser, which lack the syntax trees.
import type {} from "remark-mdx";
import { once } from "../../../model/once.ts";
import { expandShortcodes } from "../emoji.ts";
import { parseNatively } from "../parse/native-parse.ts";
import { rewriteSpellings } from "../parse/source-text.ts";
import { createMarkdownProcessor, type MarkdownSyntax } from "../processor.ts";
import { takeId } from "./heading-ids.ts";

const SYNTAX: MarkdownSyntax = { format: "mdx", math: false };

/** Made when it is needed: few titles are more than plain text. */
const parser = once(() =>
  createMarkdownProcessor(SYNTAX, async () => ({ type: "root", children: [] })),
);

/**
 * The title that a page without one in its front matter gets when it is compiled: a heading of level
 * 1 that nothing but text stands before.
 *
 * @param content The text below the front matter.
 */
export function headingTitle(content: string, path: string): string | undefined {
  const heading = firstHeading(parse(content, path));
  if (heading?.type !== "heading" || heading.depth !== 1) return undefined;
  takeId(heading);
  const text = expandShortcodes(textOf(heading, { includeImageAlt: false }), nameToEmoji).trim();
  return text === "" ? undefined : text;
}

/** What can't be parsed has no title; compiling says why. */
function parse(content: string, path: string): Root {
  const { text } = rewriteSpellings(content, path);
  try {
    return parseNatively(text, SYNTAX) ?? parser().parse(text);
  } catch {
    return { type: "root", children: [] };
  }
}

/** The first heading or rule, in the order of the text. */
function firstHeading(node: Nodes): Heading | Nodes | undefined {
  if (node.type === "heading" || node.type === "thematicBreak") return node;
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = firstHeading(child);
    if (found) return found;
  }
  return undefined;
}
