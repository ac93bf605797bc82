import type { Code, Nodes, Root } from "mdast";
// Its types of MDX in trees come before those of the other parser, which know less.
import type {} from "remark-mdx";
import type { MarkdownOptions } from "../sources/compiled-page.ts";
import type { FrontMatter } from "../sources/front-matter-schema.ts";
import { fileFormat } from "../sources/markdown/file-format.ts";
import { pointAfter } from "../sources/markdown/file-scope.ts";
import { readFrontMatter } from "../sources/markdown/front-matter.ts";
import { parseNatively } from "../sources/markdown/parse/native-parse.ts";
import { normalizeText, rewriteSpellings } from "../sources/markdown/parse/source-text.ts";
import { createMarkdownProcessor } from "../sources/markdown/processor.ts";

/** A stretch of running text. Rows are those of tables, whole. */
export interface TextBlock {
  kind: "meta" | "heading" | "paragraph" | "row";
  start: number;
  end: number;
}

/** A page as the rules read it. All offsets count in `text` and in the masks alike. */
export interface RulePage {
  /** Relative to the root. */
  path: string;
  /** The file, front matter blanked, in the spelling that the parser knows. */
  text: string;
  frontMatter: FrontMatter;
  tree: Root;
  blocks: TextBlock[];
  code: Code[];
  /** `text` with everything but words for people overwritten by spaces. */
  prose: string;
  /** The same, with the text of code spans. */
  stated: string;
}

/** How the pages of a site are written. */
export interface PageSyntax {
  /** How files are read. Default: all is MDX. */
  format?: MarkdownOptions["format"];
  /** "$x^2$" is a formula. Default: it is not. */
  math?: boolean;
}

/** Parses a page once, for all rules. */
export function readRulePage(
  path: string,
  source: string,
  { format = "mdx", math = false }: PageSyntax = {},
): RulePage {
  const original = normalizeText(source);
  const { frontMatter = {} } = readFrontMatter(original, path);
  const head = /^---[ \t]*\n[\s\S]*?^-{3,}[ \t]*$/m.exec(original)?.[0] ?? "";
  const blank = head.replace(/[^\n]/g, " ");
  const syntax = { format: fileFormat(frontMatter.mdx?.format ?? format, path), math } as const;
  const { text } = rewriteSpellings(blank + original.slice(head.length), path, syntax.format);
  const tree = parseNatively(text, syntax) ?? parserOf(syntax).parse(text);
  const prose = new Mask(text);
  const stated = new Mask(text);
  const blocks: TextBlock[] = [];
  const code: Code[] = [];
  for (const [start, end] of statedKeys(head)) {
    blocks.push({ kind: "meta", start, end });
    prose.show(start, end, original);
    stated.show(start, end, original);
  }
  const visit = (node: Nodes): void => {
    const [start, end] = range(node);
    if (node.type === "code") code.push(node);
    if (node.type === "text" && !isAutolink(node.value)) {
      prose.show(start, end);
      stated.show(start, end);
    }
    if (node.type === "inlineCode")
      stated.show(start + ticks(text, start), end - ticks(text, start));
    const kind = BLOCKS[node.type];
    if (kind) blocks.push({ kind, start, end });
    if (node.type === "tableRow") for (const cell of node.children) stated.show(...bar(cell));
    if ("children" in node) node.children.forEach(visit);
  };
  visit(tree);
  return { path, text, frontMatter, tree, blocks, code, prose: prose.text, stated: stated.text };
}

function parserOf(syntax: { format: "md" | "mdx"; math: boolean }) {
  return createMarkdownProcessor(syntax, async () => ({ type: "root", children: [] }));
}

const BLOCKS: Record<string, TextBlock["kind"]> = {
  heading: "heading",
  paragraph: "paragraph",
  tableRow: "row",
};

/** Where a node begins and ends. */
export function range(node: Nodes): [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** The line and column of an offset, from 1. */
export function place(text: string, offset: number): { line: number; column: number } {
  return pointAfter({ line: 1, column: 1 }, text.slice(0, offset));
}

/** A line and a column in the body of a code block, from 1. */
export interface CodePlace {
  line: number;
  column?: number | undefined;
}

/** The offset of a place in the body of a code block; lines and columns from 1. */
export function offsetInCode(
  page: Pick<RulePage, "text">,
  node: Code,
  { line, column = 1 }: CodePlace,
): number {
  const from = node.position?.start;
  const lines = page.text.split("\n").slice(0, (from?.line ?? 1) + line - 1);
  return lines.join("\n").length + 1 + (from?.column ?? 1) - 1 + column - 1;
}

/** The values of the keys that readers see. */
function statedKeys(head: string): [number, number][] {
  return [...head.matchAll(/^((?:title|description|sidebar_label):[ \t]*)(.*)$/gm)].map(
    ({ index, 1: key = "", 2: value = "" }) => [
      index + key.length,
      index + key.length + value.length,
    ],
  );
}

function bar(cell: Nodes): [number, number] {
  const [start] = range(cell);
  return [start, start + 1];
}

function ticks(text: string, start: number): number {
  return /^`*/.exec(text.slice(start, start + 20))?.[0].length ?? 0;
}

function isAutolink(value: string): boolean {
  return /^\S+:\/\/\S+$/.test(value);
}

class Mask {
  readonly #source: string;
  readonly #parts: string[] = [];
  readonly #shown: [number, number, string][] = [];

  constructor(source: string) {
    this.#source = source;
  }

  show(start: number, end: number, from = this.#source): void {
    this.#shown.push([start, end, from]);
  }

  /** Line ends stay. */
  get text(): string {
    let at = 0;
    const blank = this.#source.replace(/[^\n]/g, " ");
    for (const [start, end, from] of this.#shown.sort((a, b) => a[0] - b[0])) {
      if (start < at) continue;
      this.#parts.push(blank.slice(at, start), from.slice(start, end));
      at = end;
    }
    return this.#parts.join("") + blank.slice(at);
  }
}
