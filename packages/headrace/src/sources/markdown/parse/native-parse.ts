import type { Nodes, Root, RootContent, Text } from "mdast";
import { markdownToMdast, mdxToMdast } from "satteri";
import { factName } from "../facts.ts";
import { walk } from "../walk.ts";

const FEATURES = { gfm: true, directive: true, frontmatter: false };

/** Nodes that carry JavaScript, and directives that are none of the dialect's. */
const LEFT_TO_THE_OTHER_PARSER = new Set([
  "mdxjsEsm",
  "mdxFlowExpression",
  "mdxTextExpression",
  "leafDirective",
]);

/**
 * Parses a page in native code: the same tree as the parser written in JavaScript makes, in a
 * twentieth of its time (docs/decisions/0006-two-parsers.md).
 *
 * @returns `undefined` for what is left to that parser: syntax errors, since its messages are those
 *   that the diagnostics know, and JavaScript, whose syntax tree it attaches.
 */
export function parseNatively(
  text: string,
  { format, math }: { format: "md" | "mdx"; math: boolean },
): Root | undefined {
  if (!hasPlainDirectives(text)) return undefined;
  const tree = tryParse(text, format, math);
  if (tree?.type !== "root" || isLeftOver(tree)) return undefined;
  restoreTextDirectives(tree, text);
  return tree;
}

const COLONS = /^[ \t]*(:{3,})(.*)/gm;

/** Colons in a quote, which a line without ">" may go on, and behind a definition, which the native parser does not end there. */
const ODD_COLONS = /^[ \t]*>[ \t>]*:{3}|^[ \t]*\[[^\]\n]+\]:.*\n[ \t]*:{3}/m;

/**
 * Whether colons that begin a line open a directive, or close with as many the one that was opened last. Of others
 * ("::: text", one too many) the native parser ends what is open, and loses what stands behind them.
 */
function hasPlainDirectives(text: string): boolean {
  if (ODD_COLONS.test(text)) return false;
  const open: number[] = [];
  for (const [, { length } = "", rest = ""] of text.matchAll(COLONS)) {
    if (/^[a-z]/i.test(rest)) open.push(length);
    else if (rest.trim() !== "" || open.pop() !== length) return false;
  }
  return true;
}

function tryParse(text: string, format: "md" | "mdx", math: boolean): Nodes | undefined {
  try {
    const parse = format === "mdx" ? mdxToMdast : markdownToMdast;
    return parse(text, { features: { ...FEATURES, math } });
  } catch {
    return undefined;
  }
}

function isLeftOver(node: Nodes, isWithinDirective = false): boolean {
  if (factName(node) !== undefined) return false;
  // The end of a directive ends an open code block within it; the native parser reads on.
  if (node.type === "code" && isWithinDirective && DIRECTIVE_END.test(node.value)) return true;
  if (LEFT_TO_THE_OTHER_PARSER.has(node.type)) return true;
  if (node.type === "textDirective" && node.children.length > 0) return true;
  if ("name" in node && "attributes" in node && Array.isArray(node.attributes)) {
    if (node.attributes.some(hasExpression)) return true;
  }
  const isWithin = isWithinDirective || node.type === "containerDirective";
  return "children" in node && node.children.some((child) => isLeftOver(child, isWithin));
}

const DIRECTIVE_END = /^\s*:{3,}\s*$/m;

/** `{...rest}`, or `name={value}`. */
function hasExpression(attribute: { type: string; value?: unknown }): boolean {
  return attribute.type === "mdxJsxExpressionAttribute" || typeof attribute.value === "object";
}

/** "3:00" is a time: the dialect has containers only. */
function restoreTextDirectives(tree: Root, text: string): void {
  walk(tree, (node) => {
    if (!("children" in node)) return;
    const children: RootContent[] = node.children;
    if (!children.some((child) => child.type === "textDirective")) return;
    children.splice(
      0,
      children.length,
      ...mergeTexts(children.map((child) => restore(child, text))),
    );
    return;
  });
}

function restore(node: RootContent, text: string): RootContent {
  if (node.type !== "textDirective" || !node.position) return node;
  const { start, end } = node.position;
  return { type: "text", value: text.slice(start.offset, end.offset), position: node.position };
}

function mergeTexts(nodes: readonly RootContent[]): RootContent[] {
  const merged: RootContent[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === "text" && last?.type === "text") merged.splice(-1, 1, join(last, node));
    else merged.push(node);
  }
  return merged;
}

function join(first: Text, second: Text): Text {
  const value = first.value + second.value;
  if (!first.position || !second.position) return { type: "text", value };
  const { start } = first.position;
  return { type: "text", value, position: { start, end: second.position.end } };
}
