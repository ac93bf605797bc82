import type { SiteData } from "../../model/site.ts";
import type { ReaderStorage } from "../storage.ts";
import type { IndexLoader } from "./index/index-loader.ts";

/** What search works with, from the client that loads it. */
export interface SearchEnvironment {
  site: SiteData;
  storage: ReaderStorage;
  indexes: IndexLoader;
}
