import type { NavCategory, NavItem } from "../model/nav-tree.ts";
import type { SiteCategory, SiteItem } from "../model/site-docs.ts";
import type { Doc } from "../pages/doc.ts";
import type { SiteMap } from "../pages/site-map.ts";

/** The category whose page a document is, for components that list it; `undefined` when it is none's. */
export function ownCategory(
  { route }: Doc,
  { places, byRoute }: SiteMap,
): SiteCategory | undefined {
  const category = places.get(route)?.path.at(-1);
  const isOwn = category?.hasPage && category.route === route;
  return isOwn ? describeCategory(category, byRoute) : undefined;
}

function describeCategory(
  { label, route, hasPage, description, className, customProps, items }: NavCategory,
  byRoute: SiteMap["byRoute"],
): SiteCategory {
  return {
    type: "category",
    label,
    description,
    ...(hasPage ? { href: route } : {}),
    className,
    customProps,
    items: (items ?? []).flatMap((item) => describeItem(item, byRoute)),
  };
}

/** An item of a sidebar, as components of the dialect are given it; none for markup of the sidebar's writer. */
export function describeItem(item: NavItem, byRoute: SiteMap["byRoute"]): SiteItem[] {
  if (item.type === "html") return [];
  if (item.type === "category") return [describeCategory(item, byRoute)];
  const { label, className, customProps } = item;
  const facts = { label, className, customProps };
  if (item.type === "link") return [{ type: "link", ...facts, href: item.href }];
  const doc = byRoute.get(item.route);
  const { description } = doc?.frontMatter ?? {};
  return [{ type: "link", ...facts, href: item.route, docId: doc?.id, description }];
}
