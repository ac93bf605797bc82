import { firstRoute } from "../model/nav-tree.ts";
import { sidebarName } from "../pages/doc-set.ts";
import type { SiteMap } from "../pages/site-map.ts";
import type { Project } from "../project/project.ts";

type Config = Project["config"];

/** A site, or a version, without a page at its own address begins with its first page. */
export function homes(siteMap: SiteMap, config: Config): Config["redirects"] {
  const sections = config.navbar.sections.flatMap(({ sidebar }) => sidebar ?? []);
  const site = { from: "/", sidebars: [...sections, ...siteMap.trees.keys()] };
  const versions = config.versions.flatMap(({ path }) => {
    const set = siteMap.sets.find(({ route, version }) => version && (route || "/") === path);
    const names = Object.keys(set?.sidebars ?? {});
    return set ? [{ from: path, sidebars: names.map((name) => sidebarName(set, name)) }] : [];
  });
  const taken = new Set([...siteMap.byRoute.keys(), ...config.redirects.map(({ from }) => from)]);
  return [site, ...versions.filter(({ from }) => from !== "/")].flatMap(({ from, sidebars }) => {
    const trees = sidebars.map((name) => siteMap.trees.get(name)?.items ?? []);
    const [to] = taken.has(from) ? [] : trees.flatMap((items) => firstRoute(items) ?? []);
    return to === undefined ? [] : [{ from, to }];
  });
}
