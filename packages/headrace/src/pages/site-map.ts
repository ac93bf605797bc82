import type { NavCategory, NavItem, NavTree, PageLink } from "../model/nav-tree.ts";
import type { Doc } from "./doc.ts";
import { type DocSet, docKey, sidebarName } from "./doc-set.ts";
import { buildNavTree, type UnknownDoc } from "./sidebar.ts";
import { type TagAddresses, tagAddresses } from "./tag-addresses.ts";

/** Where a page stands in its sidebar. */
export interface DocPlace {
  tree: NavTree;
  /** Categories above the page, outermost first. */
  path: NavCategory[];
  previous: PageLink | null;
  next: PageLink | null;
}

/** All pages together: who is where. Immutable once built. */
export interface SiteMap {
  docs: Doc[];
  sets: readonly DocSet[];
  /** By path of the source. */
  byPath: Map<string, Doc>;
  /** By `docKey`. */
  byId: Map<string, Doc>;
  byRoute: Map<string, Doc>;
  trees: Map<string, NavTree>;
  /** By route; the first sidebar that lists a page has it, unless `displayed_sidebar` says else. */
  places: Map<string, DocPlace>;
  unknown: UnknownDoc[];
  /** By id of the set. */
  tagAddresses: ReadonlyMap<string, TagAddresses>;
}

/** Builds the sidebars and gives every page its place in them. */
export function buildSiteMap(
  docs: Doc[],
  sets: readonly DocSet[],
  drafts: ReadonlySet<string> = new Set(),
): SiteMap {
  const byId = new Map(docs.map((doc) => [docKey({ id: doc.set }, doc.id), doc]));
  const byRoute = pagesByRoute(docs);
  const published = docs.filter((doc) => byRoute.get(doc.route) === doc);
  const sidebarDocs = { all: published, byKey: byId, byRoute, drafts };
  const built = sets.flatMap((set) =>
    Object.keys(set.sidebars).map((name) => ({ set, ...buildNavTree(name, set, sidebarDocs) })),
  );
  const tagged = docs.filter(({ frontMatter }) => frontMatter.tags && !frontMatter.unlisted);
  return {
    docs,
    sets,
    byPath: new Map(docs.map((doc) => [doc.path, doc])),
    byId,
    byRoute,
    trees: new Map(built.map(({ tree }) => [tree.sidebar, tree])),
    places: placePages(
      built.map(({ tree }) => tree),
      byRoute,
    ),
    // Sidebars of translations are those of what they translate.
    unknown: built.flatMap(({ set, unknown }) => (set.language ? [] : unknown)),
    tagAddresses: new Map(sets.map((set) => [set.id, tagAddresses(listedIn(set, tagged), set)])),
  };
}

/**
 * Of two pages with one route the first stays, unless it is a readme, or called as its folder: those
 * stand for a folder that has no other page for itself. The check warns, and no page is lost silently.
 */
function pagesByRoute(docs: readonly Doc[]): Map<string, Doc> {
  const isSubstitute = ({ isIndex, path }: Doc) => isIndex && !/(?:^|\/)index\.[^/]*$/i.test(path);
  const inOrder = [
    ...docs.filter((doc) => !isSubstitute(doc)),
    ...docs.filter((doc) => isSubstitute(doc)),
  ];
  return new Map(inOrder.toReversed().map((doc) => [doc.route, doc]));
}

function listedIn({ id }: DocSet, docs: readonly Doc[]): Doc[] {
  return docs.filter(({ set }) => set === id);
}

/** The route of a page by the path of its source, or by a route that it may have. */
export function linkedRoute({ byPath, byRoute }: SiteMap, name: string): string | undefined {
  return (name.startsWith("/") ? byRoute.get(name) : byPath.get(name))?.route;
}

/** A page that several sidebars have is shown with the last of them, as in Docusaurus. */
function placePages(trees: readonly NavTree[], byRoute: ReadonlyMap<string, Doc>) {
  const places = new Map<string, DocPlace>();
  for (const tree of trees) {
    const stops = [...walk(tree.items, [])];
    stops.forEach((stop, index) => {
      const doc = byRoute.get(stop.route);
      const wanted = doc?.frontMatter.displayed_sidebar;
      if (wanted === null) return;
      if (doc && wanted !== undefined && sidebarName({ id: doc.set }, wanted) !== tree.sidebar)
        return;
      if (places.get(stop.route)?.tree === tree) return;
      places.set(stop.route, {
        tree,
        path: stop.path,
        previous: pageLink(stops[index - 1], byRoute),
        next: pageLink(stops[index + 1], byRoute),
      });
    });
  }
  for (const doc of byRoute.values()) {
    const { displayed_sidebar: wanted } = doc.frontMatter;
    const tree =
      wanted && trees.find(({ sidebar }) => sidebar === sidebarName({ id: doc.set }, wanted));
    if (tree && !places.has(doc.route))
      places.set(doc.route, { tree, path: [], previous: null, next: null });
  }
  placeUnlisted(places, [...byRoute.values()]);
  return places;
}

/**
 * A page that no sidebar lists is shown with the one of its folder, so that readers whom a link led there find their
 * way on.
 */
function placeUnlisted(places: Map<string, DocPlace>, docs: readonly Doc[]): void {
  const folderOf = ({ set, folder }: Doc) => `${set}:${folder}`;
  const placed = docs.flatMap((doc) => {
    const place = places.get(doc.route);
    return place && doc.folder !== null ? [[folderOf(doc), place] as const] : [];
  });
  const byFolder = new Map(placed.toReversed());
  for (const doc of docs) {
    const { unlisted, displayed_sidebar: wanted } = doc.frontMatter;
    const near = byFolder.get(folderOf(doc));
    if (unlisted && wanted !== null && near && !places.has(doc.route))
      places.set(doc.route, { ...near, previous: null, next: null });
  }
}

interface Stop {
  route: string;
  label: string;
  isCategory?: true;
  path: NavCategory[];
}

/** The pages of a tree in reading order. */
function* walk(items: readonly NavItem[], path: NavCategory[]): Generator<Stop> {
  for (const item of items) {
    if (item.type === "page" && !item.ref) yield { route: item.route, label: item.label, path };
    if (item.type !== "category") continue;
    const below = [...path, item];
    if (item.hasPage) yield { route: item.route, label: item.label, isCategory: true, path: below };
    yield* walk(item.items ?? [], below);
  }
}

function pageLink(stop: Stop | undefined, byRoute: ReadonlyMap<string, Doc>): PageLink | null {
  if (!stop) return null;
  const page = byRoute.get(stop.route);
  // The page of a category has a name of its own.
  const named = stop.isCategory ? (page?.label ?? stop.label) : stop.label;
  return { label: page?.frontMatter.pagination_label ?? named, route: stop.route };
}
