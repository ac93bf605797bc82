import type { Content } from "../check/check-content.ts";
import type { FeedConfig, SiteConfig } from "../config/schema.ts";
import { pageAddress } from "../model/routes.ts";
import { mainLanguage } from "../model/site.ts";
import { xmlElement as text, xmlTag } from "../model/text/xml.ts";
import { type FeedPage, feedPages } from "../pages/feed-pages.ts";
import { wholeAddresses } from "../project/addresses.ts";
import type { Release } from "../release/release.ts";
import { type ArticleSource, feedArticle } from "./feed-article.ts";

/** What a feed is made from. */
interface FeedSource {
  content: ArticleSource & Pick<Content, "records">;
  config: SiteConfig;
}

/** Writes the feeds of the configuration. */
export function writeFeeds(
  release: Release,
  content: FeedSource["content"],
  config: SiteConfig,
): void {
  for (const feed of config.feeds) {
    release.write(feed.file, atomFeed(feed, { content, config }));
  }
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(feed: FeedConfig, source: FeedSource): string {
  const { config } = source;
  const { siteMap } = source.content;
  const pages = feedPages(feed, siteMap, config);
  const home = siteMap.byRoute.has(`/${feed.folder}`) ? `/${feed.folder}` : "/";
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${mainLanguage(config)}">`,
    text("title", feed.title),
    text("id", address(feed.file, config)),
    link("self", address(feed.file, config), "application/atom+xml"),
    link("alternate", address(home, config), "text/html"),
    text("updated", pages[0]?.published ?? ""),
    `<author>${text("name", config.name)}</author>`,
    ...pages.map((page) => entry(page, source)),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}

function entry({ doc, published }: FeedPage, { content, config }: FeedSource): string {
  const url = address(doc.route, config);
  const record = content.records.get(doc.path);
  const form = wholeAddresses(config);
  const article = record ? feedArticle(record, content, { form, url }) : "";
  return [
    "<entry>",
    text("title", doc.title),
    text("id", url),
    link("alternate", url, "text/html"),
    text("published", published),
    text("updated", published),
    ...(record?.description ? [text("summary", record.description)] : []),
    text("content", article, { type: "html" }),
    "</entry>",
  ].join("\n");
}

function address(path: string, config: SiteConfig): string {
  return config.url + pageAddress(config, path);
}

function link(rel: string, href: string, type: string): string {
  return xmlTag("link", { rel, type, href });
}
