/** What is taken out of a line, in this order, and what stays of it. */
const MARKUP: readonly [pattern: RegExp, left: string][] = [
  // Tags, the heading of the page, the signs of other headings.
  [/<[^>]*>/g, ""],
  [/^#[^#]+#?/, ""],
  [/^#+\s*/, ""],
  // Emphasis, and what is struck out.
  [/([*_]{1,3})(.*?)\1/g, "$2"],
  [/~~(\S.*\S)~~/g, "$1"],
  // Pictures before footnotes before links, since each looks like the next.
  [/!\[(.*?)\][[(].*?[\])]/g, "$1"],
  [/\[\^.+?\](?:: .*$)?/g, ""],
  [/\[(.*?)\][[(].*?[\])]/g, "$1"],
  [/`(.+?)`/g, "$1"],
  // Signs of quotes and admonitions, names of emoji, ids of headings.
  [/^\s{0,3}>\s?/, ""],
  [/:::.*/, ""],
  [/\s?:(?:::|[^:\n])+:/g, ""],
  [/\{#*[\w-]+\}/, ""],
];

/**
 * What Docusaurus takes for the description of a page that has none: the first line that is left with a word when
 * code, `import` and `export` are passed over and signs of Markdown are taken out, be it of a paragraph, a heading,
 * a list or anything else. "" where there is none.
 */
export function firstLine(text: string): string {
  for (const line of proseLines(text)) {
    const left = MARKUP.reduce((rest, [pattern, by]) => rest.replace(pattern, by), line).trim();
    if (left !== "") return left;
  }
  return "";
}

/** The lines that are neither blank nor code; a heading that a line of "=" marks is none of them. */
function* proseLines(text: string): Generator<string> {
  let fence: string | undefined;
  let isDeclaration = false;
  for (const line of text
    .trimStart()
    .replace(/^[^\r\n]*\r?\n=+/, "")
    .split(/\r?\n/)) {
    if (line.trim() === "") {
      isDeclaration = false;
      continue;
    }
    const [marks] = /^\s*(`{3,})/.exec(line)?.slice(1) ?? [];
    if (fence === undefined && (isDeclaration || /^(?:import|export)\s/.test(line)))
      isDeclaration = true;
    else if (marks !== undefined && (fence === undefined || marks.length >= fence.length))
      fence = fence === undefined ? marks : undefined;
    else if (marks === undefined && fence === undefined) yield line;
  }
}
