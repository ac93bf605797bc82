import { xmlElement, xmlTag } from "../model/text/xml.ts";

/** A page as a feed has it; moments as RFC 3339 has them. */
export interface AtomEntry {
  title: string;
  url: string;
  published?: string;
  updated: string;
  authors?: readonly { name: string }[];
  /** "" for none. */
  summary: string;
  /** HTML. */
  article: string;
}

/** What a feed is written from; places are addresses. */
export interface AtomFeed {
  title: string;
  id: string;
  self: string;
  home: string;
  /** Code of its language. */
  language: string;
  author: string;
  updated: string;
  entries: readonly AtomEntry[];
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function writeAtom(feed: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    xmlElement("title", feed.title),
    xmlElement("id", feed.id),
    xmlTag("link", { rel: "self", type: "application/atom+xml", href: feed.self }),
    alternate(feed.home),
    xmlElement("updated", feed.updated),
    author(feed.author),
    ...feed.entries.flatMap(entryLines),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}

function entryLines(entry: AtomEntry): string[] {
  const { title, url, published, updated, authors = [], summary, article } = entry;
  return [
    "<entry>",
    xmlElement("title", title),
    xmlElement("id", url),
    alternate(url),
    ...(published === undefined ? [] : [xmlElement("published", published)]),
    xmlElement("updated", updated),
    ...authors.map(({ name }) => author(name)),
    ...(summary === "" ? [] : [xmlElement("summary", summary)]),
    xmlElement("content", article, { type: "html" }),
    "</entry>",
  ];
}

function alternate(href: string): string {
  return xmlTag("link", { rel: "alternate", type: "text/html", href });
}

function author(name: string): string {
  return `<author>${xmlElement("name", name)}</author>`;
}
