import { firstRoute } from "../../model/nav-tree.ts";
import type { PageData } from "../../model/page.ts";
import type { Doc } from "../doc.ts";
import { type DocSet, docKey, isLatest, sidebarName } from "../doc-set.ts";
import type { SiteMap } from "../site-map.ts";

/** The version that a page belongs to, and where it is in others. */
export function pageVersion(
  { id }: Doc,
  set: DocSet | undefined,
  siteMap: SiteMap,
): Pick<PageData, "version" | "searchedVersion"> {
  if (!set?.version) return {};
  const { noIndex: _, ...version } = set.version;
  const others = siteMap.sets.filter((one) => one !== set && isBeside(one, set));
  const latest = others.find(isLatest);
  const routes = others.flatMap((other) => {
    const doc = siteMap.byId.get(docKey(other, id));
    const isShown = doc && siteMap.byRoute.get(doc.route) === doc;
    return other.version && isShown ? [[other.version.name, doc.route] as const] : [];
  });
  const elsewhere = Object.fromEntries(routes);
  return {
    version: {
      ...version,
      ...(latest?.version && {
        latestRoute: elsewhere[latest.version.name] ?? startOf(latest, siteMap),
      }),
      ...(routes.length > 0 && { elsewhere }),
    },
    ...(isLatest(set) ? {} : { searchedVersion: version.name }),
  };
}

/** Versions of one collection, in one language, have the same latest. */
function isBeside(one: DocSet, other: DocSet): boolean {
  return one.version?.latestRoute === other.version?.latestRoute;
}

/** Where a version begins: not every one has a page at its own address. */
function startOf(set: DocSet, { byRoute, trees }: SiteMap): string {
  const home = set.route || "/";
  if (byRoute.has(home)) return home;
  const starts = Object.keys(set.sidebars).map((name) =>
    firstRoute(trees.get(sidebarName(set, name))?.items ?? []),
  );
  return starts.find((route) => route !== undefined) ?? home;
}
