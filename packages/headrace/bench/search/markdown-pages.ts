/** Reads Markdown documentation of other projects into the documents of the adapter. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import GithubSlugger from "github-slugger";
import type { BenchDoc, BenchSection } from "./adapter.ts";

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING_ID = /^(.*?)\s*(?:\{\s*#([^}\s]*)\s*\})?$/;
/** Lists of contents, and pieces that pages take in. */
const NO_PAGE = /(?:^|\/)(?:toc|summary|title-page|_(?!index\.)[^/]*)\.md$/i;
const CODE_BLOCK = /^\s*(`{3,}|~{3,})[\s\S]*?^\s*\1/gm;
const CODE_SPAN = /(?<!`)`([^`\n]+)`(?!`)/g;
/** What MDX needs above a page, and no reader sees. */
const IMPORTS = /^\s*(?:import\s.*\n\s*)+/;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** A page with what its text sets as code. */
export interface MarkdownPage extends BenchDoc {
  /** What stands between backquotes inside of sentences. */
  codeSpans: string[];
}

/**
 * Every page below a folder, in the order of the file names. Left out is what is no page: files
 * without text or title, lists of contents, and in a folder of Hugo those that a page takes in.
 */
export function readMarkdownPages(folder: string): MarkdownPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".md") && !NO_PAGE.test(file),
  );
  const byHugo = files.includes("_index.md");
  const takenIn = new Set(
    files.filter((file) => byHugo && basename(file) === "index.md").map(dirname),
  );
  return files
    .filter((file) => basename(file) === "index.md" || !takenIn.has(dirname(file)))
    .sort()
    .map((file) => readPage(file, readFileSync(join(folder, file), "utf8")))
    .filter(({ title, sections }) => title && sections.some(({ content }) => content !== ""));
}

function readPage(file: string, source: string): MarkdownPage {
  const text = source.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "");
  const matter = FRONT_MATTER.exec(text)?.[1] ?? "";
  const ownTitle = matterValue(matter, "title");
  const body = expandShortCodes(text.replace(FRONT_MATTER, "").replace(IMPORTS, ""));
  const [intro, ...rest] = cutSections(body, ownTitle !== "");
  if (!intro) throw new Error(`${file} has no section.`);
  const title = intro.title || ownTitle;
  return {
    url: `/${file.replace(/(?:(?:^|\/)_index)?\.md$/, "")}`,
    title,
    description: matterValue(matter, "description"),
    keywords: [],
    codeSpans: Array.from(
      body.replace(CODE_BLOCK, "").matchAll(CODE_SPAN),
      ([, code = ""]) => code,
    ),
    sections: [{ ...intro, title }, ...rest],
  };
}

/** Of what Hugo puts in elsewhere, the words that stand in the text: of a link, of a heading. */
function expandShortCodes(markdown: string): string {
  return markdown.replace(/\{\{[<%]([\s\S]*?)[>%]\}\}/g, (_, code: string) => {
    const words = /\btext="([^"]*)"/.exec(code) ?? /\b(?:term_id=|heading )"([^"]*)"/.exec(code);
    return words?.[1] ?? "";
  });
}

/**
 * The first section has anchor "", and the page's first heading, wherever that stands; where the
 * page has a title apart, only one of the first level.
 */
function cutSections(body: string, titled: boolean): BenchSection[] {
  const slugger = new GithubSlugger();
  const sections: BenchSection[] = [{ title: "", anchor: "", level: 1, content: "" }];
  let fence = "";
  let lines: string[] = [];
  const finish = () => {
    const section = sections.at(-1);
    if (section) section.content = plainText(lines.join("\n"));
    lines = [];
  };
  for (const line of body.split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === "" || mark.startsWith(fence))) fence = fence === "" ? mark : "";
    const heading = fence === "" ? HEADING.exec(line) : null;
    if (!heading) {
      lines.push(line);
      continue;
    }
    const level = heading[1]?.length ?? 2;
    const [, words = "", id] = HEADING_ID.exec(heading[2] ?? "") ?? [];
    const title = plainText(words);
    const anchor = id ?? slugger.slug(title);
    if (anchor === "") continue;
    const [first] = sections;
    if (
      first &&
      sections.length === 1 &&
      !(titled && level > 1) &&
      first.title === "" &&
      plainText(lines.join("\n")) === ""
    ) {
      first.title = title;
      lines = [];
      continue;
    }
    finish();
    sections.push({ title, anchor, level, content: "" });
  }
  finish();
  return sections;
}

/** Text as a reader sees it, as far as is needed to search it. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->|\{%[\s\S]*?%\}/g, " ")
    .replace(/^\s*(?:`{3,}|~{3,}).*$/gm, " ")
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g, "$1")
    .replace(/!?\[([^\]]*)\]\[[^\]]*\]/g, "$1")
    .replace(/^\[[^\]]+\]:\s.*$/gm, " ")
    .replace(/<\/?[a-z][^>\n]*>/gi, " ")
    .replace(/&[a-z]+;/g, " ")
    .replace(/\\([\\`*_{}[\]()#+.!<>|-])/g, "$1")
    .replace(/[`*|]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function matterValue(matter: string, key: string): string {
  const line = new RegExp(`^${key}:\\s*(.*)$`, "m").exec(matter)?.[1] ?? "";
  return line.replace(/^(["'])(.*)\1$/, "$2");
}
