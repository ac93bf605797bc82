import { mergeNavItems, type NavItem, type NavTree } from "../model/nav-tree.ts";
import type { ContentChunk, PageData } from "../model/page.ts";
import type { NavigationState } from "../theme/shell-props.ts";

/** What the shell shows, as immutable data. */
export interface View {
  page: PageData;
  /** Article HTML; `null` while the server's DOM is kept. */
  body: string | null;
  /** What is known of each sidebar's tree so far, by the sidebar's name. */
  known: Readonly<Record<string, NavItem[]>>;
  navigation: NavigationState;
}

const IDLE: NavigationState = { status: "idle" };

/** The view of a document as the server sent it. */
export function documentView(page: PageData): View {
  return { page, body: null, known: withTree({}, page.nav), navigation: IDLE };
}

/** The view after content arrived; branches of the sidebar that were loaded before stay. */
export function chunkView(view: View, { page, body }: ContentChunk): View {
  // While hydrating, React was told that the article is ""; another "" would change nothing.
  const html = body || "\n";
  const known = withTree(view.known, page.nav);
  return { page, body: html, known, navigation: IDLE };
}

/** The view while a navigation is under way, or after it failed; the same view when nothing changes. */
export function navigationView(view: View, navigation: NavigationState): View {
  const isSame = navigation.status !== "failed" && navigation.status === view.navigation.status;
  return isSame ? view : { ...view, navigation };
}

/** The view after the whole tree of a sidebar arrived. */
export function treeView(view: View, tree: NavTree): View {
  return { ...view, known: withTree(view.known, tree) };
}

/** The navigation of the view's page, with all that is known of it. */
export function navItems({ page, known }: View): NavItem[] {
  return page.nav ? (known[page.nav.sidebar] ?? page.nav.items) : [];
}

function withTree(known: View["known"], tree: NavTree | null): View["known"] {
  // One that could not be fetched is empty.
  if (!tree || tree.items.length === 0) return known;
  return { ...known, [tree.sidebar]: mergeNavItems(known[tree.sidebar] ?? [], tree.items) };
}
