import type { NavItem } from "../../model/nav-tree.ts";
import type { PageData } from "../../model/page.ts";

/** A page to go to from another one. */
export interface NearPage {
  label: string;
  route: string;
}

/** So many fit under an empty field. */
const MAX_NEAR = 6;

/** The pages that stand beside a page in its sidebar; those before it last. */
export function nearPages({ route, nav }: Pick<PageData, "route" | "nav">): NearPage[] {
  const list = nav ? listOf(route, nav.items) : undefined;
  const pages = list?.flatMap((item) => {
    const isPage = item.type === "page" || (item.type === "category" && item.hasPage);
    return isPage ? [{ label: item.label, route: item.route }] : [];
  });
  if (!pages) return [];
  const at = pages.findIndex((page) => page.route === route);
  return [...pages.slice(at + 1), ...pages.slice(0, Math.max(0, at))].slice(0, MAX_NEAR);
}

/** The items among which a page stands. */
function listOf(route: string, items: readonly NavItem[]): readonly NavItem[] | undefined {
  if (items.some((item) => item.type === "page" && item.route === route)) return items;
  for (const item of items) {
    if (item.type !== "category" || !item.items) continue;
    if (item.hasPage && item.route === route) return item.items;
    const found = listOf(route, item.items);
    if (found) return found;
  }
  return undefined;
}
