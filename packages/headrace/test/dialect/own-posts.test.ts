import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** A site that draws posts in forms of its own: parts of them, the page of a second blog, and its list. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Own", url: "https://own.example", baseUrl: "/base/",
    presets: [["classic", { docs: false, blog: { authorsMapPath: "../people.yml" } }]],
    plugins: [["@docusaurus/plugin-content-blog", { id: "news", path: "news", routeBasePath: "news",
      blogTitle: "All news", blogPostComponent: "@theme/news/Post", blogListComponent: "@theme/news/List" }]] };`,
  "src/theme/BlogPostItem/Header/index.js": `import React from "react";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import Title from "@theme/BlogPostItem/Header/Title";
import { useDateTimeFormat } from "@docusaurus/theme-common/internal";
export default function Header() {
  const { metadata, frontMatter, isBlogPostPage } = useBlogPost();
  const day = useDateTimeFormat({ year: "numeric", timeZone: "UTC" }).format(new Date(metadata.date));
  return <header className={isBlogPostPage ? "whole" : "part"}><Title />
    <p>{day}: {metadata.readingTime} min by {metadata.authors.map(({ name, role }) => name + ", " + role)}; {frontMatter.mood}</p>
    {metadata.tags.map(({ label, permalink }) => <a key={label} href={permalink}>{label}</a>)}</header>;
}`,
  "src/theme/BlogPostItem/Container/index.js": `import React from "react";
import { useLocation } from "react-router-dom";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
export default function Container({ children }) {
  const { metadata, assets } = useBlogPost();
  return <section data-of={metadata.permalink} data-at={useLocation().pathname}>{assets.image && <img src={assets.image} alt="Cover" />}{children}</section>;
}`,
  "src/theme/BlogPostItem/Footer/index.js": `import React from "react";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import TagsListInline from "@theme/TagsListInline";
export default function Footer() { return <footer><TagsListInline tags={useBlogPost().metadata.tags} /></footer>; }`,
  "src/theme/news/Post.js": `import React from "react";
import { BlogPostProvider, useBlogPost } from "@docusaurus/plugin-content-blog/client";
import Layout from "@theme/Layout";
import TOC from "@theme/TOC";
import TOCItems from "@theme/TOCItems";
function Text({ children }) {
  const { metadata: { title, prevItem, nextItem }, toc } = useBlogPost();
  return <Layout><h1>News: {title}</h1><TOC toc={toc} />{children}<TOCItems toc={toc} className="again" /><i>{prevItem?.title} and {nextItem?.title}</i></Layout>;
}
export default function Post({ content: Content, sidebar }) {
  return <BlogPostProvider content={Content} isBlogPostPage><Text><Content /></Text><b>{sidebar.items.length} newest</b></BlogPostProvider>;
}`,
  "src/theme/news/List.js": `import React from "react";
import BlogPostItems from "@theme/BlogPostItems";
import { useBlogPost } from "@docusaurus/theme-common/internal";
import { BlogSidebarItemList, groupBlogSidebarItemsByYear, useVisibleBlogSidebarItems } from "@docusaurus/plugin-content-blog/client";
function Item() {
  const { metadata } = useBlogPost();
  return <p className="item">{metadata.title}</p>;
}
export default function List({ items, metadata, sidebar }) {
  const years = groupBlogSidebarItemsByYear(useVisibleBlogSidebarItems(sidebar.items));
  return <div className="own-list">{years.map(([year, posts]) => <nav key={year}>{year}<BlogSidebarItemList items={posts} /></nav>)}<h2>{metadata.blogTitle} {metadata.page}/{metadata.totalPages}</h2><BlogPostItems items={items} component={Item} /></div>;
}`,
  "src/theme/BlogTagsPostsPage/index.js": `import React from "react";
