import type { Nodes, Root } from "mdast";
import type { Processor } from "unified";

/**
 * remark plugin: takes out of the parser what costs much and brings nothing.
 *
 * - The autolink constructs of GFM, which try to begin an address at every letter and digit: a
 *   quarter of the parsing time. The same addresses are found in the finished tree, where
 *   `remark-gfm` looks for them anyway; it need not look where there can't be any. That for "http:" stays,
 *   which begins at one letter: the other way finds no "http://localhost".
 * - Text directives (`:name`), which would take "3:00pm" and "a:b" apart, and leaf directives
 *   (`::name`): the dialect has containers only.
 */
export function leanSyntax(this: Processor): void {
  const data = this.data();
  for (const extension of data.micromarkExtensions ?? []) {
    removeAutolinks(extension.text ?? {});
    keepContainerDirectives(extension.flow ?? {}, extension.text ?? {});
  }
  for (const extension of (data.fromMarkdownExtensions ?? []).flat()) {
    extension.transforms = extension.transforms?.map(
      (transform) => (tree: Root) => (mayHoldAddress(tree) ? transform(tree) : undefined),
    );
  }
}

/** Constructs of micromark by the character code that begins them. */
type Constructs = Record<string, unknown>;

function removeAutolinks(constructs: Constructs): void {
  for (const [code, value] of Object.entries(constructs)) {
    constructs[code] = [value].flat().filter((construct) => !isAutolink(construct));
  }
}

function isAutolink(construct: unknown): boolean {
  const isNamed = typeof construct === "object" && construct !== null && "name" in construct;
  return isNamed && /^(?:www|email)Autolink$/.test(String(construct.name));
}

const COLON = ":".charCodeAt(0);

/** The directive extension is the one with a list for the colon: the container's, the leaf's. */
function keepContainerDirectives(flow: Constructs, text: Constructs): void {
  const directives = flow[COLON];
  if (!Array.isArray(directives)) return;
  flow[COLON] = directives.slice(0, 1);
  text[COLON] = [];
}

function mayHoldAddress(node: Nodes): boolean {
  if (node.type === "text") return /https?:\/\/|www\.|@/i.test(node.value);
  return "children" in node && node.children.some(mayHoldAddress);
}
