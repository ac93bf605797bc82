import { expect, test } from "vitest";
import { HOSTILE_QUERIES, HOSTILE_TEXTS } from "../../../bench/search/judged/hostile-queries.ts";
import type { SearchDocument } from "../../model/search.ts";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { loadSearchIndex } from "./load-search-index.ts";
import { cutSnippet } from "./snippet.ts";

const TEXTS: [title: string, content: string][] = [
  ["Pods", "A pod runs containers on a node. Deployments replace pods one by one."],
  ["部署应用程序", "新版本会逐个替换旧的实例。"],
  ["การติดตั้งแอปพลิเคชัน", "เวอร์ชันใหม่จะแทนที่เวอร์ชันเก่าทีละส่วน"],
];

const DOCUMENTS = TEXTS.map(
  ([title, content], id): SearchDocument => ({
    id,
    title,
    url: `/${id}`,
    hash: "",
    breadcrumbs: [],
    parent: null,
    description: "",
    keywords: [],
    content,
  }),
);
const load = () => loadSearchIndex(buildSearchIndex(DOCUMENTS, { language: "en" }));

test.each(
  HOSTILE_QUERIES.map(({ query, rows }) => [JSON.stringify(query.slice(0, 40)), query, rows]),
)("hostile input %s has the rows of its words, and no more", (_, query, rows) => {
  expect(load().search(String(query), 8).length > 0).toBe(rows);
});

test("after hostile input an index answers as before", () => {
  const index = load();
  const before = index.search("deployment of pods", 8);
  for (const query of HOSTILE_TEXTS) index.search(query, 8);
  expect(index.search("deployment of pods", 8)).toEqual(before);
});

test("hostile text is indexed, and cut into snippets, as it stands", () => {
  const documents = HOSTILE_TEXTS.map((content, id) => ({
    ...DOCUMENTS[0],
    ...{ id, title: content.slice(0, 100), url: `/${id}`, hash: "", breadcrumbs: [] },
    ...{ parent: null, description: content, keywords: [content], content },
  }));
  const index = loadSearchIndex(buildSearchIndex(documents, { language: "en" }));
  for (const query of HOSTILE_TEXTS) index.search(query, 8);
  for (const text of HOSTILE_TEXTS) {
    const cut = cutSnippet(text, ["pod", "部署", "deploy"], 50).map((part) => part.text);
    expect(text).toContain(cut.filter((part) => part !== "…").join(""));
  }
});
