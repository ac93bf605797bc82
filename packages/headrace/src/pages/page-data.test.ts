import { describe, expect, test } from "vitest";
import type { SidebarItemConfig } from "../config/sidebar-schema.ts";
import { docSet } from "./doc-set.ts";
import { docBreadcrumbs, navBranches } from "./page-data.ts";
import { type FrontMatter, siteOf, type WrittenSite } from "./testing/site-of.ts";

/** What the only page of a site shows. */
const pageWith = (frontMatter: FrontMatter, site: Partial<WrittenSite> = {}, content = {}) =>
  siteOf({ pages: { "content/a.md": frontMatter }, sidebars: { docs: ["a"] }, ...site }).dataOf(
    "/a",
    content,
  );

const category = (label: string, items: string[], own?: string): SidebarItemConfig => ({
  ...{ type: "category", label, items },
  ...(own === undefined ? {} : { link: { type: "doc" as const, id: own } }),
});

test("a page with nothing to say has its route, title and place, and no more", () => {
  expect(pageWith({})).toEqual({
    ...{ kind: "doc", route: "/a", title: "a", description: "Said.", layout: "doc" },
    nav: { sidebar: "docs", items: [{ type: "page", label: "a", route: "/a" }] },
    breadcrumbs: [{ label: "a", route: "/a" }],
    ...{ toc: [], previous: null, next: null, editUrl: null, lastUpdated: null },
  });
});

test("a page says that it is not listed, or a draft", () => {
  expect(pageWith({ unlisted: true })).toMatchObject({ unlisted: true });
  expect(pageWith({ draft: true })).toMatchObject({ draft: true });
});

test("a landing page has neither sidebar, way to it, nor contents", () => {
  const toc = [{ id: "x", level: 2, html: "X" }];
  expect(pageWith({ layout: "landing" }, {}, { toc })).toMatchObject({
    ...{ layout: "landing", nav: null, breadcrumbs: [], toc: [] },
  });
});

test("a home page of its own layout is named after the site, unless a component names it otherwise than its file", () => {
  const isNamed = (frontMatter: FrontMatter) =>
    siteOf({ pages: { "content/index.md": frontMatter } }).dataOf("/").wholeTitle;
  expect(isNamed({ layout: "landing" })).toBeDefined();
  expect(isNamed({ layout: "landing", title: "index" })).toBeDefined();
  expect(isNamed({ layout: "landing", title: "Of the file" })).toBeUndefined();
  expect(isNamed({})).toBeUndefined();
});

test("a standalone home page without a title is named by the site's name alone", () => {
  const nameOf = (kind: "docs" | "pages") => {
    const set = { folder: "content", options: { ...docSet({ folder: "" }).options, kind } };
    const pages = { "content/index.md": { layout: "landing" as const } };
    return siteOf({ pages, sets: [set], config: { tagline: "Said" } }).dataOf("/").wholeTitle;
  };
  expect(nameOf("pages")).toBe("T");
  expect(nameOf("docs")).toBe("T – Said");
});

describe("the list of headings", () => {
  const toc = [2, 3, 4, 5].map((level) => ({ id: `h${level}`, level, html: `${level}` }));
  const levels = (frontMatter: FrontMatter, config = {}) =>
    pageWith(frontMatter, { config }, { toc }).toc.map(({ level }) => level);

  test("has the levels of the site, unless the page wants others or none", () => {
    const content = { tocLevels: { min: 2, max: 4 } };
    expect(levels({}, { content })).toEqual([2, 3, 4]);
    expect(levels({ toc_min_heading_level: 3 }, { content })).toEqual([3, 4]);
    expect(levels({ toc_max_heading_level: 5 }, { content })).toEqual([2, 3, 4, 5]);
    expect(levels({ hide_table_of_contents: true }, { content })).toEqual([]);
  });
});

describe("the head", () => {
  test("has what the front matter asks for, and what the page brings, in that order", () => {
    const own = { name: "meta", attributes: { name: "a", content: "b" } } as const;
    expect(pageWith({ keywords: ["x", "y"] }, {}, { head: [own] }).head).toEqual([
      { name: "meta", attributes: { name: "keywords", content: "x,y" } },
      own,
    ]);
    expect(pageWith({})).not.toHaveProperty("head");
  });

  test("keeps a version out of search engines that wants that", () => {
    const version = { name: "1", label: "1", banner: "none" as const, latestRoute: "/" };
    const site = (noIndex: boolean) => ({
      sets: [{ folder: "content", version: { ...version, noIndex } }],
    });
    expect(pageWith({}, site(true)).head).toEqual([
      { name: "meta", attributes: { name: "robots", content: "noindex, nofollow" } },
    ]);
    expect(pageWith({}, site(false))).not.toHaveProperty("head");
    expect(pageWith({}, site(true)).version).toEqual(version);
  });

  test("is searched in its own version, but for the latest", () => {
    const version = { name: "1", label: "1", banner: "none" as const, noIndex: false };
    const latest = (latestRoute: string) =>
      pageWith({}, { sets: [{ folder: "content", version: { ...version, latestRoute } }] });
    expect(latest("/")).not.toHaveProperty("searchedVersion");
    expect(latest("/next")).toMatchObject({ searchedVersion: "1" });
  });
});

