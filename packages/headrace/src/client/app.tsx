import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SiteMessages } from "../model/messages/messages.ts";
import type { NavTree, PageLink } from "../model/nav-tree.ts";
import type { ContentChunk, PageData } from "../model/page.ts";
import type { SiteData } from "../model/site.ts";
import { Shell } from "../theme/shell.tsx";
import type { NavigationState, ShellActions } from "../theme/shell-props.ts";
import type { AnnouncementState } from "./announcement.ts";
import type { ColorMode } from "./color-mode.ts";
import { type DoneSteps, NO_STEPS } from "./done-steps.ts";
import type { PreferredVersion } from "./preferred-version.ts";
import type { SearchLoader } from "./search/search-loader.ts";
import { useValue } from "./use-value.ts";
import { chunkView, documentView, navItems, navigationView, treeView, type View } from "./view.ts";

/** What the rest of the client may do to the mounted shell. */
export interface AppHandle {
  /** Shows a page; it is in the document when this returns. */
  commit(chunk: ContentChunk): void;
  setNavigation(state: NavigationState): void;
  /** Shows what else is known of a sidebar. */
  extendNav(tree: NavTree): void;
}

/** What the shell is mounted with. */
export interface AppProps {
  site: SiteData;
  messages: SiteMessages;
  /** The page of the document. */
  page: PageData;
  colorMode: ColorMode;
  announcement: AnnouncementState;
  preferredVersion: PreferredVersion;
  doneSteps: DoneSteps;
  loadNavTree(sidebar: string): Promise<NavTree>;
  findNearestPages(): Promise<PageLink[]>;
  retry(): void;
  search: Pick<SearchLoader, "prepare" | "start">;
  /** Called once, after hydration. */
  onMount(handle: AppHandle): void;
}

/** The shell with its state. */
export function App(props: AppProps): ReactNode {
  const { site, announcement, preferredVersion, doneSteps } = props;
  const [view, setView] = useState(() => documentView(props.page));
  const actions = useActions(props, view, setView);
  useOnMount(() =>
    props.onMount({
      // At once, within the frame of the click: a transition would wait for the frame after it.
      commit: (chunk) => flushSync(() => setView((current) => chunkView(current, chunk))),
      // Nobody asked for it yet: between two pieces of the work clicks and keys are answered.
      extendNav: (tree) => startTransition(() => setView((current) => treeView(current, tree))),
      setNavigation: (state) => setView((current) => navigationView(current, state)),
    }),
  );
  return (
    <Shell
      site={site}
      messages={props.messages}
      page={view.page}
      body={view.body}
      nav={useMemo(() => navItems(view), [view])}
      navigation={view.navigation}
      announcementVisible={useValue(announcement, site.announcement !== null)}
      preferredVersion={useValue(preferredVersion, null)}
      doneSteps={useValue(doneSteps, NO_STEPS)}
      actions={actions}
    />
  );
}

type SetView = (update: (view: View) => View) => void;

/** The same object for all renders, so that parts of the shell can skip theirs. */
function useActions(props: AppProps, view: View, setView: SetView): ShellActions {
  const sidebar = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    sidebar.current = view.page.nav?.sidebar;
  }, [view]);
  return useMemo(
    () => ({
      async expandCategory() {
        if (sidebar.current === undefined) return;
        const tree = await props.loadNavTree(sidebar.current);
        setView((current) => treeView(current, tree));
      },
      toggleColors: props.colorMode.toggle,
      dismissAnnouncement: props.announcement.dismiss,
      findNearestPages: props.findNearestPages,
      preferVersion: props.preferredVersion.choose,
      toggleStep: props.doneSteps.toggle,
      retry: props.retry,
      prepareSearch: props.search.prepare,
      startSearch: props.search.start,
    }),
    [props, setView],
  );
}

function useOnMount(effect: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useLayoutEffect(effect, []);
}
