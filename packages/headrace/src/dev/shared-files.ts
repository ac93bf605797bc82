import type { Content } from "../check/check-content.ts";
import type { SiteConfig } from "../config/schema.ts";
import { blogFeed, isBlogFeed } from "../output/blog-feeds.ts";
import { atomFeed } from "../output/feeds.ts";
import { makeLlmsFile } from "../output/llms-files.ts";

/**
 * A file that is made from all pages, by its published path: a feed, a list for language models.
 * `undefined` for any other path.
 */
export async function makeSharedFile(
  path: string,
  config: SiteConfig,
  readContent: () => Promise<Pick<Content, "store" | "siteMap" | "records" | "downloads">>,
): Promise<string | undefined> {
  const feed = config.feeds.find(({ file }) => file === path);
  if (feed) return atomFeed(feed, { content: await readContent(), config });
  if (isBlogFeed(path)) {
    const ofBlog = blogFeed(path, await readContent(), config);
    if (ofBlog !== undefined) return ofBlog;
  }
  return makeLlmsFile(path, config, readContent);
}
