/** Code within a line of Markdown, whatever backticks it holds. */
export function codeSpan(text: string): string {
  const fence = "`".repeat(longestRun(text) + 1);
  const space = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${space}${text.replaceAll(/\s+/g, " ")}${space}${fence}`;
}

/** A link; the label is Markdown already. */
export function markdownLink({ label, href }: { label: string; href: string }): string {
  return `[${label}](${href})`;
}

/** A fence that its code can't end. */
export function codeFence(text: string, language: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** A table; lines of a cell are joined, and its bars escaped. */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/(?<!\\)\|/g, "\\|");
}

/** The parts of a document with empty lines between them; empty parts are left out. */
export function markdownDocument(parts: readonly string[]): string {
  return `${parts.filter((part) => part.trim() !== "").join("\n\n")}\n`;
}
