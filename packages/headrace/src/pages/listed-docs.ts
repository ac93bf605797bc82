import type { Doc } from "./doc.ts";
import type { SiteMap } from "./site-map.ts";

/** Pages that search engines and other programs may list: drafts are not there at all. */
export function listedDocs({ sets, byRoute }: SiteMap): Doc[] {
  const hidden = sets.flatMap(({ id, version }) => (version?.noIndex ? [id] : []));
  return [...byRoute.values()].filter(
    (doc) => !doc.frontMatter.unlisted && !hidden.includes(doc.set),
  );
}

/** Those that are no copy of another: a page that is not translated says what the original says. */
export function canonicalDocs(siteMap: SiteMap): Doc[] {
  return listedDocs(siteMap).filter(({ file }) => file === undefined);
}

/** Their routes, in order. */
export function canonicalRoutes(siteMap: SiteMap): string[] {
  return canonicalDocs(siteMap)
    .map(({ route }) => route)
    .sort();
}
