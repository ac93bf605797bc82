import { describe, expect, test } from "vitest";
import { authorsFileSchema, describePost } from "./blog/posts.ts";
import { type DocSet, docSet } from "./doc-set.ts";
import { canonicalRoutes } from "./listed-docs.ts";
import { type FrontMatter, siteOf } from "./testing/site-of.ts";

describe("where a page is edited", () => {
  const config = { content: { editUrl: "https://git.example/{path}" } };
  const at = (frontMatter: FrontMatter, set: Partial<DocSet> = {}) =>
    siteOf({
      pages: { "content/a.md": frontMatter },
      config,
      sets: [{ folder: "content", ...set }],
    }).dataOf("/a").editUrl;

  test("is its file, the address it gives itself, or nowhere", () => {
    expect(at({})).toBe("https://git.example/content/a.md");
    expect(at({ custom_edit_url: "https://b.example" })).toBe("https://b.example");
    expect(at({ custom_edit_url: null })).toBeNull();
  });

  test("is where its set has them, and in the folder that stands for its own", () => {
    const options = {
      ...docSet({ folder: "content" }).options,
      editUrl: "https://s.example/{path}",
    };
    expect(at({}, { options })).toBe("https://s.example/content/a.md");
    expect(at({}, { options: { ...options, editUrl: false } })).toBeNull();
    expect(at({}, { editFolder: "docs" })).toBe("https://git.example/docs/a.md");
  });
});

describe("a page in several languages", () => {
  const config = {
    locales: [
      { code: "en", label: "English" },
      { code: "de", label: "Deutsch" },
      { code: "fr", label: "Français" },
    ],
  };
  const sets = [
    { folder: "content" },
    { id: "de", folder: "i18n/de", route: "/de", language: { code: "de", of: "" } },
  ];
  const pages = { "content/a.md": {}, "i18n/de/a.md": {}, "content/b.md": {} };

  test("tells them all of each, and search engines, too", () => {
    const { dataOf } = siteOf({ pages, sets, config });
    const languages = [
      { code: "en", route: "/a" },
      { code: "de", route: "/de/a" },
    ];
    expect(dataOf("/a").languages).toEqual(languages);
    expect(dataOf("/de/a")).toMatchObject({ language: "de", languages });
    const link = (hreflang: string, href: string) => ({
      ...{ name: "link", attributes: { rel: "alternate", hreflang, href } },
    });
    expect(dataOf("/de/a").head).toEqual([
      link("en", "https://a.example/a"),
      link("de", "https://a.example/de/a"),
      link("x-default", "https://a.example/a"),
    ]);
  });

  test("names the original where it is not translated, and is no translation for search engines", () => {
    const copied = { "i18n/de/a.md": "content/a.md" };
    const { dataOf, context } = siteOf({ pages, sets, config, copied });
    expect(dataOf("/de/a").original).toBe("/a");
    expect(dataOf("/a")).not.toHaveProperty("original");
    for (const route of ["/a", "/de/a"]) {
      expect(dataOf(route).languages).toHaveLength(2);
      expect(dataOf(route)).not.toHaveProperty("head");
    }
    expect(canonicalRoutes(context.siteMap)).toEqual(["/a", "/b"]);
  });

  test("is no copy where the first language has a translation of its own, or none has the text", () => {
    const own = [{ folder: "i18n/en", base: "content" }, ...sets.slice(1)];
    const translated = {
      "i18n/en/a.md": {},
      "i18n/de/a.md": {},
      "i18n/en/b.md": {},
      "i18n/de/b.md": {},
    };
    const copied = {
      "i18n/de/a.md": "content/a.md",
      "i18n/en/b.md": "content/b.md",
      "i18n/de/b.md": "content/b.md",
    };
    const { dataOf, context } = siteOf({ pages: translated, sets: own, config, copied });
    expect(["/a", "/de/a", "/b", "/de/b"].map((route) => dataOf(route).original)).toEqual([
      undefined,
      undefined,
      undefined,
      "/b",
    ]);
    expect(canonicalRoutes(context.siteMap)).toEqual(["/a", "/b", "/de/a"]);
  });

  test("tells none where there is but one", () => {
    const { dataOf } = siteOf({ pages, sets, config });
    expect(dataOf("/b")).not.toHaveProperty("languages");
    expect(dataOf("/b")).not.toHaveProperty("head");
    expect(siteOf({ pages, sets }).dataOf("/a")).not.toHaveProperty("languages");
  });
});

describe("a post", () => {
  const authors = authorsFileSchema.parse({
    ada: { name: "Ada", imageURL: "/ada.png" },
    bob: { name: "Bob", imageURL: "https://img.example/bob.png" },
    eve: { name: "Eve", imageURL: "https://other.example/eve.png" },
  });
  const written: Record<string, FrontMatter> = {
    "blog/2024-01-01-a.md": { authors: ["ada", "bob", "eve"] },
    "blog/2024-02-01-b.md": {},
    "blog/2024-03-01-c.md": {},
    "blog/2024-04-01-d.md": { unlisted: true },
    "blog/undated.md": {},
  };
  const posts = new Map(
    Object.entries(written).map(([path, frontMatter]) => {
      const post = { path, content: "Text.", title: path, frontMatter };
      return [path, describePost(post, { folder: "blog", authors, readingTime: true })] as const;
    }),
  );
  const config = {
    baseUrl: "/site/",
    contentSecurityPolicy: { "img-src": ["https://img.example"] },
  };
  const set = { id: "blog", folder: "blog", route: "/blog", posts };
  const dataOf = siteOf({ pages: written, sets: [set], config }).dataOf;

  test("says when it was written, how long it takes, and by whom", () => {
    expect(dataOf("/blog/2024/01/01/a").post).toEqual({
      date: { date: "2024-01-01", label: "January 1, 2024" },
      minutes: 1,
      authors: [
        { name: "Ada", image: "/site/ada.png" },
        { name: "Bob", image: "https://img.example/bob.png" },
        // The security policy would leave an empty place.
        { name: "Eve" },
      ],
    });
    expect(dataOf("/blog/undated").post).toMatchObject({ date: null, authors: [] });
  });

  test("stands between the newer and the older one that are listed", () => {
    const around = (route: string) => {
      const { previous, next } = dataOf(`/blog/${route}`);
      return [previous?.route, next?.route];
    };
    expect(around("2024/03/01/c")).toEqual([undefined, "/blog/2024/02/01/b"]);
    expect(around("2024/02/01/b")).toEqual(["/blog/2024/03/01/c", "/blog/2024/01/01/a"]);
    expect(around("undated")).toEqual(["/blog/2024/01/01/a", undefined]);
    expect(around("2024/04/01/d")).toEqual([undefined, undefined]);
  });

  test("is what other pages are not", () => {
    expect(siteOf({ pages: { "content/a.md": {} } }).dataOf("/a")).not.toHaveProperty("post");
  });
});
