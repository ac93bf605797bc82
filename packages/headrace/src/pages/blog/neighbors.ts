import type { Doc } from "../doc.ts";
import type { DocSet } from "../doc-set.ts";
import type { SiteMap } from "../site-map.ts";
import { listedPosts } from "./posts.ts";

/** The posts beside one; absent at the ends of the blog. */
interface NeighborPosts {
  previous?: Doc | undefined;
  next?: Doc | undefined;
}

/** The posts before and after one in the order of its blog; none for one that lists do not show. */
export function neighborPosts(
  path: string,
  { posts, options }: Pick<DocSet, "posts" | "options">,
  { byPath }: Pick<SiteMap, "byPath">,
): NeighborPosts {
  const order = orderOf(posts ?? new Map(), options.blog.isAscending);
  const at = order.indexOf(path);
  if (at === -1) return {};
  const other = (index: number) => byPath.get(order[index] ?? "");
  return { previous: other(at - 1), next: other(at + 1) };
}

/** Putting the posts of a blog in order takes longer than looking one up. */
const orders = new WeakMap<object, string[]>();

function orderOf(posts: NonNullable<DocSet["posts"]>, isAscending: boolean): string[] {
  const known = orders.get(posts);
  if (known) return known;
  const order = listedPosts(posts.values(), isAscending).map(({ path }) => path);
  orders.set(posts, order);
  return order;
}
