import type { NavItem, PageLink } from "../../model/nav-tree.ts";

/** The pages of a sidebar in the order of reading, each once. */
export function pagesInOrder(items: readonly NavItem[]): Required<PageLink>[] {
  const pages = new Map<string, string>();
  const visit = (item: NavItem): void => {
    if (item.type === "page" || (item.type === "category" && item.hasPage)) {
      if (!pages.has(item.route)) pages.set(item.route, item.label);
    }
    if (item.type === "category") for (const inner of item.items ?? []) visit(inner);
  };
  for (const item of items) visit(item);
  return Array.from(pages, ([route, label]) => ({ route, label }));
}
