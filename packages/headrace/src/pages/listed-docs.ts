import type { SiteConfig } from "../config/schema.ts";
import type { HeadTag, PageLanguage } from "../model/page.ts";
import { pageUrl } from "../model/routes.ts";
import type { Doc } from "./doc.ts";
import type { SiteMap } from "./site-map.ts";

/** Pages that search engines and other programs may list: drafts are not there at all. */
export function listedDocs({ sets, byRoute }: SiteMap): Doc[] {
  const hidden = sets.flatMap(({ id, version }) => (version?.noIndex ? [id] : []));
  return [...byRoute.values()].filter(
    (doc) => !doc.frontMatter.unlisted && !hidden.includes(doc.set),
  );
}

/**
 * The page of the first language that a page repeats, since it is not translated. None for a page whose text
 * stands on no other: where the first language has translations, too, they take the place of what they translate.
 */
export function originalOf({ file, set, path }: Doc, { sets, byPath }: SiteMap): Doc | undefined {
  const own = sets.find(({ id }) => id === set);
  const first = sets.find(({ id }) => id === own?.language?.of);
  if (file === undefined || !own || !first) return undefined;
  const original = byPath.get(first.folder + path.slice(own.folder.length));
  return (original?.file ?? original?.path) === file ? original : undefined;
}

/** Those that are no copy of another: a page that is not translated says what the original says. */
export function canonicalDocs(siteMap: SiteMap): Doc[] {
  return listedDocs(siteMap).filter((doc) => originalOf(doc, siteMap) === undefined);
}

/** Their routes, in order. */
export function canonicalRoutes(siteMap: SiteMap): string[] {
  return canonicalDocs(siteMap)
    .map(({ route }) => route)
    .sort();
}

/**
 * The translations of a page for search engines, which ask for no copies of the original among them.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternates(
  languages: readonly PageLanguage[],
  config: SiteConfig,
  siteMap: SiteMap,
): HeadTag[] {
  const written = languages.filter(({ route }) => {
    const doc = siteMap.byRoute.get(route);
    return doc && !originalOf(doc, siteMap);
  });
  const [first] = written;
  if (!first || written.length < 2) return [];
  const all = [...written, { code: "x-default", route: first.route }];
  return all.map(({ code, route }) => ({
    name: "link",
    attributes: { rel: "alternate", hreflang: code, href: pageUrl(config, route) },
  }));
}
