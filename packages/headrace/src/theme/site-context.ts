import { createContext, use } from "react";
import type { SiteData } from "../model/site.ts";

/** The site that the views are drawn for; provided by `Shell`. */
export const SiteContext = createContext<SiteData | null>(null);

/** The site's data; throws outside of `Shell`. */
export function useSite(): SiteData {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite() is called outside of <Shell>");
  return site;
}
