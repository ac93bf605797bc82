import { describe, expect, it } from "vitest";
import { type Doc, type DocSource, describeDoc } from "./doc.ts";
import { type DocSet, docSet, generatedFolder } from "./doc-set.ts";

const DOCS = docSet({ folder: "docs", route: "/docs" });
const PAGES = {
  ...DOCS,
  folder: "src/pages",
  route: "",
  options: { ...DOCS.options, kind: "pages" },
} satisfies DocSet;

function docOf(path: string, frontMatter: DocSource["frontMatter"] = {}, set: DocSet = DOCS): Doc {
  return describeDoc({ path, title: "Title", frontMatter }, set);
}

describe("a file of documents", () => {
  it.each<[string, DocSource["frontMatter"], Partial<Doc>]>([
    ["a.md", {}, { id: "a", route: "/docs/a", folder: "", isIndex: false, position: undefined }],
    ["b/c/d.mdx", {}, { id: "b/c/d", route: "/docs/b/c/d", folder: "b/c" }],
    ["a.md", { id: "z" }, { id: "z", route: "/docs/z" }],
    ["b/a.md", { id: "z", slug: "y" }, { id: "b/z", route: "/docs/b/y" }],
    ["b/a.md", { slug: "/y" }, { id: "b/a", route: "/docs/y" }],
    ["b/a.md", { slug: "../y/" }, { route: "/docs/y" }],
    ["b/a.md", { slug: "/" }, { route: "/docs" }],
    ["a.md", { sidebar_position: 3 }, { position: 3 }],
    ["02-b/01-a.md", {}, { id: "b/a", route: "/docs/b/a", folder: "02-b", position: 1 }],
    ["02-b/01-a.md", { sidebar_position: 7 }, { id: "b/a", position: 7 }],
    [
      "02-b/01-a.md",
      { parse_number_prefixes: false },
      { id: "02-b/01-a", route: "/docs/02-b/01-a", position: undefined },
    ],
    ["cafe\u0301.md", {}, { route: "/docs/café" }],
    ["a.md.md", {}, { id: "a.md", route: "/docs/a.md" }],
  ])("%s with %j", (path, frontMatter, expected) => {
    expect(docOf(`docs/${path}`, frontMatter)).toMatchObject(expected);
  });

  it.each([
    ["index", "/docs", true],
    ["README", "/docs", true],
    ["guide/Index", "/docs/guide", true],
    ["guide/readme", "/docs/guide", true],
    ["guide/Guide", "/docs/guide", true],
    ["guide/guides", "/docs/guide/guides", false],
    ["deep/guide/guide", "/docs/deep/guide", true],
    ["guide/deep/guide", "/docs/guide/deep/guide", false],
    ["guide", "/docs/guide", false],
  ])("%s stands at %s", (stem, route, isIndex) => {
    expect(docOf(`docs/${stem}.md`)).toMatchObject({ id: stem, route, isIndex });
  });

  it("an index with a slug of its own still stands for its folder", () => {
    expect(docOf("docs/guide/index.md", { slug: "start" })).toMatchObject({
      id: "guide/index",
      route: "/docs/guide/start",
      isIndex: true,
    });
  });

  it("is called by its title, unless sidebars call it otherwise", () => {
    expect(docOf("docs/a.md").label).toBe("Title");
    expect(docOf("docs/a.md", { sidebar_label: "Short" })).toMatchObject({
      title: "Title",
      label: "Short",
    });
  });

  it("keeps what it was told of, and has no description if none was told", () => {
    const source = { path: "docs/a.md", title: "A", frontMatter: { tags: ["x"] } };
    const told = { ...source, description: "Of A.", file: "base/a.md" };
    expect(describeDoc(told, { ...DOCS, id: "de" })).toMatchObject({ ...told, set: "de" });
    expect(describeDoc(source, DOCS)).toMatchObject({ description: "", set: "" });
    expect(describeDoc(source, DOCS)).not.toHaveProperty("file");
  });

  it("may lie beside the folder of its set", () => {
    expect(docOf("shared/a.md")).toMatchObject({ id: "../shared/a" });
  });
});

it("of standalone pages only index stands for its folder, and no id is part of an address", () => {
  const routeOf = (path: string, frontMatter?: DocSource["frontMatter"]) =>
    docOf(`src/pages/${path}`, frontMatter, PAGES).route;
  expect(routeOf("index.js")).toBe("/");
  expect(routeOf("a/index.tsx")).toBe("/a");
  expect(routeOf("a/readme.md")).toBe("/a/readme");
  expect(routeOf("a/a.jsx")).toBe("/a/a");
  expect(routeOf("help.ts", { id: "other" })).toBe("/help");
});

it("a page that the engine writes has the address that is written in it, and lies in no folder", () => {
  const doc = docOf(`${generatedFolder(DOCS)}/tags.mdx`, { slug: "/tags" });
  expect(doc).toMatchObject({ id: "generated:/tags", route: "/docs/tags", label: "Title" });
  expect(doc).toMatchObject({ folder: null, position: undefined, isIndex: false });
});

it("a page of an API is called and placed by its description", () => {
  const reference = { id: "api/list", route: "/api/list", label: "List" } as const;
  const source = { path: "api.yaml#list", title: "List all", frontMatter: {} };
  const page = { ...reference, kind: "operation" } as unknown as NonNullable<
    DocSource["reference"]
  >;
  expect(describeDoc({ ...source, reference: page }, DOCS)).toEqual({
    ...source,
    ...reference,
    description: "",
    set: "",
    reference: page,
    folder: null,
    position: undefined,
    isIndex: false,
  });
});

describe("a post", () => {
  const post = { title: "Of the post", slug: "/2026/11/26/hello" };
  const posts = new Map([["blog/hello.md", post]]) as unknown as NonNullable<DocSet["posts"]>;
  const BLOG = docSet({
    folder: "blog",
    route: "/blog",
    posts,
    sidebars: { recent: [{ type: "doc", id: "hello" }] },
  });

  it("has the title and the address that the blog gives it", () => {
    expect(docOf("blog/hello.md", {}, BLOG)).toMatchObject({
      id: "hello",
      title: "Of the post",
      label: "Of the post",
      route: "/blog/2026/11/26/hello",
      folder: null,
    });
    expect(docOf("blog/hello.md", { sidebar_label: "Hi" }, BLOG).label).toBe("Hi");
  });

  it("stands beside the newest ones, as lists do, unless it says otherwise or there are none", () => {
    const sidebarOf = (frontMatter: DocSource["frontMatter"], set: DocSet) =>
      docOf("blog/hello.md", frontMatter, set).frontMatter.displayed_sidebar;
    expect(sidebarOf({}, BLOG)).toBe("recent");
    expect(sidebarOf({ displayed_sidebar: null }, BLOG)).toBeNull();
    expect(sidebarOf({}, { ...BLOG, sidebars: {} })).toBeUndefined();
    const list = docOf(`${generatedFolder(BLOG)}/list.mdx`, { slug: "/" }, BLOG);
    expect(list).toMatchObject({ route: "/blog", frontMatter: { displayed_sidebar: "recent" } });
    const sidebars = BLOG.sidebars;
    expect(docOf("docs/a.md", {}, { ...DOCS, sidebars }).frontMatter).toEqual({});
  });
});
