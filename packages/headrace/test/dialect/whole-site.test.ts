import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** A site of the dialect besides its documents: a home of React, pages in Markdown, a blog, a bar. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Whole", url: "https://whole.example", baseUrl: "/base/",
    presets: [["classic", { theme: { customCss: "./src/css/custom.css" }, docs: { admonitions: { keywords: ["enterprise"] } },
      blog: { path: "./blog", routeBasePath: "news", postsPerPage: 2, blogTitle: "News" } }]],
    plugins: [["./plugins/made-blog.js", { blogTitle: "Made", routeBasePath: "made" }], ["./plugins/own-blog", { id: "notes", path: "notes", routeBasePath: "notes", blogTitle: "Notes", blogSidebarCount: 0 }]],
    scripts: [{ src: "https://measure.example/a.js" }], favicon: "img/f.ico",
    headTags: [{ tagName: "link", attributes: { rel: "preconnect", href: "https://far.example" } },
      { tagName: "script", attributes: { src: "/a.js" } }],
    themeConfig: { image: "img/card.png", metadata: [{ name: "keywords", content: "one, two" }, { name: "description", content: "Of the site." }],
      announcementBar: { id: "a", content: 'Read <a href="/about">about us</a>, please &mdash; R&amp;D. <a href="https://b.example">More</a>' },
      navbar: { items: [
        { type: "doc", docId: "guide", label: "Guide" },
        { to: "/news", label: "News", position: "left" },
        { label: "More", items: [{ label: "About", to: "about" }, { label: "Away", href: "https://away.example" }] },
        { label: "Asked", to: "/about?from=bar" },
        { href: "https://icon.example/own", className: "icon" },
        { type: "html", value: '<a href="https://chat.example"><img alt="Chat"></a>' },
        { to: "/docs/guide", html: "<b>New</b> guide", position: "right" },
        { to: "/docs/part/our-slack", className: "icon", position: "right" },
        { html: '<img alt="Learn" src="/l.png">', items: [{ type: "doc", docId: "guide", label: "First" }, { html: "<i>Elsewhere</i>", href: "https://else.example" }] },
        { type: "html", value: "<b>badge</b>" } ] },
      footer: { copyright: 'Of <a href="/about">us</a> &amp; <a href="https://b.example"><img alt="Logo" src="/l.png"></a> all', links: [{ html: 'Part of <a href="https://club.example">a club</a>' }, { title: "Site", items: [{ label: "About", to: "/about" }, { html: "<i>logo</i>" }] }] } } };`,
  "plugins/made-blog.js": "module.exports = require('@docusaurus/plugin-content-blog');",
  "docs/guide.md":
    "# Guide\n\n:::enterprise\n\nFor some.\n\n:::\n\n## Part\n\n{contentTitle} has {toc.length} part.\n",
  "src/pages/index.js": `import React from "react";
    import Layout from "@theme/Layout";
    import Link from "@docusaurus/Link";
    import styles from "./index.module.css";
    export default function Home() {
      return <Layout title="Welcome" description="The first page"><main className={styles.hero}>
        <Link to="/docs/guide">Begin here</Link></main></Layout>;
    }`,
  "src/css/custom.css": "@tailwind utilities;\n.own { color: red }",
  "src/pages/index.module.css": ".hero { color: red }",
  "src/pages/index.test.js": "throw new Error('no page');",
  "src/pages/about.md":
    '# About us\n\nText of the page.\n\n![Badge](https://img.example/b.svg)\n\n<iframe src="https://video.example/1"></iframe>\n\n<p style={{ color: "red" }}>Red.</p>\n',
  "src/pages/team/index.md": "# All of the team\n",
  "src/pages/team/team.md": "# One of the team\n",
  "src/pages/readme.md": "# Read this\n",
  "src/pages/terms.md": "---\ntitle: Our terms\n---\n\nWhat we agree on.\n",
  "src/components/Counter.js": "export default () => <button onClick={() => {}}>1</button>;",
  "src/pages/_part.jsx": "export default () => null;",
  "notes/2024-05-01-note.md": "---\ntitle: Noted\n---\n\nText.\n",
  "blog/authors.yml": "ada:\n  name: Ada\n  title: Engineer\n  page: true\n",
  "blog/2024-01-02-older.md": "---\ntags: [one]\n---\n\n# Older\n\nBeginning.\n",
  "blog/2024-01-01-oldest.md":
    "---\ntitle: Oldest\ntags: [one, one]\n---\n\n# Another title\n\n- a\n\n<!-- truncate -->\n\n- b\n",
  "blog/2024-01-05-first.md":
    "---\ntitle: First\nauthors: ada\ntags: [one]\n---\n\nShown.\n\n<!-- truncate -->\n\nHidden.\n",
  "blog/2024-02-05-second/index.md":
    "---\nslug: own\nimage: ./card.svg\nauthors:\n  - name: Bob\n---\n\n# Second\n\nBody.\n",
  "blog/2024-02-05-second/card.svg":
    "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>",
  "blog/2024/03/05/third.mdx": "---\ntitle: Third\n---\n\n{/* truncate */}\n\nBody.\n",
  "blog/2024-04-05-draft.md": "---\ntitle: Draft\ndraft: true\n---\n\nNo.\n",
};

let root = "";
const notes: string[] = [];
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("whole", FILES, (line) => notes.push(line)));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const published = (file: string) => readFile(join(root, "dist", file), "utf8");

describe("a whole site of the dialect", () => {
  it("has its home, with the title and the description that it gives itself", async () => {
    const html = await published("index.html");
    expect(html).toContain('href="/base/docs/guide"');
    expect(html).toContain('content="The first page"');
    expect(await published("index.page.json")).toContain('"title":"Welcome"');
  });

  it("has in every head what the old site had, with addresses below the base URL", async () => {
    const html = await published("about.html");
    expect(html).toContain('<link rel="icon" href="/base/img/f.ico">');
    expect(html).not.toContain('href="/base/favicon.svg"');
    expect(html).toContain(
      '<meta property="og:image" content="https://whole.example/base/img/card.png">',
    );
    expect(html).toContain('<meta name="keywords" content="one, two">');
    // Of descriptions a page has one, its own.
    expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
      expect.not.stringContaining("Of the site."),
    ]);
    // A page without one has that of the site.
    expect(await published("news/tags/one.html")).toContain('content="Of the site."');
    expect(html).toContain('<link rel="preconnect" href="https://far.example">');
    expect((await published("news/own.html")).match(/"og:image" content="[^"]*"/g)).toEqual([
      expect.stringMatching(
        /"https:\/\/whole\.example\/base\/assets\/images\/card\.[0-9a-f]{8}\.svg"/,
      ),
    ]);
  });

  it("has pages in Markdown, and none of tests and parts", async () => {
    expect(await published("about.html")).toContain("Text of the page.");
    // One shows the titles that stand in it, and no other.
    const terms = await published("terms.html");
    expect(terms).toContain("<title>Our terms");
    expect(terms).not.toContain("<h1");
    await expect(published("_part.html")).rejects.toThrow();
    await expect(published("index.test.html")).rejects.toThrow();
  });

  it("has pages that are called as their folder, or readme, at addresses of their own", async () => {
    expect(await published("team.html")).toContain("All of the team");
    expect(await published("team/team.html")).toContain("One of the team");
    expect(await published("readme.html")).toContain("Read this");
  });

  it("has posts at their addresses, with day, authors and time of reading", async () => {
    const first = await published("news/2024/01/05/first.html");
    expect(first).toContain("Hidden.");
    expect(first).toContain("January 5, 2024</time>");
    expect(first).toContain("Ada");
    expect(await published("news/own.html")).toContain("Bob");
    expect(await published("news/2024/03/05/third.html")).toContain("Body.");
    await expect(published("news/2024/04/05/draft.html")).rejects.toThrow();
  });

  it("has the posts of a plug-in of its own that stands around that for blogs", async () => {
    expect(await published("notes.html")).toContain("Noted");
    // One that makes its posts takes nothing from the blog whose folder it would have.
    await expect(published("made.html")).rejects.toThrow();
  });

  it("leaves a blog without a list of recent posts when it wants none", async () => {
    expect(await published("news.html")).toContain("Recent posts");
    const lists = (await published("notes.html")).match(/<nav class="sidebar/g);
    expect(lists).toBeNull();
  });

  it("lists posts in pages, by year, by author and by tag, each with its beginning", async () => {
    const [list, more] = [await published("news.html"), await published("news/page/2.html")];
    expect(list.indexOf("Third")).toBeLessThan(list.indexOf("Second"));
    expect(more).toContain("Shown.");
    expect(more).not.toContain("Hidden.");
    expect(more).toContain("Read more");
    expect(await published("news/archive.html")).toContain("First");
    expect(await published("news/authors/ada.html")).toContain("First");
    const [tagged, further] = [
      await published("news/tags/one.html"),
      await published("news/tags/one/page/2.html"),
    ];
    expect(tagged).toContain("3 posts tagged with");
    expect(tagged).toContain("Shown.");
    expect(tagged).toContain("Beginning.");
    expect(tagged).not.toContain("Oldest</a></h2>");
    expect(further).toContain("Oldest");
  });

  it("calls a post by its front matter, and lists all authors", async () => {
    const post = await published("news/2024/01/01/oldest.html");
    expect(post).toContain("<h1>Oldest</h1>");
    expect(post).not.toContain("Another title</h1>");
    expect(post.match(/<ul>\n<li>[ab]/g)).toHaveLength(2);
    expect(await published("news/authors.html")).toContain("Ada (1)");
  });

  it("keeps links of the bar that are drawn as icons, by what names them", async () => {
    const html = await published("about.html");
    expect(html).toMatch(/href="https:\/\/icon\.example\/own"[^>]*>(?:<[^>]*>)*icon\.example/);
    expect(html).toMatch(/href="https:\/\/chat\.example"[^>]*>(?:<[^>]*>)*Chat/);
  });

  it("keeps items of the bar and of its lists that are written in HTML or name a document", async () => {
    const html = await published("about.html");
    expect(html).toMatch(/href="\/base\/docs\/guide"[^>]*>New guide/);
    expect(html).toMatch(/href="\/base\/docs\/part\/our-slack"[^>]*>Our slack/);
    expect(html).toMatch(/Learn[\s\S]*href="\/base\/docs\/guide"[^>]*>(?:<[^>]*>)*First/);
    expect(html).toMatch(/href="https:\/\/else\.example"[^>]*>(?:<[^>]*>)*Elsewhere/);
    expect(html).toMatch(/href="https:\/\/club\.example"[^>]*>(?:<[^>]*>)*a club/);
  });

  it("publishes the posts as RSS and as Atom", async () => {
    const [rss, atom] = [await published("news/rss.xml"), await published("news/atom.xml")];
    expect(await published("docs/guide.html")).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" [^>]*href="\/base\/news\/rss\.xml">/,
    );
    for (const feed of [rss, atom]) {
      expect(feed).toContain("https://whole.example/base/news/own");
      expect(feed).not.toContain("Draft");
    }
  });

  it("has the bar, the footer and the announcement, and names what they can't have", async () => {
    const html = await published("docs/guide.html");
    expect(html).toMatch(
      /<nav class="navbar-sections"[\s\S]*Guide[\s\S]*News[\s\S]*More[\s\S]*Away/,
    );
    expect(html).toContain('class="announcement"');
    for (const page of ["404.html", "search/index.html"])
      expect(await published(page)).not.toMatch(/href="[^"]*%(?:23|3A|3F)/);
    expect(html).toMatch(
      /<p>Read <a href="\/base\/about">about us<\/a>, please — R&amp;D\. <a [^>]*href="https:\/\/b\.example"[^>]*>More<\/a><\/p>/,
    );
    expect(html).toMatch(
      /<p class="footer-copyright">Of <a href="\/base\/about">us<\/a> &amp; all/,
    );
    expect(notes.join("\n")).toMatch(/the footer .* left out: .*links in the copyright line/);
    expect(notes.join("\n")).toContain("Items of the bar are left out: badge");
    expect(notes.join("\n")).toContain("logo");
  });

  it("lets through the hosts and styles that its pages have, and names them to the owner", async () => {
    const html = await published("about.html");
    expect(html).toMatch(/img-src [^;]*https:\/\/img\.example/);
    expect(html).toMatch(/frame-src [^;]*https:\/\/video\.example/);
    expect(html).toContain('<p style="color:red">');
    expect(warnings.map(({ code }) => code)).not.toContain("remote-image");
    expect(await readFile(join(root, "site/site.config.ts"), "utf8")).toContain(
      "https://img.example",
    );
  });

  it("tells in a table, which stays as a file, what became of each part", async () => {
    const table = await readFile(join(root, "site/migration.md"), "utf8");
    expect(table).toContain("| blogs | taken over | 2: blog, notes |");
    expect(table).toContain("| scripts | not taken over | https://measure.example/a.js |");
    expect(table).toContain("| favicon | taken over | img/f.ico |");
    expect(table).toContain("| interactive components | taken over | src/components/Counter.js |");
    expect(notes.join("\n")).toContain("| blogs | taken over |");
  });

  it("gives each page its title and its headings by name", async () => {
    expect(await published("docs/guide.html")).toContain("Guide has 1 part.");
  });

  it("tells of a style sheet that another tool has to compile", async () => {
    const table = await readFile(join(root, "site/migration.md"), "utf8");
    expect(table).toMatch(/other tools \| not taken over \| src\/css\/custom\.css/);
  });

  it("knows the site's own admonitions", async () => {
    const html = await published("docs/guide.html");
    expect(html).toContain('<p class="admonition-title">Info</p>');
  });
});
