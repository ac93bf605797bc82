import { createContext, use } from "react";

/** What any part of the shell can ask of search. */
export interface SearchControls {
  /** Shows the search box, or puts the focus into the search page's field. */
  open(): void;
  /** Loads what search needs, since the reader is about to use it. */
  prepare(): void;
}

/** Provided by `Shell`. */
export const SearchContext = createContext<SearchControls>({ open() {}, prepare() {} });

/** Search, as the shell has it. */
export function useSearch(): SearchControls {
  return use(SearchContext);
}
