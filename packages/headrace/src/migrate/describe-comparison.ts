import { counted } from "../model/text/counted.ts";
import type { Comparison } from "./compare/compare-builds.ts";
import { FACETS, type Facet } from "./compare/compare-pages.ts";

/** Lines that a terminal shows of one kind of difference; the rest is counted. */
const SHOWN = 20;
/** Signs that it shows of a value. */
const WIDTH = 160;

/** What differs, for the terminal. */
export function describeComparison(comparison: Comparison): string {
  const { compared, sameArticle, missing, added, pages } = comparison;
  const kinds = FACETS.map((facet) => ({
    facet,
    found: pages.flatMap(({ route, differences }) =>
      differences.filter((item) => item.facet === facet).map((item) => ({ route, ...item })),
    ),
  }));
  return [
    summary(compared, sameArticle),
    ...section(`${counted(missing.length, "route")} that only the old site has`, missing),
    ...section(`${counted(added.length, "route")} that only the new site has`, added),
    ...kinds.flatMap(({ facet, found }) => {
      const lines = found.flatMap(({ route, gone, added: now }) => [
        route,
        ...(gone.length > 0 ? [`  - ${shorten(gone)}`] : []),
        ...(now.length > 0 ? [`  + ${shorten(now)}`] : []),
      ]);
      return found.length === 0
        ? []
        : section(`${counted(found.length, "page")} with ${kindName(facet)}`, lines);
    }),
  ].join("\n");
}

/** What is better here is told as that. */
const MENDED = new Map<Facet, string>([
  ["mended links", "links that led nowhere and lead somewhere here, which count as the same"],
  [
    "mended admonitions",
    'signs like ":::" that their readers saw and that make admonitions here, which count as the same',
  ],
]);

function kindName(facet: Facet): string {
  return MENDED.get(facet) ?? `other ${facet}`;
}

function summary(compared: number, sameArticle: number): string {
  if (compared === 0)
    return "Nothing could be compared: none of the documents and posts that the old site's engine built is known as one, or none has the same address here.";
  const share = ((100 * sameArticle) / compared).toFixed(1);
  return `Documents and posts compared with the old site: ${compared}. ${sameArticle} (${share} %) ${sameArticle === 1 ? "has" : "have"} the same text, headings, links, tabs and code.`;
}

function shorten(values: readonly string[]): string {
  const text = values.join(" | ").replaceAll("\n", " ");
  return text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text;
}

function section(title: string, lines: readonly string[]): string[] {
  const more = lines.length - SHOWN;
  return [
    `${title}${lines.length > 0 ? ":" : "."}`,
    ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${counted(more, "line")} more`] : []),
  ];
}
