import { posix } from "node:path";
import type { Content } from "../check/check-content.ts";
import type { SiteConfig } from "../config/schema.ts";
import { pageUrl } from "../model/routes.ts";
import { xmlElement, xmlTag } from "../model/text/xml.ts";
import { type BlogPost, listedPosts } from "../pages/blog/posts.ts";
import { type DocSet, languageOfSet } from "../pages/doc-set.ts";
import type { SiteMap } from "../pages/site-map.ts";
import { wholeAddresses } from "../project/addresses.ts";
import type { Release } from "../release/release.ts";
import type { FeedLink } from "../render/render-context.ts";
import { writeAtom } from "./atom.ts";
import { type ArticleSource, feedArticle } from "./feed-article.ts";

/** How many posts a feed holds. */
const ENTRIES = 20;

/** The forms in which feeds of blogs are written, by the names of their files. */
const FORMS = {
  "rss.xml": { type: "application/rss+xml", write: blogRss },
  "atom.xml": { type: "application/atom+xml", write: blogAtom },
  "feed.json": { type: "application/feed+json", write: blogJson },
} as const;

/** How pages name the feeds of each blog: those of their language, and of the blogs that have a post with a day. */
export function blogFeedLinks(siteMap: SiteMap, config: SiteConfig): FeedLink[] {
  const dated = blogs(siteMap).filter(({ posts = new Map<string, BlogPost>() }) =>
    [...posts.values()].some(({ isListed, time }) => isListed && time !== 0),
  );
  return dated.flatMap((set) =>
    Object.entries(FORMS).map(([name, { type }]) => ({
      title: feedTitle(set, config),
      type,
      file: feedFile(set, name),
      language: languageOfSet(set, config),
    })),
  );
}

function blogs({ sets }: SiteMap): DocSet[] {
  return sets.filter(({ options }) => options.kind === "blog");
}

function feedFile({ route }: DocSet, name: string): string {
  return `${route}/${name}`.slice(1);
}

function feedTitle({ options }: DocSet, { name }: SiteConfig): string {
  return `${name} ${options.blog.title}`;
}

/** Writes the feeds of each blog, in RSS, in Atom and in JSON. */
export function writeBlogFeeds(release: Release, content: FeedContent, config: SiteConfig): void {
  for (const set of blogs(content.siteMap)) {
    const feed = feedOf(set, { content, config });
    for (const [name, { write }] of Object.entries(FORMS)) {
      const file = feedFile(set, name);
      const text = write(feed, pageUrl(config, file));
      if (text !== undefined) release.write(file, text);
    }
  }
}

/** Whether a file may be the feed of a blog, by its published path. */
export function isBlogFeed(path: string): boolean {
  return Object.hasOwn(FORMS, posix.basename(path));
}

/** One of these feeds, by its published path; `undefined` where no blog has it. */
export function blogFeed(
  path: string,
  content: FeedContent,
  config: SiteConfig,
): string | undefined {
  for (const set of blogs(content.siteMap))
    for (const [name, { write }] of Object.entries(FORMS))
      if (feedFile(set, name) === path)
        return write(feedOf(set, { content, config }), pageUrl(config, path));
  return undefined;
}

/** The pages that feeds are made from. */
type FeedContent = ArticleSource & Pick<Content, "records">;

interface FeedSource {
  content: FeedContent;
  config: SiteConfig;
}

function feedOf(set: DocSet, source: FeedSource): BlogFeed {
  const { config } = source;
  const posts = listedPosts(set.posts?.values() ?? [], false).slice(0, ENTRIES);
  return {
    title: feedTitle(set, config),
    description: set.options.blog.description,
    author: config.name,
    language: languageOfSet(set, config),
    home: pageUrl(config, set.route || "/"),
    entries: posts.map((post) => describe(post, set, source)),
  };
}

/** A post as feeds have it. */
export interface BlogFeedEntry extends Pick<BlogPost, "title" | "time"> {
  authors: readonly { name: string }[];
  url: string;
  description: string;
  /** HTML. */
  article: string;
}

/** What a feed of a blog is made from. */
export interface BlogFeed {
  title: string;
  description: string;
  author: string;
  language: string;
  /** Address of the blog. */
  home: string;
  /** The latest first, those without a date last. */
  entries: readonly BlogFeedEntry[];
}

function describe(post: BlogPost, set: DocSet, { content, config }: FeedSource): BlogFeedEntry {
  const url = pageUrl(config, set.route + post.slug);
  const record = content.records.get(post.path);
  const article = record ? feedArticle(record, content, { form: wholeAddresses(config), url }) : "";
  const { title, time, authors } = post;
  return { title, time, authors, url, description: record?.description ?? "", article };
}

/**
 * https://www.rssboard.org/rss-specification
 *
 * @param self Address of the feed.
 */
export function blogRss(feed: BlogFeed, self: string): string {
  const items = feed.entries.map(({ title, url, time, description, article }) => [
    "<item>",
    xmlElement("title", title),
    xmlElement("link", url),
    xmlElement("guid", url),
    ...(time === 0 ? [] : [xmlElement("pubDate", new Date(time).toUTCString())]),
    xmlElement("description", description),
    xmlElement("content:encoded", article),
    "</item>",
  ]);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    xmlElement("title", feed.title),
    xmlElement("link", feed.home),
    xmlElement("description", feed.description),
    xmlElement("language", feed.language),
    xmlTag("atom:link", { rel: "self", type: "application/rss+xml", href: self }),
    ...items.map((item) => item.join("")),
    "</channel></rss>",
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * The same in Atom.
 *
 * @param self Address of the feed.
 * @returns `undefined` where no post has a date: the format wants one, and none would be true.
 */
export function blogAtom(feed: BlogFeed, self: string): string | undefined {
  const dated = feed.entries.filter(({ time }) => time !== 0);
  const [latest, oldest] = [dated.at(0), dated.at(-1)];
  if (!latest || !oldest) return undefined;
  // Posts without a day stand behind the others, and so does theirs.
  const day = ({ time }: Pick<BlogPost, "time">) => new Date(time || oldest.time).toISOString();
  return writeAtom({
    title: feed.title,
    id: feed.home,
    self,
    home: feed.home,
    language: feed.language,
    author: feed.author,
    updated: day(latest),
    entries: feed.entries.map((entry) => ({
      title: entry.title,
      url: entry.url,
      updated: day(entry),
      authors: entry.authors,
      summary: entry.description,
      article: entry.article,
    })),
  });
}

/**
 * The same in JSON: https://www.jsonfeed.org/version/1.1/
 *
 * @param self Address of the feed.
 */
export function blogJson(feed: BlogFeed, self: string): string {
  const items = feed.entries.map(({ title, url, time, description, article, authors }) => ({
    id: url,
    url,
    title,
    content_html: article,
    ...(description === "" ? {} : { summary: description }),
    ...(time === 0 ? {} : { date_published: new Date(time).toISOString() }),
    ...(authors.length > 0 && { authors: authors.map(({ name }) => ({ name })) }),
  }));
  const { title, home: home_page_url, description, language, author: name } = feed;
  const version = "https://jsonfeed.org/version/1.1";
  const head = { version, title, home_page_url, feed_url: self, description, language };
  return `${JSON.stringify({ ...head, authors: [{ name }], items }, undefined, 2)}\n`;
}
