import { unescapeHtml } from "../model/escape-html.ts";

/** What has no text for readers, or none in lines, or says headings again. */
const OTHER =
  /<(svg|math|script|style|template)\b[\s\S]*?<\/\1>|<details class="toc-inline">[\s\S]*?<\/details>/g;

/** Tags that begin or end a line. */
const BLOCKS =
  /(<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|div|section|pre|table|thead|tbody|tr|td|th|details|summary|figure|figcaption|blockquote|br|hr|button)\b(?:"[^"]*"|'[^']*'|[^>"'])*>)/;

/** A part of an article: a tag between lines, or a line with the markup in it, perhaps without text. */
interface ShownPart {
  text: string;
  isTag: boolean;
}

/** All parts of an article; together they are the article again. */
export function shownParts(html: string): ShownPart[] {
  const others: string[] = [];
  const kept = html.replace(OTHER, (other) => `<!--part-${others.push(other) - 1}-->`);
  return kept.split(BLOCKS).map((part, index) => ({
    text: part.replace(
      /<!--part-(\d+)-->/g,
      (comment, number) => others[Number(number)] ?? comment,
    ),
    isTag: index % 2 === 1,
  }));
}

/** What an article shows, line by line. */
export function shownLines(html: string): string[] {
  return shownParts(html).flatMap(({ text, isTag }) => (isTag ? [] : shownText(text) || []));
}

/** The text of markup within a line, with the spaces that documents keep. */
export function shownText(html: string): string {
  return unescapeHtml(html.replace(OTHER, "").replace(/<[^>]*>/g, ""))
    .replace(/[ \t\n\f\r]+/g, " ")
    .replace(/^ | $/g, "");
}
