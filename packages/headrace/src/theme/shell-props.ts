import type { SiteMessages } from "../model/messages/messages.ts";
import type { NavItem, PageLink } from "../model/nav-tree.ts";
import type { PageData } from "../model/page.ts";
import type { SiteData } from "../model/site.ts";
import type { StartSearch } from "./search/search-host.ts";

/** Where a client-side navigation stands. `message` is the error's own text. */
export type NavigationState =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "failed"; message: string };

/** What the shell asks of the client. On the server all of them do nothing. */
export interface ShellActions {
  /** Loads the whole tree of the current sidebar; rejects when that fails. */
  expandCategory(key: string): Promise<void>;
  /** Goes from light to dark colors, or back. */
  toggleColors(): void;
  dismissAnnouncement(): void;
  /** The pages whose addresses are nearest to the one that was asked for; never rejects. */
  findNearestPages(): Promise<PageLink[]>;
  /** Remembers the version of the documentation that the reader chose. */
  preferVersion(name: string): void;
  /** Checks a step of a series off, or takes that back. */
  toggleStep(route: string): void;
  /** Loads the content of the current page again. */
  retry(): void;
  /** Loads what search needs, since the reader is about to use it. */
  prepareSearch(version: string | undefined): void;
  /** Draws search results into a host; resolves to the way to stop, rejects without its code. */
  startSearch: StartSearch;
}

/** Everything that the shell draws, on the server and in the browser. */
export interface ShellProps {
  site: SiteData;
  messages: SiteMessages;
  page: PageData;
  /** Article HTML; `null` while hydrating: the article keeps the server's DOM. */
  body: string | null;
  /** The page's navigation merged with what is known so far; empty without sidebar. */
  nav: NavItem[];
  navigation: NavigationState;
  announcementVisible: boolean;
  /** Name of the version that the reader chose last; `null` when none. */
  preferredVersion: string | null;
  /** Routes of the steps of series that the reader has checked off. */
  doneSteps: readonly string[];
  actions: ShellActions;
}
