import { messages } from "virtual:messages";
import { clientId, site } from "virtual:site";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ROOT_ELEMENT_ID, STORAGE_KEYS } from "../model/constants.ts";
import { messagesOf } from "../model/messages/messages.ts";
import type { PageLink } from "../model/nav-tree.ts";
import type { ContentChunk, PageData, StoredPage } from "../model/page.ts";
import { createAnnouncement } from "./announcement.ts";
import { App, type AppHandle } from "./app.tsx";
import { ARTICLE_SELECTOR, type Article, createArticle } from "./article.ts";
import { createColorMode } from "./color-mode.ts";
import { onContentChunk } from "./content-events.ts";
import { updateHead } from "./document-head.ts";
import { createDoneSteps } from "./done-steps.ts";
import type { ChunkLoader } from "./loading/chunk-loader.ts";
import { whenIdle } from "./loading/idle.ts";
import type { Prefetcher } from "./loading/prefetch.ts";
import { isSparing } from "./loading/prefetch-queue.ts";
import { createReloadGuard } from "./loading/reload-guard.ts";
import { fadeOver } from "./motion.ts";
import type { NavBranches } from "./navigation/nav-branches.ts";
import { loadNavTree } from "./navigation/nav-tree-loader.ts";
import { createPreferredVersion } from "./preferred-version.ts";
import { createRouter, type Router } from "./router.ts";
import { focusArrival } from "./scroll-focus.ts";
import { createIndexLoader } from "./search/index/index-loader.ts";
import { startTargetHighlights } from "./search/marks/target-highlights.ts";
import { createSearchLoader } from "./search/search-loader.ts";
import { startSiteRoot, tellSiteRoot } from "./site-root/start-site-root.ts";
import { createStorage } from "./storage.ts";

const { baseUrl, trailingSlash } = site;
const address = { origin: location.origin, baseUrl, trailingSlash };
const root = document.documentElement;
const storage = createStorage(() => localStorage, window);
const guard = createReloadGuard(
  createStorage(() => sessionStorage, window),
  clientId,
);
const search = createSearchLoader({
  site: {
    ...site,
    // Clients go from one language to another.
    get language() {
      return root.lang;
    },
  },
  storage,
  indexes: createIndexLoader({
    base: address.origin + baseUrl,
    root,
    fetch: (...request) => fetch(...request),
  }),
});

const loadRarely = async () => (await import("./rarely.ts")).rarely;

/** Few readers are at an address without a page: the others do not load what looks for the nearest. */
async function findNearestPages(): Promise<PageLink[]> {
  return (await loadRarely()).loadNearestPages(baseUrl, location.pathname);
}

/** What the document's first script has begun with. */
export interface Beginning {
  branches: NavBranches;
  chunks: ChunkLoader;
  prefetcher: Prefetcher;
  stored: StoredPage;
  /** The same, with the items of the sidebar that the document shows. */
  page: PageData;
}

/** Fetches what a document left out of a wide folder, unless that has to be paid for. */
function completeNav(app: AppHandle, { stored: { nav }, branches }: Beginning): void {
  if (!nav?.partial || isSparing(navigator.connection)) return;
  whenIdle(() => void branches.load(nav, "low").then(app.extendNav));
}

/** Hydrates the shell; resolves when it answers clicks and keys. */
export async function startApp(beginning: Beginning): Promise<void> {
  const container = document.getElementById(ROOT_ELEMENT_ID);
  if (container) await hydrate(container, beginning);
}

