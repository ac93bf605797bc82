import type { Heading, Nodes, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { holdsShortcode } from "../emoji.ts";
import { linesOf } from "../file-scope.ts";
import { HEADING_ID_END, HEADING_ID_START } from "../marks.ts";
import { walk } from "../walk.ts";

const BRACES = new RegExp(`\\s*${HEADING_ID_START}#([^${HEADING_ID_END}]+)${HEADING_ID_END}\\s*$`);
const COMMENT = /^\/\*\s*#(\S+?)\s*\*\/$/;

/** remark plugin: `## Text {#id}` and its later spelling `## Text {/* #id *\/}` give the heading an id. */
export function headingIds() {
  return (tree: Root, file: VFile): void => {
    const lines = linesOf(file);
    const isOlder = file.data.scope?.options.format === "mdx1";
    walk(tree, (node) => {
      if (node.type === "heading") applyId(node, { lines, isOlder });
      return;
    });
  };
}

/** Children whose text in the finished page is the text that the id is made of. */
const PLAIN = new Set(["text", "inlineCode", "emphasis", "strong", "delete", "link", "break"]);

/** What stands in a heading besides text counts for its id as it is written, not as it is shown. */
function noteText(node: Heading, { lines, isOlder }: Written): void {
  const isPlain = node.children.every(({ type }) => PLAIN.has(type));
  const read = withoutHtml(node);
  const text = textOf(read);
  // ":rocket:" counts as it is written; in MDX 1 it was a sign by then.
  const isAsShown = !DIRECTIVE.test(text) && (isOlder || !holdsShortcode(text));
  if (isPlain && isAsShown) return;
  const raw = lines[(node.position?.start.line ?? 1) - 1] ?? "";
  const dataHeadingText = textOf(withoutDirectives(read, raw));
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataHeadingText } };
}

/** HTML of plain Markdown counts for no id, unless a heading holds nothing else. */
function withoutHtml(node: Heading): Heading {
  const children = node.children.filter((child: RootContent) => child.type !== "writtenHtml");
  return children.length === 0 ? node : { ...node, children };
}

interface Written {
  lines: readonly string[];
  /** Whether the page is MDX 1. */
  isOlder: boolean;
}

/** ":name" is a directive of the dialect, and its ids are made without it: "M:N" has the id "m". */
const DIRECTIVE = /(?<!:):[a-z](?:[\w-]*[a-z\d])?(?![\w:-])/i;

/** @param raw The heading as it is written: "\\:" and "&#58;" are but colons. */
function withoutDirectives<Item extends Nodes>(node: Item, raw: string): Item {
  if (node.type === "text") {
    const value = node.value.replace(new RegExp(DIRECTIVE, "gi"), (match) =>
      new RegExp(`(?<!\\\\)${match}`).test(raw) ? "" : match,
    );
    return { ...node, value };
  }
  if (!("children" in node)) return node;
  return { ...node, children: node.children.map((child) => withoutDirectives(child, raw)) };
}

function applyId(node: Heading, written: Written): void {
  const id = takeId(node);
  noteText(node, written);
  if (id !== undefined)
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
}

/** Removes the id from the end of a heading and returns it. */
export function takeId(node: Heading): string | undefined {
  let last = node.children.at(-1);
  if (last?.type === "text" && last.value.trim() === "" && node.children.length > 1) {
    last = node.children.at(-2);
  }
  if (last?.type === "mdxTextExpression") {
    const id = COMMENT.exec(last.value.trim())?.[1];
    if (id === undefined) return undefined;
    node.children.splice(node.children.indexOf(last));
    trimEnd(node);
    return id;
  }
  if (last?.type !== "text") return undefined;
  const match = BRACES.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === "") node.children.splice(node.children.indexOf(last));
  return match[1];
}

function trimEnd(node: Heading): void {
  const last = node.children.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
}
