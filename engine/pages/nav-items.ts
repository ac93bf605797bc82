import { firstRoute, type NavCategory, type NavItem } from "../model/nav-tree.ts";
import type { Doc } from "./doc.ts";

/** A page as an item of a sidebar; nothing for none. */
export function pageItem(doc: Doc | undefined, label?: string): NavItem[] {
  return doc ? [{ type: "page", label: label ?? doc.label, route: doc.route }] : [];
}

/** An empty category with a page is that page; an empty one without is left out. */
export function finishCategory(
  category: Pick<NavCategory, "label" | "key" | "expanded">,
  own: Doc | undefined,
  items: NavItem[],
): NavItem[] {
  if (items.length === 0) return pageItem(own, category.label);
  const route = own?.route ?? firstRoute(items);
  if (route === undefined) return [];
  return [{ type: "category", ...category, route, hasPage: own !== undefined, items }];
}
