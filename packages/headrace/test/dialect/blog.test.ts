import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** What posts say of themselves: who wrote them, with pictures, and what they are about. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Blog", url: "https://blog.example", baseUrl: "/base/",
    i18n: { defaultLocale: "en", locales: ["en", "de"] }, presets: [["classic", {}]] };`,
  "docs/a.md": "# A\n",
  "blog/authors.yml":
    "ada:\n  name: Ada\n  image_url: https://people.example/ada.png\nbob:\n  name: Bob\n  imageURL: /img/bob.svg\n",
  "blog/2024-01-02-own.md":
    "---\ntitle: Own\nsidebar_label: Short\nauthor: Cy\nauthor_title: Baker\nauthor_url: https://cy.example\nauthor_image_url: https://github.com/cy.png\n---\n\nText.\n",
  "blog/2024-03-05-both.md":
    "---\ntitle: Both\nauthors: [ada, bob]\ntags: [Two Words]\n---\n\nText.\n",
  "blog/2024-02-03-moved.md": "---\ntitle: Moved\n---\n\nText.\n",
  "i18n/de/docusaurus-plugin-content-blog/2024-02-03-moved.md":
    "---\ntitle: Verschoben\ndate: 2024-04-01\n---\n\nText.\n",
  "blog/undated.md": "---\ntitle: Undated\n---\n\nText.\n",
  "i18n/de/docusaurus-plugin-content-docs/current/a.md": "# A\n",
  "i18n/de/docusaurus-plugin-content-blog/2024-03-05-both.md":
    "---\ntitle: Beide\nauthors: ada\n---\n\nText.\n",
  "static/img/bob.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"><path d="M0 0h1v1z"/></svg>',
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("blog", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const published = (file: string) => readFile(join(root, "dist", file), "utf8");

it("shows the pictures of authors above their posts and in lists, from here and from elsewhere", async () => {
  const post = await published("blog/2024/03/05/both.html");
  expect(post).toMatch(/<img src="https:\/\/people\.example\/ada\.png"/);
  expect(post).toMatch(/<img src="\/base\/img\/bob\.svg"/);
  expect(post).toMatch(/img-src [^;]*https:\/\/people\.example/);
  const list = await published("blog.html");
  expect(list).toMatch(/<img[^>]*src="https:\/\/people\.example\/ada\.png"[^>]*>\s*Ada/);
  expect(list).toMatch(/<img[^>]*src="\/base\/[^"]*bob[^"]*\.svg"[^>]*>\s*Bob/);
  expect(warnings.map(({ message }) => message)).toEqual([]);
});

it("knows the author that a post names in keys of its own, and where his picture is in truth", async () => {
  const post = await published("blog/2024/01/02/own.html");
  expect(post).toMatch(/cy\.png"[^>]*>(?:<[^>]*>)*Cy<\/a><small>Baker/);
  expect(post).toMatch(/img-src [^;]*https:\/\/avatars\.githubusercontent\.com/);
});

it("lists the tags of a post below its beginning", async () => {
  const list = await published("blog.html");
  expect(list).toMatch(
    /<p class="page-tags">Tags: <a href="\/base\/blog\/tags\/two-words">Two Words<\/a>/,
  );
  expect(list.match(/class="page-tags"/g)).toHaveLength(1);
});

it("says the day of a post in the language of the post", async () => {
  expect(await published("de/blog/2024/03/05/both.html")).toContain("5. März 2024</time>");
  expect(await published("blog/2024/03/05/both.html")).toContain("March 5, 2024</time>");
});

it("lists the newest posts of a language by the days that they have in it, as the lists of all posts do", async () => {
  const titles = async (file: string) => {
    const [, side = ""] =
      /<nav class="sidebar sidebar-nav"([\s\S]*?)<\/nav>/.exec(await published(file)) ?? [];
    const labels = [...side.matchAll(/<a [^>]*>([^<]*)</g)].map(([, label]) => label);
    return labels.filter((label) => /^(?:Bo|Mo|Sh|Be|Ve)/.test(label ?? ""));
  };
  expect(await titles("blog/2024/01/02/own.html")).toEqual(["Both", "Moved", "Short"]);
  expect(await titles("de/blog/2024/01/02/own.html")).toEqual(["Verschoben", "Beide", "Short"]);
  expect(await published("de/blog.html")).toMatch(/Verschoben[\s\S]*Beide[\s\S]*Own/);
});

it("calls the posts before and after a post by their titles", async () => {
  const [, pagination = ""] =
    /<nav class="pagination"([\s\S]*?)<\/nav>/.exec(await published("blog/2024/03/05/both.html")) ??
    [];
  expect(pagination).toContain(">Moved<");
});

it("takes over what the options of a blog say, and names what it does not", async () => {
  const options = `{ authorsMapPath: "people.yml", showReadingTime: false, tagsBasePath: "topics",
    editUrl: ({ blogDirPath, blogPath }) => \`https://code.example/edit/\${blogDirPath}/\${blogPath}\`,
    archiveBasePath: "archive", pageBasePath: "/more/", postsPerPage: 1, truncateMarker: /cut here/ }`;
  const told: string[] = [];
  const files = {
    "docusaurus.config.js": `module.exports = { title: "Blog", url: "https://blog.example", baseUrl: "/",
      presets: [["classic", { docs: false, pages: false, blog: ${options} }]],
      plugins: [["@docusaurus/plugin-content-blog", { id: "news", path: "news", routeBasePath: "news", authorsMapPath: "made.yml" }]],
      themeConfig: { prism: { defaultLanguage: "json" } } };`,
    "news/2024-01-03-second.md": "# Second\n",
    "blog/people.yml": "ada:\n  name: Ada Lovelace\n  page: true\n",
    "blog/2024-01-01-before.md": "---\ntitle: Before\nauthors: ada\n---\n\nText.\n",
    "blog/2024-01-02-first.md":
      '---\ntitle: First\nauthors: ada\ntags: [Wheels]\n---\n\nText.\n\n```\n{ "a": 1 }\n```\n',
  };
  const site = await takeOver("blog-options", files, (line) => told.push(line));
  const [post, list, elsewhere, older, byAuthor] = await Promise.all(
    [
      "blog/2024/01/02/first.html",
      "blog.html",
      "news/2024/01/03/second.html",
      "blog/more/2.html",
      "blog/authors/ada/more/2.html",
    ].map((file) => readFile(join(site.root, "dist", file), "utf8")),
  );
  await rm(site.root, { recursive: true, force: true });
  expect(post).toContain("Ada Lovelace");
  expect(older).toContain(">Before</a>");
  expect(byAuthor).toContain(">Before</a>");
  expect(post).toContain('href="https://code.example/edit/blog/2024-01-02-first.md"');
  expect(elsewhere).not.toContain("code.example");
  expect(post).not.toContain("min read");
  expect(list).not.toContain("min read");
  expect(post).toContain('data-language="json"');
  expect(list).toContain('href="/blog/topics/wheels"');
  expect(told).toContain(
    'Note: Posts of "news" say less of their authors: there is no file "made.yml".',
  );
  expect(told).toContain("Note: Options of blogs are left out: truncateMarker.");
}, 120_000);

it("gives a post without a date none in RSS, and that of the oldest in Atom, which wants one", async () => {
  const [rss, atom] = [await published("blog/rss.xml"), await published("blog/atom.xml")];
  expect(rss.match(/<title>Undated[\s\S]*?<description>/)?.[0]).not.toContain("pubDate");
  expect(atom.match(/<title>Undated[\s\S]*?<summary>/)?.[0]).toContain("<updated>2024-01-02T");
});

it("has its feeds named in the heads of pages", async () => {
  const feeds = [
    ...(await published("blog.html")).matchAll(
      /<link rel="alternate" type="(application[^"]*)"[^>]* href="([^"]*)">/g,
    ),
  ];
  expect(feeds.map(([, type, file]) => [type, file])).toEqual([
    ["application/rss+xml", "/base/blog/rss.xml"],
    ["application/atom+xml", "/base/blog/atom.xml"],
    ["application/feed+json", "/base/blog/feed.json"],
  ]);
  for (const [, , file = ""] of feeds)
    expect(await published(file.slice("/base/".length))).toContain("Undated");
});
