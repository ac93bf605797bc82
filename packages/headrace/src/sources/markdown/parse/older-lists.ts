import type { Root } from "mdast";

/** A list item's sign, with what is before and behind it. */
const BULLET = /^( *)([*+-]|\d{1,9}\.)( {1,4}(?! )| )(?=\S)/;
const BREAK = /^ *(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const FENCE = /^ *(`{3,}|~{3,})/;
/** What ends a list without a blank line before it. */
const INTERRUPTION = /^(?:#{1,6}\s|:::|<|`{3,}|~{3,}|(?:import|export)\s)/;

/** The lines of an item, its first one included. */
interface Item {
  lines: string[];
  /** Columns before the text of its first line. */
  width: number;
}

/**
 * Indents what stands in items of lists in MDX 1 as far as MDX 3 wants it: there every line that begins with a blank
 * belonged to the item above it, after a blank line, too. Lines stay.
 *
 * @param parse Parses plain Markdown.
 */
export function indentItems(text: string, parse: (text: string) => Root): string {
  if (!/^ *(?:[*+-]|\d+\.) [^\n]*\n(?:[^\n]*\n)*?[ \t]+\S/m.test(text)) return text;
  const lines = text.split("\n");
  let known = 0;
  for (const { type, position } of parse(text).children) {
    const start = (position?.start.line ?? 1) - 1;
    if (type !== "list" || start < known) continue;
    const added = additions(lines.slice(start));
    for (const [index, count] of added.entries()) {
      const line = lines[start + index] ?? "";
      if (count > 0) lines[start + index] = " ".repeat(count) + withoutTabs(line);
    }
    known = start + added.length;
  }
  return lines.join("\n");
}

/** How many blanks more each line of a list needs, of which the first line is given. */
function additions(lines: readonly string[]): number[] {
  return itemsOf(lines).flatMap(({ lines: [first = "", ...rest], width }) => {
    const indents = rest.filter(isText).map(indentOf);
    const least = Math.min(...indents, width);
    // Lines that are not indented at all are of the paragraph above them, in both.
    const more = least > 0 ? width - least : 0;
    const inner = [first, ...rest.map((line) => " ".repeat(more) + withoutTabs(line))];
    const nested = least > 0 ? nestedAdditions(inner.map((line) => line.slice(width))) : [];
    return [0, ...rest.map((line, index) => (isText(line) ? more + (nested[index + 1] ?? 0) : 0))];
  });
}

/** The same for what stands in an item. */
function nestedAdditions(lines: readonly string[]): number[] {
  const added: number[] = [];
  let fence: string | undefined;
  while (added.length < lines.length) {
    const line = lines[added.length] ?? "";
    fence = fenceAfter(line, fence);
    const isList = fence === undefined && indentOf(line) < 4 && beginsItem(line);
    added.push(...(isList ? additions(lines.slice(added.length)) : [0]));
  }
  return added;
}

/** The items of the list that begins with the first of some lines, up to its end. */
function itemsOf(lines: readonly string[]): Item[] {
  const items: Item[] = [];
  let blanks = 0;
  let fence: string | undefined;
  let marker: string | undefined;
  for (const line of lines) {
    const item = items.at(-1);
    const isInside = item && (fence !== undefined || indentOf(line) >= item.width);
    const isItem = !isInside && beginsItem(line);
    if (isItem) {
      const [whole, , sign = ""] = BULLET.exec(line) ?? [""];
      if (marker !== undefined && sign.at(-1) !== marker) break;
      marker = sign.at(-1);
      items.push({ lines: [line], width: whole.length });
    } else if (isText(line)) {
      const isOver = !/^\s/.test(line) && (blanks > 0 || INTERRUPTION.test(line));
      if (!item || (!isInside && (isOver || BREAK.test(line)))) break;
      item.lines.push(line);
    } else if (fence === undefined && blanks > 0) break;
    else item?.lines.push(line);
    fence = fenceAfter(isItem ? line.replace(BULLET, "") : line, fence);
    blanks = isText(line) ? 0 : blanks + 1;
  }
  return items;
}

function beginsItem(line: string): boolean {
  return BULLET.test(line) && !BREAK.test(line);
}

/** The fence that is open after a line. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [, signs] = FENCE.exec(line) ?? [];
  if (open === undefined) return signs;
  return signs?.startsWith(open) ? undefined : open;
}

function isText(line: string): boolean {
  return line.trim() !== "";
}

function indentOf(line: string): number {
  return withoutTabs(line).search(/\S|$/);
}

/** A line whose tabs at its beginning are blanks up to the next stop. */
function withoutTabs(line: string): string {
  const [blanks = ""] = /^[ \t]*/.exec(line) ?? [];
  if (!blanks.includes("\t")) return line;
  let width = 0;
  for (const sign of blanks) width += sign === "\t" ? 4 - (width % 4) : 1;
  return " ".repeat(width) + line.slice(blanks.length);
}
