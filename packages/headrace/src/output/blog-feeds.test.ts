import { expect, test } from "vitest";
import { type BlogFeed, blogAtom, blogJson, blogRss } from "./blog-feeds.ts";
import { feedFaults } from "./testing/feed-faults.ts";

const DAY = Date.parse("2024-03-05T10:00:00Z");

/** The posts of a blog, each with a day or without. */
function feedOf(days: readonly (number | null)[], text = "Wheels & weirs"): BlogFeed {
  return {
    title: `Mill ${text}`,
    description: text,
    author: "Mill",
    language: "pt-BR",
    home: "https://mill.example/blog",
    entries: days.map((day, at) => ({
      title: text,
      time: day === null ? 0 : DAY - day * 86_400_000,
      authors: at % 2 === 0 ? [{ name: text }] : [],
      url: `https://mill.example/blog/%C3%A4-${at}`,
      description: at % 2 === 0 ? text : "",
      article: `<p title="]]&gt;">${text}</p>`,
    })),
  };
}

const ODD = [
  "]]> <b>&amp;</b>",
  "bell \u0007 and \u0000",
  "half \ud83d of a pair",
  "\ufffe\uffff x",
  "日本語 🎉",
];

test.each([[[]], [[0]], [[0, 1, 5]], [[0, null, null]], [[null]], [[null, null]]])(
  "feeds hold what RSS 2.0 and RFC 4287 ask for, whatever days posts have: %j",
  (days) => {
    const feed = feedOf(days);
    expect(feedFaults(blogRss(feed, "https://mill.example/blog/rss.xml"))).toEqual([]);
    const atom = blogAtom(feed, "https://mill.example/blog/atom.xml");
    // Atom asks for a day; where nobody wrote one, there is none to tell.
    expect(atom === undefined).toBe(days.every((day) => day === null));
    if (atom !== undefined) expect(feedFaults(atom)).toEqual([]);
  },
);

test.each(ODD)("and whatever they say: %j", (text) => {
  const feed = feedOf([0, 1, null], text);
  for (const written of [
    blogRss(feed, "https://a.example/r"),
    blogAtom(feed, "https://a.example/a"),
  ])
    expect(feedFaults(written ?? "")).toEqual([]);
});

test.each(ODD)("a feed in JSON says the same of each post, whatever they say: %j", (text) => {
  const feed = feedOf([0, null, 5], text);
  const { items, ...head } = JSON.parse(blogJson(feed, "https://mill.example/blog/feed.json"));
  expect(head).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: "https://mill.example/blog/feed.json",
    language: "pt-BR",
  });
  expect(items).toHaveLength(3);
  for (const [at, item] of items.entries())
    expect(item).toMatchObject({ id: feed.entries[at]?.url, title: text });
  // https://www.jsonfeed.org/version/1.1/: what is not known is left out.
  expect(Object.keys(items[1])).not.toContain("date_published");
});
