/**
 * Response headers by path, in the form that static hosts read from a file called `_headers`: a path
 * on a line of its own ("*" stands for any text), below it the headers, indented. All rules that
 * match apply.
 */
export interface HeaderRule {
  /** "/assets/*" */
  path: string;
  headers: Record<string, string>;
}

/** The text of a `_headers` file. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join("")}`;
    })
    .join("\n");
}

/** Reads a `_headers` file. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const header = /^\s+([^:\s]+):\s*(.*)$/.exec(line);
    const rule = rules.at(-1);
    if (header && rule) rule.headers[header[1] ?? ""] = header[2] ?? "";
    else if (line.startsWith("/")) rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}

/** The headers of an answer; of two rules with the same header the later one counts. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => matches(rule.path, path));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

/** Whether a path fits a pattern with at most one "*". */
function matches(pattern: string, path: string): boolean {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
