import { slugOf } from "../search/options.ts";

/** A heading of a page in Markdown. */
export interface MarkdownSection {
  id: string;
  title: string;
  /** 1 to 6. */
  level: number;
  /** Where it begins in the text, and where its part ends: at the next heading that is not below it. */
  from: number;
  to: number;
}

/** A heading that has another id than its text would give it. */
export interface NamedHeading {
  id: string;
  /** Its text, without markup. */
  title: string;
}

/**
 * The headings of a page below its title, in order.
 *
 * @param named The headings of the page's table of contents, with their ids.
 */
export function markdownSections(
  markdown: string,
  named: readonly NamedHeading[],
): MarkdownSection[] {
  const headings = findHeadings(markdown).filter(({ level }) => level > 1);
  const ids = new Set<string>();
  const left = [...named];
  const sections = headings.map(({ text, level, from }, index) => {
    const title = plainText(text);
    const at = left.findIndex((heading) => heading.title === title);
    const id = left.splice(at, at < 0 ? 0 : 1)[0]?.id ?? uniqueId(slugOf(title), ids);
    ids.add(id);
    const next = headings.slice(index + 1).find((other) => other.level <= level);
    return { id, title, level, from, to: next?.from ?? markdown.length };
  });
  return sections;
}

function uniqueId(slug: string, taken: ReadonlySet<string>): string {
  let id = slug;
  for (let count = 1; taken.has(id); count++) id = `${slug}-${count}`;
  return id;
}

/** Code has lines that only look like headings. */
function findHeadings(markdown: string): { text: string; level: number; from: number }[] {
  const headings: { text: string; level: number; from: number }[] = [];
  let fence = "";
  for (const { 0: line, index: from } of markdown.matchAll(/^.*$/gm)) {
    const [, mark = "", rest = ""] = /^\s*(?:[-*+>]\s+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence !== "") {
      if (mark.startsWith(fence) && rest.trim() === "") fence = "";
      continue;
    }
    if (mark !== "" && !(mark.startsWith("`") && rest.includes("`"))) {
      fence = mark;
      continue;
    }
    const [, hashes = "", text = ""] = /^(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line) ?? [];
    if (text !== "") headings.push({ text, level: hashes.length, from });
  }
  return headings;
}

/** A heading's text without links, emphasis, code marks and escapes. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, "$1")
    .replace(/(\\[!-/:-@[-`{-~])|[`*]+/g, (_, escaped = "") => escaped.slice(1));
}

/** A part of a text that is sent at once. */
export interface TextCut {
  text: string;
  /** Where the next part begins; `undefined` when this is the last. */
  next: number | undefined;
}

/** Cuts a text after a paragraph, or at least after a line, where it is longer than `limit`. */
export function cutText(text: string, offset: number, limit: number): TextCut {
  const rest = text.slice(offset);
  if (rest.length <= limit) return { text: rest, next: undefined };
  const window = rest.slice(0, limit);
  const ends = [window.lastIndexOf("\n\n") + 2, window.lastIndexOf("\n") + 1];
  const end = ends.find((at) => at > limit / 2) ?? wholeCharacters(rest, limit);
  return { text: rest.slice(0, end), next: offset + end };
}

/** Not between the two halves of a character. */
function wholeCharacters(text: string, end: number): number {
  return /^[\udc00-\udfff]/.test(text.slice(end)) ? end - 1 : end;
}
