import { escapeText } from "../model/escape-html.ts";
import { counted } from "../model/text/counted.ts";
import type { Comparison } from "./compare/compare-builds.ts";
import type { FacetDifference } from "./compare/compare-pages.ts";

/** All differences, page by page, as a document for a browser. */
export function comparisonPage({ compared, sameArticle, missing, pages }: Comparison): string {
  const rows = pages.map(
    ({ route, differences }) =>
      `<details><summary>${escapeText(route)} <small>${differences.map(({ facet }) => facet).join(", ")}</small></summary>${differences.map(difference).join("")}</details>`,
  );
  const gone = missing.map((route) => `<li>${escapeText(route)}</li>`).join("");
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Old site and new site</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
summary { padding: .25rem 0; cursor: pointer } small { opacity: .7 }
del, ins { display: block; padding: .25rem .5rem; text-decoration: none; white-space: pre-wrap; overflow-wrap: anywhere }
del { border-left: 4px solid #c33 } ins { border-left: 4px solid #283 }
</style>
<h1>Old site and new site</h1>
<p>Documents and posts compared: ${compared}; with the same text, headings, links, tabs and code: ${sameArticle}. Red: only in the old site. Green: only in the new one.</p>
${gone === "" ? "" : `<h2>Addresses that are not there any more</h2><ul>${gone}</ul>`}
<h2>${counted(pages.length, "page")} with differences</h2>
${rows.join("\n")}
</html>
`;
}

function difference({ facet, gone, added }: FacetDifference): string {
  const values = (tag: "del" | "ins", list: readonly string[]) => {
    const text = list.join(facet === "words" ? " " : "\n");
    return text === "" ? "" : `<${tag}>${escapeText(text)}</${tag}>`;
  };
  return `<h3>${facet}</h3>${values("del", gone)}${values("ins", added)}`;
}
