import { posix } from "node:path";
import { RECENT } from "../doc.ts";
import type { DocSet } from "../doc-set.ts";
import { listedPosts } from "./posts.ts";

/** The sidebar of a blog: its first posts, in its order; none where it has none to list. */
export function recentPosts({ folder, posts, options }: DocSet): DocSet["sidebars"] {
  const { sidebarTitle: label, sidebarCount, isAscending } = options.blog;
  const listed = listedPosts(posts?.values() ?? [], isAscending);
  const shown = sidebarCount === "ALL" ? listed : listed.slice(0, sidebarCount);
  const items = shown.map(({ path }) => posix.relative(folder, path).replace(/\.mdx?$/, ""));
  return items.length > 0
    ? { [RECENT]: [{ type: "category", label, collapsible: false, items }] }
    : {};
}
