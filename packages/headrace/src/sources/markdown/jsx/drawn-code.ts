import { type CodeLine, readCodeLineMark } from "../../../model/code/code-line-mark.ts";
import { escapeText, unescapeHtml } from "../../../model/escape-html.ts";
import { renderFence } from "../code/code-blocks.ts";
import type { FileScope } from "../file-scope.ts";

/** A marked line, and the break behind it within the elements around it. */
const LINE =
  /(?<start><(?<tag>\w+)(?: [\w-]+="[^"]*")*) data-code-line="(?<mark>[^"]*)"(?<rest>(?: [\w-]+="[^"]*")*>)(?<text>[^<]*)(?<end><\/\k<tag>>)(?:(?<ends>(?:<\/span>)*)(?<lineBreak><br\/>))?/g;

interface DrawnLine extends CodeLine {
  text: string;
}

/**
 * Colors the lines of code that components of the site draw. A break between them is a line feed, as in all code, so
 * that it is copied.
 */
export async function coloredLines(html: string, scope: FileScope): Promise<string> {
  if (!html.includes(" data-code-line=")) return html;
  const matches = [...html.matchAll(LINE)];
  const lines = matches.map(({ groups: { mark = "", text = "" } = {} }) => ({
    ...readCodeLineMark(unescapeHtml(mark)),
    text: unescapeHtml(text),
  }));
  const colored: string[] = [];
  for (const block of blocksOf(lines)) colored.push(...(await colorBlock(block, scope)));
  let result = "";
  let at = 0;
  for (const [index, match] of matches.entries()) {
    const { start = "", rest = "", end = "", ends = "", lineBreak = "" } = match.groups ?? {};
    const feed = lineBreak && !lines[index]?.isLive ? "\n" : lineBreak;
    result += `${html.slice(at, match.index)}${start}${rest}${colored[index]}${end}${ends}${feed}`;
    at = match.index + match[0].length;
  }
  return result + html.slice(at);
}

/** The marked lines of each block of code: one that does not come after the line before it begins another. */
function blocksOf(lines: readonly DrawnLine[]): DrawnLine[][] {
  const blocks: DrawnLine[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1)?.at(-1);
    if (last && last.at < line.at && last.language === line.language) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

async function colorBlock(lines: readonly DrawnLine[], scope: FileScope): Promise<string[]> {
  const value = lines.map(({ text }) => text.replace(/\n$/, "")).join("\n");
  const fence = { type: "code" as const, lang: lines[0]?.language ?? "", value };
  const html = await renderFence(fence, scope, { isLiteral: true });
  const [, code = ""] = /<code[^>]*>([\s\S]*)<\/code>/.exec(html) ?? [];
  const colored = code.split("\n");
  // A line without its colors is better than one of another.
  return colored.length === lines.length ? colored : lines.map(({ text }) => escapeText(text));
}
