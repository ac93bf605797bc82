import { counted } from "../model/text/counted.ts";
import type { ChangedPage, FileChanges, MenuChange, SiteDiff, Weight } from "./site-diff.ts";

/** Longer lists are cut: a comment on a merge request holds 65,536 characters, and a reader less. */
const MAX_ROWS = 50;

/** The difference for a merge request; one sentence when there is none. */
export function printMarkdown(diff: SiteDiff): string {
  const sections = [
    section("Addresses that lead nowhere", diff.lostAddresses.map(code)),
    section(
      "Headings whose anchors are gone",
      diff.lostAnchors.map(({ route, id, text }) => `${code(`${route}#${id}`)} ${asText(text)}`),
    ),
    section(
      "Pages moved",
      diff.moved.map(({ from, route, isRedirected }) => {
        return `${code(from)} → ${code(route)}${isRedirected ? "" : ", **without a redirect**"}`;
      }),
    ),
    section("Pages added", diff.added.map(pageWords)),
    section(
      "Pages removed",
      diff.removed.map(({ leadsTo, ...page }) => {
        return `${pageWords(page)}${leadsTo === null ? "" : `; its address leads to ${code(leadsTo)}`}`;
      }),
    ),
    section(
      "Redirects that lead elsewhere",
      diff.redirects.map(
        ({ from, before, after }) => `${code(from)}: ${code(before)} → ${code(after)}`,
      ),
    ),
    section("Text changed", diff.changed.map(changeWords)),
    section("Menus changed", diff.menus.flatMap(menuWords)),
    section("Files changed", fileWords(diff.files)),
    section(
      "Searches that find another place",
      diff.searches.map(({ question, page, before, after }) => {
        return `“${asText(question)}” for ${code(page)}: ${placeWords(before)} → ${placeWords(after)}`;
      }),
    ),
    section("Weight of documents", diff.weights.map(weightWords)),
  ].filter((text) => text !== "");
  const totals = diff.totals.filter(({ before, after }) => before !== after).map(weightWords);
  const { before, after } = diff.pages;
  const pages =
    before === after ? counted(after, "page") : `${counted(before, "page")} before, ${after} now`;
  const none = sections.length === 0 ? "Readers see no difference." : "";
  const weight = totals.length === 0 ? "" : `Whole site: ${totals.join("; ")}.`;
  const unasked =
    diff.searchProblem === null ? "" : `Searches were not compared: ${diff.searchProblem}`;
  const parts = ["## What this change does to the site", `${pages}. ${none}`.trim()];
  return `${[...parts, ...sections, weight, unasked].filter((text) => text !== "").join("\n\n")}\n`;
}

function section(title: string, rows: readonly string[]): string {
  if (rows.length === 0) return "";
  const shown = rows.slice(0, MAX_ROWS).map((row) => `- ${row}`);
  const rest = rows.length - shown.length;
  const more = rest > 0 ? [`- and ${rest} more`] : [];
  return `### ${title} (${rows.length})\n\n${[...shown, ...more].join("\n")}`;
}

function pageWords({ route, title }: { route: string; title: string }): string {
  return `${code(route)} ${asText(title)}`;
}

function changeWords({ route, title, oldTitle, added, removed }: ChangedPage): string {
  const renamed = oldTitle === undefined ? "" : ` (was “${asText(oldTitle)}”)`;
  return `${code(route)} ${asText(title)}${renamed}: +${added} −${removed} lines`;
}

function menuWords({ name, lines }: MenuChange): string[] {
  return lines.flatMap(({ before, after }) => [
    ...before.map((line) => `${asText(name)}: − ${code(line.trim())}`),
    ...after.map((line) => `${asText(name)}: + ${code(line.trim())}`),
  ]);
}

function fileWords({ added, removed, changed }: FileChanges): string[] {
  return [
    ...removed.map((file) => `${code(`/${file}`)} is gone`),
    ...added.map((file) => `${code(`/${file}`)} is new`),
    ...changed.map((file) => `${code(`/${file}`)} has another content`),
  ];
}

function placeWords(place: number | null): string {
  return place === null ? "not found" : `place ${place}`;
}

function weightWords({ name, before, after }: Weight): string {
  const share = before === 0 ? "" : ` (${signed(Math.round((100 * (after - before)) / before))} %)`;
  return `${name.startsWith("/") ? code(name) : name} ${kilobytes(before)} → ${kilobytes(after)}${share}`;
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** An address may hold backticks. */
function code(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  return fence === "`" ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

/** What pages say is text here, neither markup nor a mention of somebody. */
function asText(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, "\\$&").replace(/@(?=\w)/g, "@\u200b");
}
