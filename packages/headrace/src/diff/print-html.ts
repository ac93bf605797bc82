import { escapeAttribute, escapeText } from "../model/escape-html.ts";
import { FIRST_CHANGE } from "./marked-body.ts";
import { printMarkdown } from "./print-markdown.ts";
import { type ChangedPlace, MAX_RENDERED, type Renderings } from "./renderings.ts";
import type { ChangedPage, LineChange, SiteDiff } from "./site-diff.ts";

/** A page that differs, and its copies to look at. */
export type ShownPlace = ChangedPlace & { renderings: Renderings | undefined };

/** The difference as one file that any browser opens: the pages of both sites side by side, and their texts. */
export function printHtml(diff: SiteDiff, places: readonly ShownPlace[]): string {
  const summary = printMarkdown(diff).split("\n\n").map(summaryBlock).join("\n");
  const changed = new Map(diff.changed.map((page) => [page.route, page]));
  const pages = places.map((place) => pagePart(place, changed.get(place.after ?? "")));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; connect-src 'none'; form-action 'none'">
<title>What this change does to the site</title>
<style>${STYLES}</style>
</head>
<body>
<main>
${summary}
${listOf(places)}
${pages.join("\n")}
</main>
</body>
</html>
`;
}

const STYLES = `
:root { color-scheme: light dark; --old: light-dark(#b42318, #ff8a80); --new: light-dark(#146c2e, #7ddb98); --line: light-dark(#ddd, #444); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { padding: 1rem; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin-block: 1rem; }
th, td { padding: .25rem .5rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
td { white-space: pre-wrap; font-family: ui-monospace, monospace; font-size: .875rem; }
del { color: var(--old); } ins { color: var(--new); }
.skipped td { color: light-dark(#595959, #b3b3b3); font-family: inherit; }
code { font-family: ui-monospace, monospace; }
section { border-block-start: 1px solid var(--line); margin-block-start: 2rem; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.sides figure { margin: 0; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); background: #fff; }
@media (max-width: 48rem) { .sides { grid-template-columns: 1fr; } iframe { height: 30rem; } }
`;

/** What the program writes for merge requests: a heading, a list, or a sentence. */
function summaryBlock(block: string): string {
  const [, hashes = "", title] = /^(#+) (.*)$/.exec(block) ?? [];
  if (title !== undefined) {
    const level = hashes.length - 1;
    return `<h${level}>${inline(title)}</h${level}>`;
  }
  const lines = block.trim().split("\n");
  if (!block.startsWith("- ")) return `<p>${inline(lines.join(" "))}</p>`;
  return `<ul>\n${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join("\n")}\n</ul>`;
}

function inline(markdown: string): string {
  return escapeText(markdown)
    .replace(/`+ ?(.*?) ?`+/g, "<code>$1</code>")
    .replace(/\*\*(.*?)\*\*/g, "<strong>$1</strong>")
    .replace(/\\(.)/g, "$1");
}

const KINDS = {
  removed: "Removed",
  moved: "Moved",
  added: "Added",
  changed: "Changed",
} as const satisfies Record<ChangedPlace["kind"], string>;

/** Leads to every page below, by what happened to it. */
function listOf(places: readonly ChangedPlace[]): string {
  const lists = Object.values(KINDS).flatMap((name) => {
    const items = places.filter(({ kind }) => KINDS[kind] === name).map(listItem);
    return items.length === 0 ? [] : [`<h3>${name}</h3>\n<ul>\n${items.join("\n")}\n</ul>`];
  });
  if (lists.length === 0) return "";
  return `<nav aria-labelledby="pages">\n<h2 id="pages">Pages side by side</h2>\n${lists.join("\n")}\n</nav>`;
}

function listItem(place: ChangedPlace): string {
  const href = escapeAttribute(`#${encodeURIComponent(addressOf(place))}`);
  return `<li><a href="${href}">${escapeText(headingOf(place))}</a></li>`;
}

function addressOf({ before, after }: ChangedPlace): string {
  return after ?? before ?? "";
}

function headingOf({ title, before, after }: ChangedPlace): string {
  const places = before === after ? [after] : [before, after];
  return `${title} (${places.filter((route) => route !== null).join(" → ")})`;
}

function pagePart(place: ShownPlace, changed: ChangedPage | undefined): string {
  return `<section>
<h2 id="${escapeAttribute(addressOf(place))}">${KINDS[place.kind]}: ${escapeText(headingOf(place))}</h2>
${sidesOf(place)}${changed ? textTable(changed) : ""}
</section>`;
}

function sidesOf({ title, renderings }: ShownPlace): string {
  if (!renderings) return `<p>Only the first ${MAX_RENDERED} pages are shown side by side.</p>\n`;
  const { before, after } = renderings;
  const frame = (side: string, file: string | null) => {
    if (file === null) return `<p>${side}: there is no such page.</p>`;
    const address = file.split("/").map(encodeURIComponent).join("/");
    const label = escapeAttribute(`${side}: ${title}`);
    return `<figure><figcaption>${side}</figcaption><iframe sandbox="allow-same-origin" loading="lazy" src="${address}#${FIRST_CHANGE}" title="${label}"></iframe></figure>`;
  };
  return `<div class="sides">${frame("Before", before)}\n${frame("Now", after)}</div>\n`;
}

function textTable({ title, oldTitle, lines }: ChangedPage): string {
  const renamed: LineChange[] =
    oldTitle === undefined ? [] : [{ skipped: 0, before: [oldTitle], after: [title] }];
  const rows = [...renamed, ...lines].map(changeRow).join("\n");
  return `<table>
<thead><tr><th scope="col">Text before</th><th scope="col">Text now</th></tr></thead>
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
