import { expect, test } from "vitest";
import type { SearchDocument } from "../../model/search.ts";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { explainResult } from "./explain-result.ts";
import { loadSearchIndex } from "./load-search-index.ts";

const PAGE: SearchDocument = {
  id: 0,
  title: "Deployments",
  url: "/deployments",
  hash: "",
  breadcrumbs: [],
  parent: null,
  description: "",
  keywords: [],
  content: "A deployment replaces instances.",
};
const SECTION = { id: 1, parent: 0, title: "Rolling back", hash: "rolling-back", content: "Undo." };

test("says which word of a query counts where", () => {
  const others = Array.from({ length: 9 }, (_, at) => {
    return { ...PAGE, id: at + 2, title: `Page ${at}`, url: `/${at}`, content: "Other words." };
  });
  const documents = [PAGE, { ...PAGE, ...SECTION }, ...others];
  const index = loadSearchIndex(buildSearchIndex(documents, { language: "en" }));
  const [whole] = index.search("deployment replaces instances frobnicated", 1);
  const [section] = index.search("rollng back", 1);
  if (!whole || !section) throw new Error("The page was not found.");
  expect(explainResult(whole)).toMatch(
    /^Deployments \d\.\d\d: deployment \d\.\d on the page, \d\.\d above its sections, in the title; .*frobnicated nowhere/,
  );
  expect(explainResult(section)).toMatch(/rollng \(respelled\) .* in section "Rolling back"/);
});
