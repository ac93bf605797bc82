/** Reads Markdown documentation of other projects into the documents of the adapter. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import GithubSlugger from "github-slugger";
import type { BenchDoc, BenchSection } from "./adapter.ts";

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Every page below a folder, in the order of the file names. Pages without text are left out. */
export function readMarkdownPages(folder: string): BenchDoc[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => file.endsWith(".md") && !/(?:^|\/)(?:toc|summary|title-page)\.md$/i.test(file),
    )
    .sort()
    .map((file) => readPage(file, readFileSync(join(folder, file), "utf8")))
    .filter((page) => page.sections.some((section) => section.content !== ""));
}

function readPage(file: string, source: string): BenchDoc {
  const text = source.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "");
  const matter = FRONT_MATTER.exec(text)?.[1] ?? "";
  const [intro, ...rest] = cutSections(text.replace(FRONT_MATTER, ""));
  if (!intro) throw new Error(`${file} has no section.`);
  const sections = [intro, ...rest];
  const title = intro.title || matterValue(matter, "title") || file;
  return {
    url: `/${file.replace(/\.md$/, "")}`,
    title,
    description: matterValue(matter, "description"),
    keywords: [],
    sections: [{ ...intro, title }, ...sections.slice(1)],
  };
}

/** The first section has the page's first heading, wherever that stands, and anchor "". */
function cutSections(body: string): BenchSection[] {
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
    const title = plainText(heading[2] ?? "");
    const [first] = sections;
    if (
      first &&
      sections.length === 1 &&
      first.title === "" &&
      plainText(lines.join("\n")) === ""
    ) {
      first.title = title;
      lines = [];
      continue;
    }
    finish();
    const level = heading[1]?.length ?? 2;
    sections.push({ title, anchor: slugger.slug(title), level, content: "" });
  }
  finish();
  return sections;
}

/** Text as a reader sees it, as far as is needed to search it. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->/g, " ")
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
