/** Cuts the project's own pages into the pieces that generated pages are made of. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Root, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** Stands in a piece where a link to some other page goes. */
export const LINK_MARK = "\uE000";

/** What the pages of `content/` are made of. */
export interface Passages {
  /** Text of headings, without markup. */
  headings: string[];
  /** Markdown sentences of ordinary paragraphs. */
  sentences: string[];
  /** Markdown of every block but headings, in its natural frequency. */
  blocks: Block[];
}

/** A block of a page; of a paragraph only its length is kept, in sentences. */
export type Block =
  | { kind: "paragraph"; sentences: number }
  | { kind: "list" | "table" | "code" | "admonition"; markdown: string };

const KINDS: Partial<Record<RootContent["type"], Exclude<Block["kind"], "paragraph">>> = {
  list: "list",
  table: "table",
  code: "code",
  containerDirective: "admonition",
};

/** Astro's Starlight knows fewer names than we do; both read these. */
const ADMONITIONS: Record<string, string> = {
  note: "note",
  info: "note",
  tip: "tip",
  warning: "caution",
  danger: "danger",
};

/**
 * Reads every Markdown page below a folder. Left out is what only one of the measured engines
 * reads: JSX, raw HTML, images, footnotes, diagrams, code that is taken from a file.
 */
export function readPassages(folder: string): Passages {
  const passages: Passages = { headings: [], sentences: [], blocks: [] };
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".md")).sort()) {
    const source = readFileSync(join(folder, file), "utf8")
      .replace(/^---\n[\s\S]*?\n---\n/, "")
      .replace(/^(:{3,}\w+) +(\S.*)$/gm, "$1[$2]");
    addPage(passages, parser.parse(source), source);
  }
  if (passages.blocks.length === 0) throw new Error(`There are no Markdown pages in ${folder}.`);
  return passages;
}

function addPage(passages: Passages, tree: Root, source: string): void {
  for (const node of tree.children) {
    const markdown = source.slice(node.position?.start.offset, node.position?.end.offset);
    if (!isPortable(markdown)) continue;
    const kind = KINDS[node.type];
    if (kind) passages.blocks.push({ kind, markdown: markLinks(renameAdmonition(markdown)) });
    if (node.type === "heading") passages.headings.push(plainText(node));
    if (node.type === "paragraph") addParagraph(passages, markLinks(markdown));
  }
}

function addParagraph({ sentences, blocks }: Passages, markdown: string): void {
  const whole = markdown.split(/(?<=[.!?])\s+(?=[A-Z`*[])/).filter(isWhole);
  if (whole.length === 0) return;
  sentences.push(...whole);
  blocks.push({ kind: "paragraph", sentences: whole.length });
}

/** False where a sentence was cut inside a link, an emphasis or a code span, or leads into a list. */
function isWhole(sentence: string): boolean {
  const count = (sign: string) => sentence.split(sign).length - 1;
  return (
    /[.!?]$/.test(sentence) &&
    count("[") === count("]") &&
    count("`") % 2 === 0 &&
    count("*") % 2 === 0
  );
}

/** Whether both MDX and plain Markdown read a block alike, and both engines draw it alike. */
function isPortable(markdown: string): boolean {
  if (/^ *```(?:mermaid|.* file=)/m.test(markdown)) return false;
  const outsideCode = markdown.replace(/^ *```[\s\S]*?^ *```/gm, "").replace(/`[^`]*`/g, "");
  return !/[<{}\\]|!\[|\[\^|\]\[|^\[[^\]]+\]:|^(?:import|export) /m.test(outsideCode);
}

function renameAdmonition(markdown: string): string {
  return markdown.replace(/^(:{3,})(\w+)/, (_, colons: string, name: string) => {
    return colons + (ADMONITIONS[name] ?? "note");
  });
}

/** Links within the site lead to pages that a generated site does not have. */
function markLinks(markdown: string): string {
  return markdown.replace(/\]\((?!https?:|mailto:)[^)\s]+\)/g, `](${LINK_MARK})`);
}
