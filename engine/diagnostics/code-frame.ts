/**
 * The lines around a position, with numbers and a caret:
 *
 *     3 | title: Create an application
 *   > 4 | sidebar_positon: 2
 *       | ^
 *
 * `line` and `column` count from 1. Long lines are cut around the column.
 */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = source.split(/\r\n|\r|\n/);
  if (line < 1 || line > lines.length) return "";
  const first = Math.max(1, line - 2);
  const last = Math.min(lines.length, line + 1);
  const digits = String(last).length;
  const cut = Math.max(0, column - CONTEXT_COLUMNS);
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const text = (lines[number - 1] ?? "").slice(cut, cut + MAX_COLUMNS).replaceAll("\t", " ");
    const mark = number === line ? ">" : " ";
    frame.push(`${mark} ${String(number).padStart(digits)} | ${text}`.trimEnd());
    if (number === line) frame.push(`  ${" ".repeat(digits)} | ${" ".repeat(column - cut - 1)}^`);
  }
  return frame.join("\n");
}

const MAX_COLUMNS = 120;
const CONTEXT_COLUMNS = 80;
