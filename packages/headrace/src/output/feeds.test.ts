// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { siteConfigSchema } from "../config/schema.ts";

import { placeholder } from "../model/placeholders.ts";
import { describeDoc } from "../pages/doc.ts";
import { docSet } from "../pages/doc-set.ts";
import { checkFeeds } from "../pages/feed-pages.ts";
import { buildSiteMap } from "../pages/site-map.ts";
import type { FrontMatter } from "../sources/front-matter-schema.ts";
import { feedArticle } from "./feed-article.ts";
import { atomFeed } from "./feeds.ts";
import { feedFaults } from "./testing/feed-faults.ts";

const FEED = { title: "News & notes", folder: "release", file: "release.atom" };

const config = siteConfigSchema.parse({
  name: "Quarry",
  tagline: "Stone on demand",
  url: "https://docs.example",
  baseUrl: "/docs/",
  brand: { logo: "l.svg", icon: "i.svg", themeColor: { light: "#fff", dark: "#000" } },
  feeds: [FEED],
  sidebars: {},
  navbar: { sections: [] },
  footer: { groups: [], copyright: "" },
  versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
  locales: [{ code: "en", label: "English" }],
});

const CONTENT = docSet({ folder: "content" });

function siteMap(pages: Record<string, FrontMatter>) {
  const docs = Object.entries(pages).map(([path, frontMatter]) =>
    describeDoc({ path: `content/${path}`, title: `Of <${path}>`, frontMatter }, CONTENT),
  );
  return buildSiteMap(docs, [CONTENT]);
}

const DATED = {
  "release/index.md": {},
  "release/1.md": { date: "2024-01-31" },
  "release/2 b.md": { date: "2024-02-01T10:00:00+02:00" },
  "release/3.md": { date: "2024-03-01", unlisted: true },
  "releases/4.md": { date: "2024-04-01" },
};

const STORE = {
  read: () =>
    `<h2 id="new">New<a class="heading-anchor" href="#new" aria-label="Link"></a></h2>` +
    `<p>See <a href="${placeholder("page", "content/release/index.md")}?a=1#b">all</a>, ` +
    `<a href="#new">here</a>.</p><button type="button">Copy</button>` +
    `<img src="${placeholder("asset", "assets/a.png")}">`,
};

test("an article is whole, its addresses lead back to the site, and its buttons are gone", () => {
  const article = feedArticle(
    { bodyId: "1" },
    { siteMap: siteMap(DATED), store: STORE },
    {
      form: { baseUrl: "https://docs.example/docs/", trailingSlash: false },
      url: "https://docs.example/docs/release/1",
    },
  );
  expect(article).toBe(
    '<h2 id="new">New</h2><p>See <a href="https://docs.example/docs/release?a=1#b">all</a>, ' +
      '<a href="https://docs.example/docs/release/1#new">here</a>.</p>' +
      '<img src="https://docs.example/docs/assets/a.png">',
  );
});

test("holds what RFC 4287 asks of a feed and its entries, the latest page first", () => {
  const content = { siteMap: siteMap(DATED), records: new Map(), store: STORE };
  const xml = atomFeed(FEED, { content, config });
  expect(feedFaults(xml)).toEqual([]);
  const { documentElement: feed } = new DOMParser().parseFromString(xml, "application/xml");
  const texts = (selector: string) =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const links = (rel: string) =>
    [...feed.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute("href"));
  expect(feed.getAttribute("xmlns")).toBe("http://www.w3.org/2005/Atom");
  expect(texts("feed > title")).toEqual(["News & notes"]);
  expect(texts("feed > author > name")).toEqual(["Quarry"]);
  expect(texts("feed > id")).toEqual(["https://docs.example/docs/release.atom"]);
  expect(texts("updated")).toEqual([
    "2024-02-01T10:00:00+02:00",
    "2024-02-01T10:00:00+02:00",
    "2024-01-31T00:00:00Z",
  ]);
  expect(texts("entry > title")).toEqual(["Of <release/2 b.md>", "Of <release/1.md>"]);
  const pages = ["https://docs.example/docs/release/2%20b", "https://docs.example/docs/release/1"];
  expect(texts("entry > id")).toEqual(pages);
  expect(links("self")).toEqual(["https://docs.example/docs/release.atom"]);
  expect(links("alternate")).toEqual(["https://docs.example/docs/release", ...pages]);
});

test("a date that can't be read is an error of its page", () => {
  const map = siteMap({ ...DATED, "release/5.md": { date: "1 May 2024" } });
  expect(checkFeeds(map, config)).toMatchObject([
    { code: "feed-date", severity: "error", file: "content/release/5.md" },
  ]);
  const impossible = siteMap({ "release/6.md": { date: "2024-13-01" } });
  expect(checkFeeds(impossible, config)).toMatchObject([{ code: "feed-date" }]);
});

test.each([{}, { date: "2024-03-01", unlisted: true as const }])(
  "a feed without any page that may be listed is an error of the configuration: %j",
  (frontMatter) => {
    expect(checkFeeds(siteMap({ "release/a.md": frontMatter }), config)).toMatchObject([
      { code: "empty-feed", severity: "error", file: "site/site.config.ts" },
    ]);
  },
);
