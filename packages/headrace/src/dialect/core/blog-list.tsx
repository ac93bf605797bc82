/** What the dialect's own engine writes down of each blog, for components that show the latest posts. */
import { siteDocs } from "virtual:site-docs";

const DAY = /(\d{4})[-/](\d{2})[-/](\d{2})/;

/**
 * The posts of a blog, the latest first.
 *
 * @param blog Id of the collection; "default" for the site's own.
 */
export function blogList(blog: string) {
  const id = blog === "default" ? "blog" : blog;
  const pages = siteDocs.find(({ pluginId }) => pluginId === id)?.docs ?? {};
  const items = Object.entries(pages).map(([source, { title, path, frontMatter }]) => {
    const given = frontMatter.date;
    const [, year, month, day] = DAY.exec(source) ?? [];
    const date =
      given instanceof Date ? given.toISOString() : String(given ?? `${year}-${month}-${day}`);
    return { title, permalink: path, unlisted: frontMatter.unlisted === true, date };
  });
  return { title: "Recent posts", items: items.sort((a, b) => b.date.localeCompare(a.date)) };
}
