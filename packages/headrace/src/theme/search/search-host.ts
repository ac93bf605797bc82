/** A place where the client draws search results, and the field that they belong to. */
export interface SearchHost {
  /** "box": the dialog over a page. "page": the search page, whose address holds the query. */
  kind: "box" | "page";
  /** What the reader types in; text may stand in it already. */
  field: HTMLInputElement;
  /** Empty element over the field, for the end of the word being typed. */
  hint: HTMLElement;
  /** Empty element for the results. */
  output: HTMLElement;
  /** Name of the sidebar that the open page belongs to, in the first language; `null` for none. */
  sidebar: string | null;
  /** Name of the version to search; absent: what the address says, or the one that readers see first. */
  version?: string | undefined;
  /** Called with what the search page is called now, which tells what is asked. */
  onTitle(title: string): void;
  /** Called when the reader has chosen where to go. */
  onLeave(): void;
}

/** Draws search results into a host; resolves to the way to stop, rejects without its code. */
export type StartSearch = (host: SearchHost) => Promise<() => void>;
