import { loadNearestPages } from "./navigation/nearest-pages.ts";
import { openLongPage } from "./print/open-long-page.ts";

/** What few readers ever ask for: one file for all of it, so that the shell names but one. */
export const rarely = { loadNearestPages, openLongPage };
