import type { SiteConfig } from "../config/schema.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { pageUrl } from "../model/routes.ts";
import { canonicalDocs } from "./listed-docs.ts";
import type { SiteMap } from "./site-map.ts";

/** https://www.sitemaps.org/protocol.html#locdef */
const SHORTER_THAN = 2048;

/** Whether a sitemap may not hold an address. */
export function isTooLongForSitemap(address: string): boolean {
  return address.length >= SHORTER_THAN;
}

/** Pages that no sitemap may name: letters of most alphabets take six characters of an address or more. */
export function longAddresses(
  siteMap: SiteMap,
  config: Pick<SiteConfig, "url" | "baseUrl" | "trailingSlash">,
): Diagnostic[] {
  return canonicalDocs(siteMap).flatMap(({ path, route }): Diagnostic[] => {
    const address = pageUrl(config, route);
    if (!isTooLongForSitemap(address)) return [];
    return [
      {
        code: "long-address",
        severity: "warning",
        file: path,
        line: 1,
        column: 1,
        message: `The address of this page has ${address.length} characters, so the sitemap leaves it out: it may hold fewer than ${SHORTER_THAN} of each.`,
        hint: "Give the page, or the folders above it, a shorter name or slug.",
      },
    ];
  });
}