/** Everything else starts after it. */
function hydrate(container: HTMLElement, beginning: Beginning): Promise<AppHandle> {
  const { page } = beginning;
  let router: Router | undefined;
  let settle: (handle: AppHandle) => void = () => {};
  const mounted = new Promise<AppHandle>((resolve) => {
    settle = resolve;
  });
  const app = (
    <App
      site={site}
      messages={messages}
      page={page}
      colorMode={createColorMode({
        storage,
        systemDark: matchMedia(`${document.documentElement.dataset.darkIf}`),
        root,
        change: fadeOver,
      })}
      announcement={createAnnouncement({ id: site.announcement?.id ?? null, storage, root })}
      preferredVersion={createPreferredVersion(
        storage,
        site.versions.map((version) => version.name),
      )}
      doneSteps={createDoneSteps(storage)}
      findNearestPages={findNearestPages}
      loadNavTree={(sidebar) => loadNavTree(baseUrl, sidebar)}
      search={search}
      retry={() => (router ? void router.retry() : location.reload())}
      onMount={(handle) => {
        router = start(handle, beginning);
        completeNav(handle, beginning);
        settle(handle);
      }}
    />
  );
  const onRecoverableError = (error: unknown) => {
    console.error(error);
    void mounted.then((handle) => restoreArticle(handle, beginning));
  };
  startTransition(() => {
    hydrateRoot(container, app, { onRecoverableError });
  });
  return mounted;
}

/** After a mismatch React draws the page anew, but for the article, which it never had. */
async function restoreArticle(app: AppHandle, { page, chunks }: Beginning): Promise<void> {
  const result = await chunks.load(page.route);
  const isLost = document.querySelector(`${ARTICLE_SELECTOR}:empty`) !== null;
  if (result.status === "loaded" && isLost) app.commit(result.chunk);
}

/** Starts what needs the hydrated shell. Returns nothing where the browser follows links itself. */
function start(app: AppHandle, beginning: Beginning): Router | undefined {
  const { chunks, prefetcher } = beginning;
  // For scripts and styles that must know when clicks and keys are answered; Docusaurus's name.
  root.dataset.hasHydrated = "true";
  const base = new URL(baseUrl, location.origin).href;
  const article = createArticle({
    storage,
    base,
    zoomBackground: site.zoomBackground,
    printSection: async () => (await loadRarely()).openLongPage(),
    messages: () => messagesOf(messages, root.lang),
  });
  // This address is served as a document: it may be loaded as one again when need be.
  guard.clear("replaced", location.href);
  article.begin();
  void startSiteRoot(base);
  startTargetHighlights(search, ARTICLE_SELECTOR);
  if (!("navigation" in window)) return undefined;

  const router = createRouter({
    navigation,
    site: address,
    clientId,
    chunks,
    guard,
    async show(chunk, arrival) {
      keepHeight();
      if (storage.get(STORAGE_KEYS.fonts)) delete root.dataset.fonts;
      // First, since what the view begins reads the language there.
      updateHead(chunk.page, site);
      app.commit(chunk);
      article.arrive(arrival);
      tellSiteRoot();
      focusArrival(arrival, chunk.page.title);
      prefetcher.observeLinks();
    },
    setState: app.setNavigation,
    reload: () => location.reload(),
    isOnline: () => navigator.onLine,
    warn: (message) => console.warn(message),
  });
  onContentChunk(({ route, chunk }) => {
    chunks.clear();
    search.clear();
    if (route !== router.shownRoute()) return;
    void chunks.complete(chunk).then((whole) => refreshPage(app, article, whole));
  });
  return router;
}

/**
 * Keeps the document as high as it is until the browser has scrolled. A shorter page would pull the
 * scroll position up first, and Chromium then takes that for the one to restore.
 */
function keepHeight(): void {
  const height = `${root.scrollHeight}px`;
  root.style.setProperty("min-height", height);
  const release = () => {
    // A newer navigation keeps a height of its own.
    if (root.style.minHeight === height) root.style.removeProperty("min-height");
  };
  // What is drawn late (search results that are in memory) has its height by the next frame.
  const releaseSoon = () => requestAnimationFrame(() => requestAnimationFrame(release));
  navigation.transition?.finished.then(releaseSoon, releaseSoon);
}

/** Shows new content of the open page; the reader stays where they are. */
function refreshPage(app: AppHandle, article: Article, chunk: ContentChunk): void {
  updateHead(chunk.page, site);
  app.commit(chunk);
  article.refresh();
}
