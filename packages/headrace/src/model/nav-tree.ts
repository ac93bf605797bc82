/**
 * The navigation of one sidebar, as data.
 *
 * A page carries a pruned tree: every top-level item and the branch that leads to the page.
 * `items: null` marks a category whose content was left out, so that the bytes of a page do not
 * grow with the site. The whole tree is a file of its own, fetched when a reader opens such a
 * category.
 */
export interface NavTree {
  sidebar: string;
  items: NavItem[];
}

export type NavItem = NavPage | NavCategory | NavLink | NavHtml;

/** What an item is called. */
export interface NavLabel {
  /** In a browser, all text that the item shows. */
  label: string;
  /** What the item shows, as markup that is safe. Absent: the label alone. */
  html?: string;
  /** What the site's own components may ask for; no part of what browsers get. */
  customProps?: Record<string, unknown>;
}

/** A page of this site. */
export interface NavPage extends NavLabel {
  type: "page";
  route: string;
  /** The page has its own place elsewhere. */
  ref?: true;
  className?: string;
}

export interface NavCategory extends NavLabel {
  type: "category";
  /** Unique in its sidebar and stable across builds: the labels from the root, joined by "/". */
  key: string;
  /** Where the label leads: the category's own page, else its first page. */
  route: string;
  /** True when the category has a page of its own at `route`. */
  hasPage: boolean;
  /** True when the category starts open. */
  expanded: boolean;
  className?: string;
  /** For pages that list the category; no part of a pruned tree. */
  description?: string;
  /** The path of an icon of 24 by 24, for pages that list the category; no part of a pruned tree. */
  icon?: string;
  /** Its pages are steps to go one after the other; no part of a pruned tree. */
  series?: true;
  /** `null`: not part of this pruned tree. */
  items: NavItem[] | null;
}

/** A link to somewhere else. */
export interface NavLink extends NavLabel {
  type: "link";
  href: string;
  className?: string;
}

/** What the sidebar's writer put between the others: a heading, a rule. */
export interface NavHtml {
  type: "html";
  /** Safe to show as it is. */
  html: string;
  className?: string;
}

/** A page in a list: breadcrumb, previous, next. `route` is absent for a category without a page. */
export interface PageLink {
  label: string;
  route?: string;
}

/** The `key` of a category: "" is the sidebar itself. */
export function childKey(parent: string, label: string): string {
  return parent === "" ? label : `${parent}/${label}`;
}

/** The categories above `route`, outermost first; `undefined` when the tree does not hold the route. */
export function findPath(items: readonly NavItem[], route: string): NavCategory[] | undefined {
  for (const item of items) {
    if (item.type === "page" && item.route === route) return [];
    if (item.type !== "category") continue;
    const below = findPath(item.items ?? [], route);
    if (below) return [item, ...below];
    if (item.hasPage && item.route === route) return [item];
  }
  return undefined;
}

/** The first page in reading order; a category counts by where its label leads. */
export function firstRoute(items: readonly NavItem[]): string | undefined {
  for (const item of items) {
    if (item.type === "page" || item.type === "category") return item.route;
  }
  return undefined;
}

/**
 * A copy of the tree without the content of categories that are neither on `path` nor expanded
 * from the start.
 *
 * @param path The categories above the page, as `findPath` gives them.
 */
export function pruneNavTree(tree: NavTree, path: readonly NavCategory[]): NavTree {
  const open = new Set(path.map((category) => category.key));
  const prune = (items: NavItem[]): NavItem[] =>
    items.map((item) => {
      if (item.type !== "category") return item;
      const { description: _, icon: __, series: ___, ...shown } = item;
      const keep = open.has(item.key) || item.expanded;
      return { ...shown, items: keep && item.items ? prune(item.items) : null };
    });
  return { sidebar: tree.sidebar, items: prune(tree.items) };
}

/** How many items of a list stand before the page in a document, and as many after it. */
const WINDOW = 40;

/**
 * The items that a document shows: of lists with hundreds of items those around the page, and on each
 * side a link to the nearest page that is left out, whose document shows what is around that one. So
 * every page can be reached from every other without script, and a document does not grow with the
 * folder that it is in.
 */
export function windowNavItems(items: NavItem[], route: string): NavItem[] {
  const at = items.findIndex((item) => holds(item, route));
  const start = Math.max(0, at - WINDOW);
  const end = Math.max(0, at) + WINDOW + 1;
  const shown = items.slice(start, end).map((item) => {
    const below = item.type === "category" && item.items && windowNavItems(item.items, route);
    return below && below !== item.items ? { ...item, items: below } : item;
  });
  const before = items.slice(0, start).toReversed();
  const after = items.slice(end);
  const isWhole = before.length + after.length === 0;
  if (isWhole && shown.every((item, index) => item === items[index])) return items;
  return [...moreItem(before), ...shown, ...moreItem(after)];
}

function holds(item: NavItem, route: string): boolean {
  if (item.type === "page") return item.route === route && !item.ref;
  if (item.type !== "category") return false;
  return (
    (item.hasPage && item.route === route) || (item.items ?? []).some((one) => holds(one, route))
  );
}

/** Stands for items, the nearest first; nothing for those without a page. */
function moreItem(items: readonly NavItem[]): NavItem[] {
  const route = firstRoute(items);
  if (route === undefined) return [];
  const label = `… ${items.length} more`;
  return [{ type: "page", label, route, ref: true, className: "sidebar-more" }];
}

/**
 * The items of `next`, with the branches that only `known` holds.
 * A reader who opened a category keeps it open on the next page, whose own tree lacks it.
 */
export function mergeNavItems(known: readonly NavItem[], next: readonly NavItem[]): NavItem[] {
  const byKey = new Map(
    known.filter((item) => item.type === "category").map((item) => [item.key, item] as const),
  );
  return next.map((item) => {
    if (item.type !== "category") return item;
    const before = byKey.get(item.key)?.items;
    if (!before) return item;
    return { ...item, items: item.items ? mergeNavItems(before, item.items) : before };
  });
}
