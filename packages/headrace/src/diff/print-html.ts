import { escapeAttribute, escapeText } from "../model/escape-html.ts";
import { printMarkdown } from "./print-markdown.ts";
import type { ChangedPage, LineChange, SiteDiff } from "./site-diff.ts";

/** The difference as one file that any browser opens: the texts of both sites side by side. */
export function printHtml(diff: SiteDiff): string {
  const summary = printMarkdown(diff).split("\n").flatMap(summaryLine).join("\n");
  const pages = diff.changed.map(pageTable).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>What this change does to the site</title>
<style>${STYLES}</style>
</head>
<body>
<main>
${summary}
${pages}
</main>
</body>
</html>
`;
}

const STYLES = `
:root { color-scheme: light dark; --old: light-dark(#b42318, #ff8a80); --new: light-dark(#146c2e, #7ddb98); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 90rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin-block: 1rem; }
th, td { padding: .25rem .5rem; text-align: start; vertical-align: top; border-block-end: 1px solid light-dark(#ddd, #444); }
td { white-space: pre-wrap; font-family: ui-monospace, monospace; font-size: .875rem; }
del { color: var(--old); } ins { color: var(--new); }
.skipped td { color: light-dark(#595959, #b3b3b3); font-family: inherit; }
code { font-family: ui-monospace, monospace; }
`;

/** The lines that this program writes: headings, items of lists, sentences. */
function summaryLine(line: string): string[] {
  if (line === "") return [];
  const [, hashes, title] = /^(#+) (.*)$/.exec(line) ?? [];
  if (hashes !== undefined) {
    const level = hashes.length - 1;
    return [`<h${level}>${inline(title ?? "")}</h${level}>`];
  }
  return [`<p>${inline(line.replace(/^- /, "• "))}</p>`];
}

function inline(markdown: string): string {
  return escapeText(markdown)
    .replace(/`+ ?(.*?) ?`+/g, "<code>$1</code>")
    .replace(/\*\*(.*?)\*\*/g, "<strong>$1</strong>")
    .replace(/\\(.)/g, "$1");
}

function pageTable({ route, title, oldTitle, lines }: ChangedPage): string {
  const renamed: LineChange[] =
    oldTitle === undefined ? [] : [{ skipped: 0, before: [oldTitle], after: [title] }];
  const rows = [...renamed, ...lines].map(changeRow).join("\n");
  return `<h2 id="${escapeAttribute(route)}">${escapeText(`${title} (${route})`)}</h2>
<table>
<thead><tr><th scope="col">Before</th><th scope="col">Now</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>`;
}

function changeRow({ skipped, before, after }: LineChange): string {
  const same = `${skipped} ${skipped === 1 ? "line is" : "lines are"} the same`;
  const gap = skipped === 0 ? "" : `<tr class="skipped"><td colspan="2">${same}</td></tr>\n`;
  return `${gap}<tr><td>${marked("del", before)}</td><td>${marked("ins", after)}</td></tr>`;
}

function marked(tag: "del" | "ins", lines: readonly string[]): string {
  return lines.length === 0 ? "" : `<${tag}>${escapeText(lines.join("\n"))}</${tag}>`;
}
