import type { ReaderStorage } from "../storage.ts";
import type { IndexLoader } from "./index/index-loader.ts";
import type { SearchedSite } from "./scope.ts";

/** What search works with, from the client that loads it. */
export interface SearchEnvironment {
  site: SearchedSite;
  storage: ReaderStorage;
  indexes: IndexLoader;
}
