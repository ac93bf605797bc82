import { createContext } from "react";
import type { SiteData } from "../model/site.ts";
import { useProvided } from "./use-provided.ts";

/** The site that the views are drawn for; provided by `Shell`. */
export const SiteContext = createContext<SiteData | null>(null);

/** The site's data; throws outside of `Shell`. */
export const useSite = (): SiteData => useProvided(SiteContext);
