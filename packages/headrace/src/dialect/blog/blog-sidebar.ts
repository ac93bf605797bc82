import type { SiteDocsVersion } from "../../model/site-docs.ts";

/** The newest posts of a blog, as the dialect gives them to its pages. */
export function blogSidebar(version: SiteDocsVersion | undefined) {
  const { sidebarTitle = "", sidebarCount = 0 } = version?.blog ?? {};
  const posts = Object.values(version?.docs ?? {}).flatMap(({ title, path, frontMatter, post }) =>
    post && frontMatter.unlisted !== true
      ? [{ title, permalink: path, unlisted: false, date: post.date }]
      : [],
  );
  const latest = posts.sort((a, b) => b.date.localeCompare(a.date));
  const count = sidebarCount === "ALL" ? latest.length : sidebarCount;
  return { title: sidebarTitle, items: latest.slice(0, count) };
}