import Page from "@theme-original/BlogTagsPostsPage";
export default (properties) => <Page {...properties} />;`,
  "people.yml": "ada:\n  name: Ada\n  role: engineer\n",
  "blog/2024-01-02-first/index.md":
    "---\ntitle: First\nauthors: ada\nmood: calm\ntags: [Wheels]\nimage: ./cover.svg\n---\n\nBeginning.\n\n<!-- truncate -->\n\n## Part\n\nMore **text**.\n\n```js\nconst a = 1;\n```\n",
  "blog/2024-01-02-first/cover.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"><path d="M0 0h1v1z"/></svg>',
  "news/2024-02-01-old.md": "---\ntitle: Old\n---\n\n# Written\n\nText.\n\n## Below\n\nMore.\n",
  "news/2024-02-02-new.md": "---\ntitle: New\n---\n\nText.\n",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("own-posts", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const article = async (file: string) => {
  const html = await readFile(join(root, "dist", file), "utf8");
  return html.slice(html.indexOf("<article"), html.lastIndexOf("</article>"));
};

it("draws the page of a post with the parts that the site has as its own, around the compiled text", async () => {
  const html = await article("blog/2024/01/02/first.html");
  expect(html).toMatch(
    /<header class="whole"><h1>First<\/h1>\s*<p>2024: 1 min by Ada, engineer; calm<\/p>/,
  );
  expect(html).toContain('<a href="/base/blog/tags/wheels">Wheels</a>');
  expect(html).toContain('data-of="/blog/2024/01/02/first"');
  expect(html).toMatch(/<img[^>]* src="\/base\/assets\/images\/cover\.[^"]*\.svg"/);
  expect(html).toMatch(/<h2[^>]* id="part"[\s\S]*<strong>text<\/strong>[\s\S]*<figure/);
});

it("says nothing twice that the site's own form says", async () => {
  const html = await readFile(join(root, "dist/blog/2024/01/02/first.html"), "utf8");
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain("post-facts");
  expect(html).toContain('href="#part"');
  expect(html.match(/Tags:/g)).toHaveLength(1);
});

it("gives a component the whole page that asks for no sidebar", async () => {
  expect(await readFile(join(root, "dist/blog/2024/01/02/first.html"), "utf8")).toContain(
    "sidebar-nav",
  );
  const html = await readFile(join(root, "dist/news/2024/02/01/old.html"), "utf8");
  expect(html).not.toContain("sidebar-nav");
  expect(html).toContain('<div class="own-page">');
  expect(await readFile(join(root, "dist/news.html"), "utf8")).toMatch(/data-layout="?landing/);
  for (const file of ["dist/blog.html", "dist/blog/tags/wheels.html"])
    expect(await readFile(join(root, file), "utf8")).toMatch(/data-layout="?doc/);
});

it("draws lists with the same parts, each of which knows its own post", async () => {
  const html = await article("blog.html");
  expect(html).toMatch(
    /<header class="part"><h2><a href="\/base\/blog\/2024\/01\/02\/first">First<\/a><\/h2>/,
  );
  expect(html).toContain('data-at="/blog"');
  expect(html).toContain("Beginning.");
  expect(html).not.toContain("More <strong>");
  const tagged = await article("blog/tags/wheels.html");
  expect(tagged).toMatch(/<h1>One post tagged with "Wheels"<\/h1>[\s\S]*<header class="part">/);
  expect(html).toMatch(/<img[^>]* src="\/base\/assets\/images\/cover\.[^"]*\.svg"/);
});

it("draws a blog with the components that its options name", async () => {
  const html = await article("news/2024/02/01/old.html");
  expect(html).toMatch(
    /<h1>News: Old<\/h1><div><ul class="table-of-contents"><li><a href="#below"[^>]*>Below/,
  );
  expect(html).toMatch(/<ul class="again"><li><a href="#below"[^>]*>Below<\/a><\/li><\/ul>/);
  expect(html).toContain("<i>New and </i>");
  expect(html).toContain("<b>2 newest</b>");
  expect(html).not.toContain("Written");
  expect(await article("news.html")).not.toContain("<h1");
  expect(await article("news.html")).toMatch(
    /<nav>2024<ul><li><a href="\/base\/news\/2024\/02\/02\/new">New<\/a><\/li>/,
  );
  expect(await article("news.html")).toMatch(
    /<h2>All news 1\/1<\/h2><p class="item">New<\/p><p class="item">Old<\/p>/,
  );
});

it("tells only of what can't be live in a list", () => {
  const told = warnings.map(({ message }) => message);
  expect(
    told.filter((message) => !/<Container.* is not live here: It asks for the post/.test(message)),
  ).toEqual([]);
});
