import type { Content } from "../check/check-content.ts";
import type { FeedConfig, SiteConfig } from "../config/schema.ts";
import { pageUrl } from "../model/routes.ts";
import { mainLanguage } from "../model/site.ts";
import { type FeedPage, feedPages } from "../pages/feed-pages.ts";
import type { SiteMap } from "../pages/site-map.ts";
import { wholeAddresses } from "../project/addresses.ts";
import type { Release } from "../release/release.ts";
import type { FeedLink } from "../render/render-context.ts";
import { type AtomEntry, writeAtom } from "./atom.ts";
import { blogFeedLinks } from "./blog-feeds.ts";
import { type ArticleSource, feedArticle } from "./feed-article.ts";

/** What a feed is made from. */
interface FeedSource {
  content: ArticleSource & Pick<Content, "records">;
  config: SiteConfig;
}

/** How pages name the feeds of a site: those of the configuration, and those of its blogs. */
export function feedLinks(siteMap: SiteMap, config: SiteConfig): FeedLink[] {
  const type = "application/atom+xml";
  const own = config.feeds.map(({ title, file }) => ({ title, file, type }));
  return [...own, ...blogFeedLinks(siteMap, config)];
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

/** A feed in Atom. */
export function atomFeed(feed: FeedConfig, source: FeedSource): string {
  const { config } = source;
  const { siteMap } = source.content;
  const pages = feedPages(feed, siteMap, config);
  const home = siteMap.byRoute.has(`/${feed.folder}`) ? `/${feed.folder}` : "/";
  const self = pageUrl(config, feed.file);
  return writeAtom({
    title: feed.title,
    id: self,
    self,
    home: pageUrl(config, home),
    language: mainLanguage(config),
    author: config.name,
    updated: pages[0]?.published ?? "",
    entries: pages.map((page) => entryOf(page, source)),
  });
}

function entryOf({ doc, published }: FeedPage, { content, config }: FeedSource): AtomEntry {
  const url = pageUrl(config, doc.route);
  const record = content.records.get(doc.path);
  const form = wholeAddresses(config);
  const article = record ? feedArticle(record, content, { form, url }) : "";
  const summary = record?.description ?? "";
  return { title: doc.title, url, published, updated: published, summary, article };
}
