import type { Comparison } from "./compare-output.ts";

/** Lines that a terminal shows of one kind of difference; the rest is counted. */
const SHOWN = 40;

/** What differs, for the terminal. */
export function describeComparison(comparison: Comparison): string {
  const { same, missing, added, headings, pages } = comparison;
  const differing = pages.flatMap(({ route, differences }) =>
    differences.map((difference) => `${route}: ${difference}`),
  );
  return [
    `${same} pages and ${headings} headings were compared with the old site.`,
    ...section("route", "that only the old site has", missing),
    ...section("route", "that only the new site has", added),
    ...section("difference", "in titles, headings and links", differing),
  ].join("\n");
}

function section(what: string, which: string, lines: readonly string[]): string[] {
  const title = `${lines.length} ${what}${lines.length === 1 ? "" : "s"} ${which}${lines.length > 0 ? ":" : "."}`;
  const more = lines.length - SHOWN;
  return [
    title,
    ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
