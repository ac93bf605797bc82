import { CONFIG_FILE } from "../config/parse-config.ts";
import type { FeedConfig, SiteConfig } from "../config/schema.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isDay } from "../sources/moment.ts";
import type { Doc } from "./doc.ts";
import type { SiteMap } from "./site-map.ts";

/** A page with the moment of its publication. */
export interface FeedPage {
  doc: Doc;
  /** As RFC 3339 has it: "2024-09-10T00:00:00Z". */
  published: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T(?!24)\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The pages of a feed that may be listed, the latest first. */
export function feedPages(feed: FeedConfig, { docs }: SiteMap, config: SiteConfig): FeedPage[] {
  const pages = datedDocs(feed, docs, config).flatMap((doc) => {
    const published = momentOf(doc);
    return published === undefined ? [] : [{ doc, published }];
  });
  return pages.sort(
    (a, b) =>
      Date.parse(b.published) - Date.parse(a.published) || (a.doc.route < b.doc.route ? -1 : 1),
  );
}

/** Feeds without pages, and pages with dates that can't be read. */
export function checkFeeds(siteMap: SiteMap, config: SiteConfig): Diagnostic[] {
  return config.feeds.flatMap((feed): Diagnostic[] => {
    const dated = datedDocs(feed, siteMap.docs, config);
    const unclear = dated.filter((doc) => momentOf(doc) === undefined);
    const problems = unclear.map(
      (doc): Diagnostic => ({
        code: "feed-date",
        severity: "error",
        file: doc.path,
        line: 1,
        column: 1,
        message: `The feed "${feed.title}" can't read the date "${doc.frontMatter.date}".`,
        hint: 'Write a day, such as "date: 2024-09-10".',
      }),
    );
    if (dated.length > 0) return problems;
    return [
      {
        code: "empty-feed",
        severity: "error",
        file: CONFIG_FILE,
        message: `The feed "${feed.title}" has no page: none that is listed in "${feed.folder}" has a date.`,
        hint: 'Add "date: 2024-09-10" to the front matter of the pages, or remove the feed.',
      },
    ];
  });
}

function datedDocs(feed: FeedConfig, docs: readonly Doc[], { content }: SiteConfig): Doc[] {
  const folder = `${content.path}/${feed.folder}/`;
  return docs.filter(
    ({ path, frontMatter: { date, unlisted } }) =>
      path.startsWith(folder) && date !== undefined && !unlisted,
  );
}

function momentOf({ frontMatter }: Doc): string | undefined {
  const { date = "" } = frontMatter;
  const moment = DAY.test(date) ? `${date}T00:00:00Z` : date;
  return MOMENT.test(moment) && !Number.isNaN(Date.parse(moment)) && isDay(moment.slice(0, 10))
    ? moment
    : undefined;
}
