import type { HttpMethod } from "../../model/api.ts";
import type { MatchKind } from "../../model/search.ts";
import type { TextPart } from "./text-parts.tsx";

/** A page or a section as a row of results. */
export interface ResultView {
  /** `id` of its element. */
  id: string;
  href: string;
  title: TextPart[];
  /** Of the operation that the page describes; absent for all other pages, and for sections. */
  method?: HttpMethod | undefined;
  /** Where the match stands. */
  kind: MatchKind;
  /** `null` until the page's text has come. */
  snippet: TextPart[] | null;
}

/** A place as one row of the box. */
export interface PlaceView extends ResultView {
  /** Labels on the way down to it; those of a section end with its page. */
  path: readonly string[];
  isSection: boolean;
}

/** A page with the sections of it that answer best. */
export interface PageResultView extends ResultView {
  breadcrumbs: readonly string[];
  sections: ResultView[];
}
