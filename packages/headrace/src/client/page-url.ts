import { decodeAddress, normalizeRoute, withoutBase } from "../model/routes.ts";

/** Where this site's pages live. */
export interface SiteBase {
  /** `location.origin` */
  origin: string;
  /** "/" or "/docs/" */
  baseUrl: string;
}

/** A last path segment that names a file, such as "openapi.json"; ".html" is a page. */
const RE_FILE = /\.(?!html$)[a-z\d]+$/i;

/**
 * The route that a URL (or link) means, or `undefined` when it is no page of this site: another origin,
 * outside of the base URL, or a file.
 */
export function routeOfUrl(
  url: Pick<URL, "origin" | "pathname">,
  site: SiteBase,
): string | undefined {
  if (url.origin !== site.origin || RE_FILE.test(url.pathname)) return undefined;
  const path = withoutBase(site.baseUrl, decodeAddress(url.pathname));
  return path === undefined ? undefined : normalizeRoute(path);
}
