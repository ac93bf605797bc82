import { readFrontMatter } from "./front-matter.ts";
import { normalizeText } from "./parse/source-text.ts";

/** Ends what lists show of a post: a comment of HTML or of MDX. */
const MORE = /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})/m;

/** Whether lists show less of a post than the post itself. */
export function hasExcerpt(content: string): boolean {
  return MORE.test(content);
}

/** What lists show of a post: the text before the mark, without its title and the ids of headings. */
export function excerptOf(source: string, file: string): string {
  const { content } = readFrontMatter(normalizeText(source), file);
  const mark = MORE.exec(content);
  const text = mark ? content.slice(0, mark.index) : content;
  return text.replace(/^\s*# .*$/m, "").replace(/(#{1,6} .*?)\s*\{#[^}\s]+\}/g, "$1");
}
