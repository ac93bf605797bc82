import { docKey } from "../pages/doc-set.ts";
import { loadSiteMap } from "./project.ts";

/**
 * Finds documents whose id was taken for the end of their address: one may have a `slug`, or stand for its folder.
 *
 * @param root Absolute root of the project.
 * @returns the address that a document has, `undefined` for what is an address, or names none.
 */
export async function docAddresses(root: string): Promise<(href: string) => string | undefined> {
  const { byRoute, byId, sets } = await loadSiteMap(root);
  return (href) => {
    if (!href.startsWith("/") || byRoute.has(href)) return;
    for (const set of sets) {
      const above = set.route === "/" ? "/" : `${set.route}/`;
      const doc = href.startsWith(above) && byId.get(docKey(set, href.slice(above.length)));
      if (doc) return doc.route;
    }
    return;
  };
}
