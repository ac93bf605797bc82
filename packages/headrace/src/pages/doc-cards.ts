import type { NavItem } from "../model/nav-tree.ts";
import type { Doc } from "./doc.ts";
import type { SiteMap } from "./site-map.ts";

/** What a page that lists its category says of one item. */
export interface DocCard {
  label: string;
  /** A route of this site, or an address that begins with its scheme. */
  href: string;
  description: string;
  /** The path of a drawing of 24 by 24. */
  icon?: string | undefined;
}

/** The items of a page's category: of its own one, else of the one that it stands in. */
export function docCards(doc: Doc, { places, byRoute }: SiteMap): DocCard[] {
  const place = places.get(doc.route);
  if (!place) return [];
  const items = place.path.at(-1)?.items ?? place.tree.items;
  return items.flatMap((item) => (isOf(doc, item) ? [] : card(item, byRoute)));
}

function isOf({ route }: Doc, item: NavItem): boolean {
  return (item.type === "page" || item.type === "category") && item.route === route;
}

function card(item: NavItem, byRoute: ReadonlyMap<string, Doc>): DocCard[] {
  if (item.type === "html") return [];
  const { label } = item;
  if (item.type === "link") return [{ label, href: item.href, description: "" }];
  const count = item.type === "category" && !item.hasPage ? (item.items?.length ?? 0) : 0;
  const told = item.type === "category" ? item.description : undefined;
  const own = told ?? (count > 0 ? "" : byRoute.get(item.route)?.description);
  const description = own || (count > 0 ? `${count} ${count === 1 ? "page" : "pages"}` : "");
  const icon = item.type === "category" ? item.icon : undefined;
  return [{ label, href: item.route, description, icon }];
}
