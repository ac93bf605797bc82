import { ADDRESS_CHANGED, SITE_ROOT_ATTRIBUTE } from "../../model/constants.ts";
import type { SiteRoot } from "./site-root.tsx";

/**
 * Draws what the site has around all pages, once for as long as the document is open. A site that has nothing
 * there is bundled without this.
 *
 * @param base Address that modules are relative to: origin and base URL.
 * @returns `undefined` where there is nothing, or it can't be loaded.
 */
export async function startSiteRoot(base: string): Promise<SiteRoot | undefined> {
  const container = document.querySelector(`[${SITE_ROOT_ATTRIBUTE}]`);
  if (!container) return undefined;
  const { mountSiteRoot } = await import("./site-root.tsx");
  return mountSiteRoot(container, base);
}

/** Tells it that another page is shown. */
export function tellSiteRoot(): void {
  dispatchEvent(new Event(ADDRESS_CHANGED));
}
