import { expect, test } from "vitest";
import { siteConfigSchema } from "../config/schema.ts";
import { checkFeeds, feedPages } from "./feed-pages.ts";
import { mapOf } from "./testing/site-of.ts";

const FEED = { title: "Releases", folder: "release", file: "release.atom" };
const config = siteConfigSchema.parse({ name: "T", url: "https://a.example", feeds: [FEED] });

function dated(dates: Record<string, string | undefined>, unlisted?: boolean) {
  const pages = Object.entries(dates).map(([path, date]) => [
    `${path}.md`,
    { ...(date === undefined ? {} : { date }), ...(unlisted ? { unlisted } : {}) },
  ]);
  return mapOf(Object.fromEntries(pages));
}

test("a feed has the pages of its folder that have a date, the latest first", () => {
  const siteMap = dated({
    "release/a": "2024-09-10",
    "release/b": "2024-09-10T12:30:00+02:00",
    "release/c": "2025-01-01",
    "release/deep/d": "2024-09-10T00:00:00.5Z",
    "release/no-date": undefined,
    "released/e": "2024-09-10",
    f: "2024-09-10",
  });
  const pages = feedPages(FEED, siteMap, config);
  expect(pages.map(({ doc, published }) => [doc.route, published])).toEqual([
    ["/release/c", "2025-01-01T00:00:00Z"],
    ["/release/b", "2024-09-10T12:30:00+02:00"],
    ["/release/deep/d", "2024-09-10T00:00:00.5Z"],
    ["/release/a", "2024-09-10T00:00:00Z"],
  ]);
  expect(checkFeeds(siteMap, config)).toEqual([]);
});

test("pages of one moment are in the order of their addresses", () => {
  const siteMap = dated({ "release/b": "2024-09-10", "release/a": "2024-09-10" });
  const routes = feedPages(FEED, siteMap, config).map(({ doc }) => doc.route);
  expect(routes).toEqual(["/release/a", "/release/b"]);
});

test("pages that are not listed are in no feed", () => {
  const siteMap = dated({ "release/a": "2024-09-10" }, true);
  expect(feedPages(FEED, siteMap, config)).toEqual([]);
});

test.each([
  "tomorrow",
  "2024-9-1",
  "10.09.2024",
  "2024-13-01",
  "2024-02-31",
  "2023-02-29",
  "2024-09-10 12:00",
  "2024-09-10T12:00:00",
  "2024-09-10T25:00:00Z",
  "2024-09-10T24:00:00Z",
  "2024-02-30T12:00:00+02:00",
  "on 2024-09-10",
  "2024-09-10T12:00:00Z!",
])("a date that a feed can't have is told with its page: %s", (date) => {
  const siteMap = dated({ "release/a": date, "release/b": "2024-02-29" });
  expect(feedPages(FEED, siteMap, config).map(({ doc }) => doc.route)).toEqual(["/release/b"]);
  expect(checkFeeds(siteMap, config)).toEqual([
    {
      ...{ code: "feed-date", severity: "error", file: "content/release/a.md", line: 1, column: 1 },
      message: `The feed "Releases" can't read the date "${date}".`,
      hint: 'Write a day, such as "date: 2024-09-10".',
    },
  ]);
});

test("a feed without a page is told with its folder", () => {
  expect(checkFeeds(dated({ "release/a": undefined, b: "2024-09-10" }), config)).toEqual([
    {
      ...{ code: "empty-feed", severity: "error", file: "site/site.config.ts" },
      message: 'The feed "Releases" has no page: none that is listed in "release" has a date.',
      hint: 'Add "date: 2024-09-10" to the front matter of the pages, or remove the feed.',
    },
  ]);
});
