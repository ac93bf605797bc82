import type { Content } from "../check/check-content.ts";
import { escapeAttribute } from "../model/escape-html.ts";
import { pageAddress } from "../model/routes.ts";
import { type BlogPost, listedPosts } from "../pages/blog/posts.ts";
import type { DocSet } from "../pages/doc-set.ts";
import { wholeAddresses } from "../project/addresses.ts";
import type { Project } from "../project/project.ts";
import type { Release } from "../release/release.ts";
import { feedArticle } from "./feed-article.ts";

/** How many posts a feed holds. */
const ENTRIES = 20;

/** Writes the feeds of each blog, in RSS and in Atom. */
export function writeBlogFeeds(
  release: Release,
  content: Content,
  config: Project["config"],
): void {
  for (const set of content.siteMap.sets) {
    if (set.options.kind !== "blog" || set.language) continue;
    const posts = listedPosts(set.posts?.values() ?? [], false).slice(0, ENTRIES);
    const entries = posts.map((post) => describe(post, set, { content, config }));
    const folder = set.route.slice(1);
    const feed = { title: `${config.name} ${set.options.blog.title}`, set, config, entries };
    release.write(`${folder}/rss.xml`.replace(/^\//, ""), rss(feed));
    release.write(`${folder}/atom.xml`.replace(/^\//, ""), atom(feed));
  }
}

interface Entry extends Pick<BlogPost, "title" | "time" | "authors"> {
  url: string;
  description: string;
  article: string;
}

interface Feed {
  title: string;
  set: DocSet;
  config: Project["config"];
  entries: readonly Entry[];
}

function describe(
  post: BlogPost,
  set: DocSet,
  { content, config }: { content: Content; config: Project["config"] },
): Entry {
  const url = config.url + pageAddress(config, set.route + post.slug);
  const record = content.records.get(post.path);
  const article = record ? feedArticle(record, content, { form: wholeAddresses(config), url }) : "";
  const { title, time, authors } = post;
  return { title, time, authors, url, description: record?.description ?? "", article };
}

/** https://www.rssboard.org/rss-specification */
function rss({ title, set, config, entries }: Feed): string {
  const items = entries.map(
    (entry) =>
      `<item>${text("title", entry.title)}${text("link", entry.url)}${text("guid", entry.url)}${entry.time === 0 ? "" : text("pubDate", new Date(entry.time).toUTCString())}${text("description", entry.description)}${text("content:encoded", entry.article)}</item>`,
  );
  const home = config.url + pageAddress(config, set.route || "/");
  const head = `${text("title", title)}${text("link", home)}${text("description", set.options.blog.description)}`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${head}\n${items.join("\n")}\n</channel></rss>\n`;
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
function atom({ title, set, config, entries }: Feed): string {
  const home = config.url + pageAddress(config, set.route || "/");
  const updated = new Date(entries[0]?.time ?? 0).toISOString();
  // The format wants a day of all; posts without one stand behind the others, and so does their day.
  const oldest = entries.findLast(({ time }) => time !== 0)?.time ?? 0;
  const items = entries.map((entry) => {
    const date = new Date(entry.time || oldest).toISOString();
    const authors = entry.authors.map(({ name }) => `<author>${text("name", name)}</author>`);
    return `<entry>${text("title", entry.title)}${text("id", entry.url)}<link href="${escapeAttribute(entry.url)}"/>${text("updated", date)}${authors.join("")}${text("summary", entry.description)}<content type="html">${escapeAttribute(entry.article)}</content></entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${text("title", title)}${text("id", home)}<link href="${escapeAttribute(home)}"/>${text("updated", updated)}<author>${text("name", config.name)}</author>\n${items.join("\n")}\n</feed>\n`;
}

function text(name: string, value: string): string {
  return `<${name}>${escapeAttribute(value)}</${name}>`;
}
