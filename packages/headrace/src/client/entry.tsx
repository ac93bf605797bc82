import { clientId, site } from "virtual:site";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { PAGE_DATA_ELEMENT_ID, ROOT_ELEMENT_ID } from "../model/constants.ts";
import type { ContentChunk, PageData, StoredPage } from "../model/page.ts";
import { createAnnouncement } from "./announcement.ts";
import { App, type AppHandle } from "./app.tsx";
import { ARTICLE_SELECTOR, type Article, createArticle } from "./article.ts";
import { createChunkLoader } from "./chunk-loader.ts";
import { createColorMode } from "./color-mode.ts";
import { onContentChunk } from "./content-events.ts";
import { updateHead } from "./document-head.ts";
import { whenIdle } from "./idle.ts";
import { createNavBranches } from "./nav-branches.ts";
import { loadNavTree } from "./nav-tree-loader.ts";
import { loadNearestPages } from "./nearest-pages.ts";
import { routeOfUrl } from "./page-url.ts";
import { createPreferredVersion } from "./preferred-version.ts";
import { createPrefetcher } from "./prefetch.ts";
import { isSparing } from "./prefetch-queue.ts";
import { readNavItems } from "./read-nav.ts";
import { createReloadGuard } from "./reload-guard.ts";
import { createRouter, type Router } from "./router.ts";
import { focusArrival } from "./scroll-focus.ts";
import { createIndexLoader } from "./search/index-loader.ts";
import { createSearchLoader } from "./search/search-loader.ts";
import { startTargetHighlights } from "./search/target-highlights.ts";
import { createStorage } from "./storage.ts";

const { baseUrl, trailingSlash } = site;
const address = { origin: location.origin, baseUrl, trailingSlash };
const root = document.documentElement;
const storage = createStorage(() => localStorage, window);
const guard = createReloadGuard(
  createStorage(() => sessionStorage, window),
  clientId,
);
const branches = createNavBranches({ baseUrl, fetch: (...request) => fetch(...request) });
const chunks = createChunkLoader({ baseUrl, fetch: (...request) => fetch(...request), branches });

const search = createSearchLoader({
  site,
  storage,
  indexes: createIndexLoader({
    base: address.origin + baseUrl,
    fetch: (...request) => fetch(...request),
  }),
});

/** The document's page; the markup of its sidebar is the only place where the items stand. */
function documentPage(page: StoredPage): PageData {
  if (!page.nav) return { ...page, nav: null };
  const { sidebar } = page.nav;
  const nav = { sidebar, items: readNavItems(document.querySelector("nav.sidebar > ul"), baseUrl) };
  branches.know(page.nav, nav);
  return { ...page, nav };
}

/** Fetches what a document left out of a wide folder, unless that has to be paid for. */
function completeNav(app: AppHandle, { nav }: StoredPage): void {
  if (!nav?.partial || isSparing(navigator.connection)) return;
  whenIdle(() => void branches.load(nav, "low").then(app.extendNav));
}

/** Hydrates the shell; everything else starts after it. */
function hydrate(container: HTMLElement, stored: StoredPage): void {
  const page = documentPage(stored);
  let router: Router | undefined;
  let settle: (handle: AppHandle) => void = () => {};
  const mounted = new Promise<AppHandle>((resolve) => {
    settle = resolve;
  });
  const app = (
    <App
      site={site}
      page={page}
      colorMode={createColorMode({
        storage,
        systemDark: matchMedia("(prefers-color-scheme: dark)"),
        root,
      })}
      announcement={createAnnouncement({ id: site.announcement?.id ?? null, storage, root })}
      preferredVersion={createPreferredVersion(
        storage,
        site.versions.map((version) => version.name),
      )}
      findNearestPages={() => loadNearestPages(baseUrl, location.pathname)}
      loadNavTree={(sidebar) => loadNavTree(baseUrl, sidebar)}
      search={search}
      retry={() => (router ? void router.retry() : location.reload())}
      onMount={(handle) => {
        router = start(handle);
        completeNav(handle, stored);
        settle(handle);
      }}
    />
  );
  const onRecoverableError = (error: unknown) => {
    console.error(error);
    void mounted.then((handle) => restoreArticle(handle, page));
  };
  startTransition(() => {
    hydrateRoot(container, app, { onRecoverableError });
  });
}

/** After a mismatch React draws the page anew, but for the article, which it never had. */
async function restoreArticle(app: AppHandle, page: PageData): Promise<void> {
  const result = await chunks.load(page.route);
  const isLost = document.querySelector(`${ARTICLE_SELECTOR}:empty`) !== null;
  if (result.status === "loaded" && isLost) app.commit(result.chunk);
}

/** Starts what needs the hydrated shell. Returns nothing where the browser follows links itself. */
function start(app: AppHandle): Router | undefined {
  // For scripts and styles that must know when clicks and keys are answered; Docusaurus's name.
  root.dataset.hasHydrated = "true";
  const article = createArticle({
    storage,
    base: new URL(baseUrl, location.origin).href,
    zoomBackground: site.zoomBackground,
  });
  // This address is served as a document: it may be loaded as one again when need be.
  guard.clear("replaced", location.href);
  article.begin();
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
      app.commit(chunk);
      updateHead(chunk.page, site);
      article.arrive(arrival);
      focusArrival(arrival, chunk.page.title);
      prefetcher.observeLinks();
    },
    setState: app.setNavigation,
    reload: () => location.reload(),
    isOnline: () => navigator.onLine,
    warn: (message) => console.warn(message),
  });
  const loadAhead = async (target: string, priority: RequestPriority) => {
    const result = await chunks.load(target, priority);
    return result.status === "loaded" ? result.length : 0;
  };
  const prefetcher = createPrefetcher(loadAhead, (link) => {
    const route = routeOfUrl(link, address);
    const isHere = route === router.shownRoute();
    return isHere || link.target || link.hasAttribute("download") ? undefined : route;
  });
  prefetcher.observeLinks();
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
  app.commit(chunk);
  updateHead(chunk.page, site);
  article.refresh();
}

const container = document.getElementById(ROOT_ELEMENT_ID);
const data = document.getElementById(PAGE_DATA_ELEMENT_ID);
if (container && data) hydrate(container, JSON.parse(data.textContent));
