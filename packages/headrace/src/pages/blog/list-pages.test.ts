import { expect, test } from "vitest";
import { ENGLISH } from "../../model/messages/english.ts";
import { type DocSet, docSet } from "../doc-set.ts";
import { readWritten } from "../testing/written-page.ts";
import { blogPages } from "./list-pages.ts";
import { authorsFileSchema, describePost, type PostSource } from "./posts.ts";

const AUTHORS = authorsFileSchema.parse({
  ada: { name: "Ada", image_url: "/ada.png", description: "Builds *mills*.", page: true },
  bob: { name: "Bob", title: "Builder", url: "https://bob.example/?a=b c" },
  eve: {
    page: { permalink: "/eve" },
    title: "Miller",
    url: "https://eve.example",
    socials: { github: "eve" },
  },
});

interface List {
  path: string;
  facts: Record<string, unknown>;
  lines: string[];
}

/** The lists of a blog at "/news", by their routes; each with its title and its lines. */
function listsOf(
  posts: Record<string, PostSource["frontMatter"]>,
  {
    blog = {},
    content = {},
    ...set
  }: { blog?: object; content?: Record<string, string> } & Partial<DocSet> = {},
): Record<string, List> {
  const base = docSet({ folder: "site/blog", route: "/news", authors: AUTHORS, id: "b", ...set });
  const options = { ...base.options, blog: { ...base.options.blog, ...blog } };
  const described = Object.entries(posts).map(([name, frontMatter]) => {
    const path = `site/blog/${name}`;
    const source = { path, title: name, content: content[name] ?? "Text.", frontMatter };
    return describePost(source, {
      folder: "site/blog",
      authors: base.authors ?? {},
      readingTime: true,
    });
  });
  const pages = blogPages(
    { ...base, options, posts: new Map(described.map((post) => [post.path, post])) },
    { site: "site", language: "en", messages: ENGLISH },
  );
  return Object.fromEntries(
    pages.map(({ path, text }) => {
      const { head, lines } = readWritten(text);
      const facts = Object.fromEntries(
        head.map((line) => {
          const [, key, value = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
          return [key, JSON.parse(value)];
        }),
      );
      return [facts.slug, { path, facts, lines }];
    }),
  );
}

test("posts stand in a list with their facts, their beginnings and their tags, which are compiled in place", () => {
  const lists = listsOf(
    { "2024-05-06-first.md": { authors: ["ada", "bob"], tags: ["Mills"] } },
    { content: { "2024-05-06-first.md": "One.\n\n<!-- truncate -->\n\nTwo." } },
  );
  expect(lists["/"]?.lines).toEqual([
    'import Post0 from "@site/blog/2024-05-06-first.md";',
    '## [{"2024-05-06-first.md"}](</news/2024/05/06/first>)',
    '<p className="post-facts">{"May 6, 2024"}{" · "}{"1 min read"}{" · "}<img src={"/ada.png"} alt="" width="32" height="32" />[{"Ada"}](</news/authors/ada>){" · "}[{"Bob"}](<https://bob.example/?a=b%20c>){" "}<small>{"Builder"}</small></p>',
    "<Post0 excerpt />",
    '[{"Read more"}](</news/2024/05/06/first>)',
    '<p className="page-tags">{"Tags:"} [{"Mills"}](</news/tags/mills>)</p>',
  ]);
});

test("a list of a blog is found by no search, edited by nobody, and has no table of contents", () => {
  const lists = listsOf({ "a.md": {} }, { blog: { title: "News", description: "Of the mill." } });
  expect(lists["/"]?.facts).toEqual({
    title: "News",
    description: "Of the mill.",
    slug: "/",
    custom_edit_url: null,
    search: false,
    hide_table_of_contents: true,
  });
  expect(Object.values(lists).every(({ facts }) => facts.search === false)).toBe(true);
  expect(lists["/"]?.path).toMatch(/\/b\/index\.mdx$/);
  expect(lists["/archive"]?.path).toMatch(/\/b\/archive\.mdx$/);
});

test("what a post does not have is not shown", () => {
  const lists = listsOf({ "hello.md": {} }, { blog: { readingTime: false } });
  expect(lists["/"]?.lines).toEqual([
    'import Post0 from "@site/blog/hello.md";',
    '## [{"hello.md"}](</news/hello>)',
    '<p className="post-facts"></p>',
    "<Post0 excerpt />",
  ]);
});

test.each([
  [1, ["/", "/page/2", "/page/3"]],
  [2, ["/", "/page/2"]],
  [3, ["/"]],
  ["ALL" as const, ["/"]],
])("with %s posts a page, three posts are at %j, each once", (perPage, slugs) => {
  const posts = { "2024-01-03-a.md": {}, "2024-01-02-b.md": {}, "2024-01-01-c.md": {} };
  const lists = listsOf(posts, { blog: { title: "News", perPage } });
  const paged = Object.entries(lists).filter(([slug]) => slug === "/" || slug.startsWith("/page/"));
  expect(paged.map(([slug]) => slug)).toEqual(slugs);
  const shown = paged.flatMap(([, { lines }]) =>
    lines.filter((line) => line.startsWith("## ")).map((line) => line.slice(-3, -2)),
  );
  expect(shown).toEqual(["a", "b", "c"]);
});

test("pages of a list lead to their neighbors, and say which they are", () => {
  const posts = { "2024-01-03-a.md": {}, "2024-01-02-b.md": {}, "2024-01-01-c.md": {} };
  const lists = listsOf(posts, { blog: { title: "News", perPage: 1 } });
  expect(lists["/"]?.lines.at(-1)).toBe('[{"Older posts"}](</news/page/2>)');
  expect(lists["/page/2"]?.lines.at(-1)).toBe(
    '[{"Newer posts"}](</news>) · [{"Older posts"}](</news/page/3>)',
  );
  expect(lists["/page/3"]?.lines.at(-1)).toBe('[{"Newer posts"}](</news/page/2>)');
  expect(lists["/page/2"]?.facts.title).toBe("News, page 2");
  expect(lists["/"]?.facts.title).toBe("News");
});

test("a blog at the root of a site leads to its first page by a slash", () => {
  const posts = { "2024-01-03-a.md": {}, "2024-01-02-b.md": {} };
  const lists = listsOf(posts, { route: "", blog: { perPage: 1 } });
  expect(lists["/page/2"]?.lines.at(-1)).toBe('[{"Newer posts"}](</>)');
});

test("the archive has each post once, under its year, the latest first, and those without a day last", () => {
  const lists = listsOf({
    "2023-12-31-old.md": {},
    "2024-01-01-new.md": {},
    "2024-02-01-newer.md": {},
    "undated.md": {},
  });
  expect(lists["/archive"]?.facts.title).toBe("Archive");
  expect(lists["/archive"]?.lines).toEqual([
    "## Undated",
    '- [{"undated.md"}](</news/undated>)',
    "## 2024",
    '- {"February 1, 2024: "}[{"2024-02-01-newer.md"}](</news/2024/02/01/newer>)',
    '- {"January 1, 2024: "}[{"2024-01-01-new.md"}](</news/2024/01/01/new>)',
    "## 2023",
    '- {"December 31, 2023: "}[{"2023-12-31-old.md"}](</news/2023/12/31/old>)',
  ]);
});

test("authors are listed with their posts counted, and have a page where authors.yml asks for one", () => {
  const lists = listsOf({ "a.md": { authors: ["ada", "eve"] }, "b.md": { authors: "ada" } });
  expect(lists["/authors"]?.facts.title).toBe("Authors");
  expect(lists["/authors"]?.lines).toEqual([
    '- <span className="post-author"><img src={"/ada.png"} alt="" width="32" height="32" />[{"Ada (2)"}](</news/authors/ada>)</span>',
    '- <span className="post-author">[{"Bob (0)"}](<https://bob.example/?a=b%20c>){": Builder"}</span>',
    // Its own address counts from the list of authors, as the dialect's engine has it.
    '- <span className="post-author">[{"eve (1)"}](</news/authors/eve>){": Miller"}</span>',
  ]);
  expect(lists["/authors/ada"]?.facts).toMatchObject({
    title: "Ada",
    description: "Builds *mills*.",
  });
  expect(lists["/authors/ada"]?.lines[0]).toBe('<p>{"Builds *mills*."}</p>');
  const titles = (slug: string) => lists[slug]?.lines.filter((line) => line.startsWith("## "));
  expect(titles("/authors/ada")).toHaveLength(2);
  expect(titles("/authors/eve")).toEqual(['## [{"a.md"}](</news/a>)']);
  expect(lists["/authors/eve"]?.lines.filter((line) => line !== "").slice(0, 2)).toEqual([
    '<p>{"Miller"}</p>',
    '[{"eve.example"}](<https://eve.example>) · [{"github"}](<https://github.com/eve>) · [{"Authors"}](</news/authors>)',
  ]);
  expect(lists["/authors/bob"]).toBeUndefined();
});

test.each([
  [{ url: "https://eve.example", page: true }, '[{"eve"}](</news/authors/eve>)'],
  [{ email: "eve@a.example" }, '[{"eve"}](<mailto:eve@a.example>)'],
  [{ url: "eve.example" }, '{"eve"}'],
  [{}, '{"eve"}'],
])("%j of an author says where the name leads to", (facts, shown) => {
  const authors = authorsFileSchema.parse({ eve: facts });
  const lists = listsOf({ "a.md": { authors: "eve" } }, { authors, blog: { readingTime: false } });
  expect(lists["/"]?.lines[2]).toBe(`<p className="post-facts">${shown}</p>`);
});

test("the second page of an author is below the first, where the dialect has it", () => {
  const posts = { "a.md": { authors: "ada" }, "b.md": { authors: "ada" } };
  const lists = listsOf(posts, { blog: { perPage: 1 } });
  expect(lists["/authors/ada/page/2"]?.facts.title).toBe("Ada, page 2");
});

test("each tag has a list of its posts, which leads to all tags", () => {
  const tags = new Map([["mill", { label: "Mill", description: "Of mills." }]]);
  const lists = listsOf(
    { "a.md": { tags: ["mill", "C#"] }, "b.md": { tags: ["mill"] } },
    { tags, blog: { perPage: 1 } },
  );
  expect(lists["/tags/mill"]?.facts).toMatchObject({
    title: '2 posts tagged with "Mill"',
    description: "Of mills.",
  });
  expect(lists["/tags/mill"]?.lines[0]).toBe('{"Of mills."} [{"All tags"}](</news/tags>)');
  expect(lists["/tags/mill/page/2"]?.lines.at(-1)).toBe('[{"Newer posts"}](</news/tags/mill>)');
  expect(lists["/tags/c"]?.lines[0]).toBe('[{"All tags"}](</news/tags>)');
  expect(lists["/tags/c"]?.facts).toMatchObject({
    title: 'One post tagged with "C#"',
    description: "",
  });
});

test("a blog without posts has its first page alone", () => {
  expect(Object.keys(listsOf({}))).toEqual(["/"]);
  expect(Object.keys(listsOf({}, { blog: { perPage: "ALL" } }))).toEqual(["/"]);
  expect(Object.keys(listsOf({ "a.md": { draft: true } }))).toEqual(["/"]);
});

test("a blog that knows no authors has no list of them", () => {
  expect(Object.keys(listsOf({ "a.md": {} }, { authors: undefined }))).toEqual(["/", "/archive"]);
});
