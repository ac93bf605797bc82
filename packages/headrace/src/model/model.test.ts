import { describe, expect, it } from "vitest";
import { unescapeHtml } from "./escape-html.ts";
import {
  findPath,
  mergeNavItems,
  type NavCategory,
  type NavItem,
  pruneNavTree,
} from "./nav-tree.ts";
import { placeholder, resolvePlaceholders } from "./placeholders.ts";
import { chunkFile, htmlFile, normalizeRoute, withBase, withoutBase } from "./routes.ts";

describe("routes", () => {
  it.each([
    ["/", "index.html", "index.page.json"],
    ["/faq", "faq.html", "faq.page.json"],
    ["/release/6-9", "release/6-9.html", "release/6-9.page.json"],
    ["/search/", "search/index.html", "search/index.page.json"],
  ])("%s is the files %s and %s", (route, html, chunk) => {
    expect([htmlFile(route), chunkFile(route)]).toEqual([html, chunk]);
  });

  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/faq.html", "/faq"],
    ["/faq/", "/faq"],
    ["/release/index.html", "/release"],
    ["/release/6-9", "/release/6-9"],
    ["/search/", "/search/"],
    ["/search", "/search/"],
    ["/search/index.html", "/search/"],
    ["/guide/search/", "/guide/search"],
  ])("PAGE-02 %s means the page %s", (path, route) => {
    expect(normalizeRoute(path)).toBe(route);
  });

  it("puts paths under a base URL and takes them out again", () => {
    expect(withBase("/docs/", "/faq")).toBe("/docs/faq");
    expect(withoutBase("/docs/", "/docs/faq")).toBe("/faq");
    expect(withoutBase("/docs/", "/docs")).toBe("/");
    expect(withoutBase("/docs/", "/blog")).toBeUndefined();
  });
});

describe("navigation trees", () => {
  const page = (route: string): NavItem => ({ type: "page", label: route, route });
  const category = (key: string, items: NavItem[] | null, expanded = false): NavCategory => ({
    type: "category",
    label: key,
    key,
    route: "/x",
    hasPage: false,
    expanded,
    items,
  });
  const inner = category("A/B", [page("/a/b/1")]);
  const tree = {
    sidebar: "manuals",
    items: [page("/start"), category("A", [page("/a/1"), inner]), category("C", [page("/c/1")])],
  };

  it("finds the categories above a page", () => {
    expect(findPath(tree.items, "/a/b/1")?.map(({ key }) => key)).toEqual(["A", "A/B"]);
    expect(findPath(tree.items, "/start")).toEqual([]);
    expect(findPath(tree.items, "/nowhere")).toBeUndefined();
  });

  it("keeps only the branch of the page, so that pages do not grow with the site", () => {
    const pruned = pruneNavTree(tree, findPath(tree.items, "/a/1") ?? []);
    const [, a, c] = pruned.items;
    expect(a?.type === "category" && a.items?.length).toBe(2);
    expect(a?.type === "category" && a.items?.[1]).toEqual({ ...inner, items: null });
    expect(c?.type === "category" && c.items).toBeNull();
  });

  it("keeps the content of a category that is expanded from the start", () => {
    const pruned = pruneNavTree({ sidebar: "s", items: [category("D", [page("/d")], true)] }, []);
    expect(pruned.items[0]).toMatchObject({ items: [page("/d")] });
  });

  it("CHROME-05 keeps opened branches when the next page's tree lacks them", () => {
    const known = [category("A", [page("/a/1"), inner]), category("C", null)];
    const next = [category("A", null), category("C", [page("/c/1")])];
    expect(mergeNavItems(known, next)).toEqual([
      category("A", [page("/a/1"), inner]),
      category("C", [page("/c/1")]),
    ]);
  });
});

describe("placeholders", () => {
  it("are replaced by addresses that are escaped for an attribute", () => {
    const html = `<a href="${placeholder("page", "content/a&#x27;s.md?x=1&amp;y=2#z")}">`;
    const seen: string[] = [];
    const resolved = resolvePlaceholders(html, (kind, value) => {
      seen.push(kind, value);
      return '/a?x=1&y="2"#z';
    });
    expect(seen).toEqual(["page", "content/a's.md?x=1&y=2#z"]);
    expect(resolved).toBe('<a href="/a?x=1&amp;y=&quot;2&quot;#z">');
  });
});

describe("unescapeHtml", () => {
  it.each([
    ["&amp;lt; &LT; &quot;a&#39;b&#x27;", "&lt; < \"a'b'"],
    ["&#x1F680;&nbsp;&copy; &#x110000;", "\u{1F680}\u00A0&copy; &#x110000;"],
  ])("reads %s", (html, text) => expect(unescapeHtml(html)).toBe(text));
});