describe("the way down to a page", () => {
  const navbar = { sections: [{ label: "Guides", sidebar: "docs" }] };
  const written = (items: SidebarItemConfig[], more: Partial<WrittenSite> = {}): WrittenSite => ({
    pages: { "content/index.md": {}, "content/a.md": {}, "content/b.md": {} },
    sidebars: { docs: items },
    config: { navbar },
    ...more,
  });
  const way = (site: WrittenSite, route: string) =>
    siteOf(site)
      .dataOf(route)
      .breadcrumbs.map(({ label, route: to }) => [label, to]);

  test("begins with the section, and ends with the page", () => {
    expect(way(written(["index", category("A", ["a", "b"])]), "/b")).toEqual([
      ["Guides", "/"],
      ["A", undefined],
      ["b", "/b"],
    ]);
  });

  test("ends with a category whose page it is", () => {
    expect(way(written(["index", category("A", ["b"], "a")]), "/a")).toEqual([
      ["Guides", "/"],
      ["A", "/a"],
    ]);
    expect(way(written(["index", category("A", ["b"], "a")]), "/b")).toEqual([
      ["Guides", "/"],
      ["A", "/a"],
      ["b", "/b"],
    ]);
  });

  test("says the name of a section once that its first category has, too", () => {
    expect(way(written([category("Guides", ["a"])]), "/a")).toEqual([
      ["Guides", undefined],
      ["a", "/a"],
    ]);
  });

  test("calls the page as its sidebar does", () => {
    const labelled: SidebarItemConfig = { type: "doc", id: "a", label: "Named" };
    expect(way(written(["index", labelled]), "/a").at(-1)).toEqual(["Named", "/a"]);
  });

  test("has no section where the navbar has none of that sidebar", () => {
    const site = written(["a"], { config: {} });
    expect(way(site, "/a")).toEqual([["a", "/a"]]);
  });

  test.each([
    [false, []],
    ["categories", ["A", "b"]],
    [true, ["Guides", "A", "b"]],
  ] as const)("is as its set wants it: %s", (breadcrumbs, labels) => {
    const options = { ...docSet({ folder: "content" }).options, breadcrumbs };
    const site = written(["index", category("A", ["b"])], {
      sets: [{ folder: "content", options }],
    });
    expect(way(site, "/b").map(([label]) => label)).toEqual(labels);
  });

  test("is none for a page in no sidebar", () => {
    const { docAt, context, dataOf } = siteOf(written(["index"]));
    expect(docBreadcrumbs(docAt("/a"), context)).toEqual([]);
    expect(dataOf("/a").nav).toBeNull();
  });
});

test("pages of one category share one branch, in which other categories are closed", () => {
  const site = siteOf({
    pages: { "content/a.md": {}, "content/b.md": {}, "content/c.md": {} },
    sidebars: { docs: [category("A", ["a", "b"]), category("C", ["c"])] },
  });
  expect(site.dataOf("/a").nav).toBe(site.dataOf("/b").nav);
  const items = site.dataOf("/c").nav?.items.map((item) => "items" in item && item.items?.length);
  expect(items).toEqual([undefined, 1]);
  expect(navBranches(site.context.siteMap).size).toBe(2);
});

describe("neighbors", () => {
  const site = (frontMatter: FrontMatter) =>
    siteOf({
      pages: {
        ...{ "content/a.md": {}, "content/b.md": frontMatter },
        ...{ "content/c.md": {}, "content/d.md": { pagination_label: "Dee" } },
      },
      sidebars: { docs: ["a", "b", "c"] },
    }).dataOf("/b");

  test("are those of the sidebar, unless the page names others, or none", () => {
    expect(site({})).toMatchObject({ previous: { route: "/a" }, next: { route: "/c" } });
    const named = { pagination_prev: "c", pagination_next: "d" };
    expect(site(named)).toMatchObject({
      previous: { label: "c", route: "/c" },
      next: { label: "Dee", route: "/d" },
    });
    const none = { pagination_prev: null, pagination_next: null };
    expect(site(none)).toMatchObject({ previous: null, next: null });
    expect(site({ pagination_prev: "unknown" })).toMatchObject({ previous: null });
  });
});

describe("the last change", () => {
  const changed = { "content/a.md": { time: 1_700_000_000, author: "Ada" } };
  const shown = (frontMatter: FrontMatter, lastUpdate = { date: true, author: true }) => {
    const options = { ...docSet({ folder: "content" }).options, lastUpdate };
    const data = pageWith(frontMatter, { changed, sets: [{ folder: "content", options }] });
    return [data.lastUpdated?.date, data.lastAuthor];
  };

  test("is that of history, unless the page says another", () => {
    expect(shown({})).toEqual(["2023-11-14", "Ada"]);
    expect(shown({ last_update: { date: "2024-01-02" } })).toEqual(["2024-01-02", "Ada"]);
    expect(shown({ last_update: { author: "Bob" } })).toEqual(["2023-11-14", "Bob"]);
  });

  test("is shown as far as its set wants it", () => {
    expect(shown({}, { date: false, author: true })).toEqual([undefined, "Ada"]);
    expect(shown({}, { date: true, author: false })).toEqual(["2023-11-14", undefined]);
  });

  test("is in the language of the page", () => {
    const last_update = { date: "2024-01-02" };
    expect(pageWith({ last_update }).lastUpdated?.label).toBe("January 2, 2024");
    const language = { code: "de", of: "" };
    const german = pageWith({ last_update }, { sets: [{ folder: "content", language }] });
    expect(german).toMatchObject({ language: "de", lastUpdated: { label: "2. Januar 2024" } });
  });
});
