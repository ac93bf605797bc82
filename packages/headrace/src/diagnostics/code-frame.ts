/** The lines of a text, as its positions count them. */
export function frameLines(source: string): string[] {
  return source.split(/\r\n|\r|\n/);
}

/**
 * The lines around a position, with numbers and a caret:
 *
 *     3 | title: Create an application
 *   > 4 | sidebar_positon: 2
 *       | ^
 *
 * `line` and `column` count from 1. Long lines are cut around the column.
 */
export function codeFrame(lines: readonly string[], line: number, column: number): string {
  if (line < 1 || line > lines.length) return "";
  const first = Math.max(1, line - 2);
  const last = Math.min(lines.length, line + 1);
  const digits = String(last).length;
  const cut = Math.max(0, column - CONTEXT_COLUMNS);
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const text = showable((lines[number - 1] ?? "").slice(cut, cut + MAX_COLUMNS));
    const mark = number === line ? ">" : " ";
    frame.push(`${mark} ${String(number).padStart(digits)} | ${text}`.trimEnd());
    if (number !== line) continue;
    const width = displayWidth(text.slice(0, column - cut - 1));
    frame.push(`  ${" ".repeat(digits)} | ${" ".repeat(width)}^`);
  }
  return frame.join("\n");
}

/** What comes from files and their names must not steer the terminal; each sign keeps its column. */
export function showable(text: string): string {
  return text
    .replaceAll("\t", " ")
    .replaceAll("\uFEFF", "\u200B")
    .replace(/\p{Cc}/gu, "\uFFFD");
}

/** Cells of a terminal that a text takes: signs of East Asia and emoji take two, marks none. */
function displayWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += NO_CELL.test(sign) ? 0 : TWO_CELLS.test(sign) ? 2 : 1;
  return width;
}

const NO_CELL = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const TWO_CELLS =
  /^[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]$/u;

const MAX_COLUMNS = 120;
const CONTEXT_COLUMNS = 80;
