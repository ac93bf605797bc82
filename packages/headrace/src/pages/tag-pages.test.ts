import { expect, it } from "vitest";
import { ENGLISH } from "../model/messages/english.ts";
import { docSet } from "./doc-set.ts";
import { groupByTag, tagPages, tagsOf } from "./tag-pages.ts";
import type { FrontMatter } from "./testing/site-of.ts";
import { readWritten } from "./testing/written-page.ts";

it.each([
  ["First steps", "first-steps"],
  ["openAPI 2.0", "open-api-2-0"],
  ["CloudNativeCon", "cloud-native-con"],
  ["Café", "cafe"],
  ["k8s", "k-8-s"],
  ["日本語タグ", "日本語タグ"],
])("the tag %j is at the address that the dialect gives it", (tag, address) => {
  const [found] = tagsOf({ tags: [tag] }, docSet({ folder: "docs", route: "/docs" }), new Map());
  expect(found?.route).toBe(`/docs/tags/${address}`);
});

const KNOWN = new Map([
  ["mill", { label: "Mills", description: "Of *mills*.", permalink: "/the-mills" }],
  ["waterWHEEL", {}],
]);
const SET = docSet({ folder: "docs", route: "/docs", tags: KNOWN });

function page(name: string, tags: FrontMatter["tags"]) {
  return { path: `docs/${name}.md`, title: `Page ${name}`, frontMatter: { tags } };
}

it("what tags.yml or the page itself says of a tag counts more than its name", () => {
  const own = { label: "C", permalink: "/c-lang" };
  expect(tagsOf({ tags: ["mill", "waterWHEEL", "other Tag", own] }, SET, new Map())).toEqual([
    { label: "Mills", route: "/docs/tags/the-mills", description: "Of *mills*." },
    { label: "Waterwheel", route: "/docs/tags/water-wheel", description: undefined },
    { label: "other Tag", route: "/docs/tags/other-tag", description: undefined },
    { label: "C", route: "/docs/tags/c-lang", description: undefined },
  ]);
  expect(tagsOf({ tags: ["x"] }, SET, new Map([["x", "y"]]))[0]?.route).toBe("/docs/tags/y");
  expect(tagsOf({}, SET, new Map())).toEqual([]);
});

it("a page has a tag once, however it is spelled there", () => {
  const first = page("a", ["API key", "api-key"]);
  const second = page("b", ["Api Key", "mill"]);
  expect(groupByTag(SET, [first, second])).toMatchObject([
    { tag: { label: "API key" }, pages: [first, second] },
    { tag: { label: "Mills" }, pages: [second] },
  ]);
});

/** Pages that are written, by their addresses below the set: their titles and their lines. */
function listsOf(pages: ReturnType<typeof page>[], set = SET) {
  const lists = tagPages(set, pages, { language: "en", messages: ENGLISH });
  return Object.fromEntries(
    lists.map(({ path, text }) => {
      const { head, lines } = readWritten(text);
      return [path.replace(/^.*\/main/, ""), { head, lines }];
    }),
  );
}

it("all tags are listed below their first letters, each with the number of its pages", () => {
  const pages = [
    page("a", ["beta", "alpha", "Über", "#sign"]),
    page("b", ["beta", "Bread", "9 lives"]),
  ];
  const { "/tags.mdx": all } = listsOf(pages);
  expect(all?.head).toEqual([
    'title: "Tags"',
    'slug: "/tags"',
    'description: ""',
    "custom_edit_url: null",
    "search: false",
  ]);
  expect(all?.lines).toEqual([
    '## {"#"}',
    '- [{"#sign (1)"}](</docs/tags/sign>)',
    '## {"9"} {#9}',
    '- [{"9 lives (1)"}](</docs/tags/9-lives>)',
    '## {"A"} {#A}',
    '- [{"alpha (1)"}](</docs/tags/alpha>)',
    '## {"B"} {#B}',
    '- [{"Bread (1)"}](</docs/tags/bread>)',
    '- [{"beta (2)"}](</docs/tags/beta>)',
    '## {"Ü"} {#Ü}',
    '- [{"Über (1)"}](</docs/tags/uber>)',
  ]);
});

it("the page of a tag says what it is, lists what has it, and leads to all tags", () => {
  const lists = listsOf([page("a", ["mill"]), page("deep/b", ["mill"])]);
  const list = lists["/tags/the-mills.mdx"];
  expect(list?.head).toContain('title: "2 docs tagged with \\"Mills\\""');
  expect(list?.head).toContain('slug: "/tags/the-mills"');
  expect(list?.lines).toEqual([
    '{"Of *mills*."}',
    expect.stringMatching(/^- \[\{"Page a"\}\]\(<(?:\.\.\/)+docs\/a\.md>\)$/),
    expect.stringMatching(/^- \[\{"Page deep\/b"\}\]\(<(?:\.\.\/)+docs\/deep\/b\.md>\)$/),
    '[{"All tags"}](</docs/tags>)',
  ]);
});

it("no page is written without tags, and posts have lists of their own", () => {
  expect(listsOf([page("a", undefined), page("b", [])])).toEqual({});
  const posts = listsOf([page("a", ["x"])], { ...SET, posts: new Map() });
  expect(Object.keys(posts)).toEqual(["/tags.mdx"]);
});
