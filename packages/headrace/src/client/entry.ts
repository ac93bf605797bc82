import { site } from "virtual:site";
import { PAGE_DATA_ELEMENT_ID, TOKEN_CHANNEL } from "../model/constants.ts";
import type { StoredPage } from "../model/page.ts";
import { keepGestures } from "./first-gestures.ts";
import { createChunkLoader } from "./loading/chunk-loader.ts";
import { loadOnDemandStyles } from "./loading/on-demand-styles.ts";
import { createPrefetcher } from "./loading/prefetch.ts";
import { isSlow } from "./loading/prefetch-queue.ts";
import { createNavBranches } from "./navigation/nav-branches.ts";
import { readNavItems } from "./navigation/read-nav.ts";
import { routeOfUrl } from "./page-url.ts";

/**
 * What every page runs, after its first paint: loads likely pages ahead, and the shell. On a line that
 * is slow or paid for the shell waits for the reader, since the page can be read without it.
 */
function begin(page: StoredPage): void {
  const { baseUrl } = site;
  const address = { origin: location.origin, baseUrl };
  const request: typeof fetch = (...parameters) => fetch(...parameters);
  const branches = createNavBranches({ baseUrl, fetch: request });
  const chunks = createChunkLoader({ baseUrl, fetch: request, branches });
  const items = readNavItems(document.querySelector("nav.sidebar > ul"), baseUrl);
  const nav = page.nav && { sidebar: page.nav.sidebar, items };
  // What the document shows of the sidebar need not be fetched with the pages beside it.
  if (page.nav && nav) branches.know(page.nav, nav);

  const loadAhead = async (route: string, priority: RequestPriority) => {
    const result = await chunks.load(route, priority);
    return result.status === "loaded" ? result.length : 0;
  };
  const prefetcher = createPrefetcher(loadAhead, (link) => {
    const route = routeOfUrl(link, address);
    const isHere = route === routeOfUrl(location, address);
    return isHere || link.target || link.hasAttribute("download") ? undefined : route;
  });
  if ("navigation" in window) prefetcher.observeLinks();

  const gestures = keepGestures(async () => {
    const [{ startApp }] = await Promise.all([import("./start-app.tsx"), loadOnDemandStyles()]);
    await startApp({ branches, chunks, prefetcher, stored: page, page: { ...page, nav } });
  });
  if (!isSlow(navigator.connection) || needsApp(page)) gestures.start();
  if ("modelContext" in document || "modelContext" in navigator)
    void import("./page-tools/start.ts");
}

/** Whether a page is not whole without the shell: islands, results, a target that may be hidden. */
function needsApp({ kind }: StoredPage): boolean {
  return kind !== "doc" || location.hash !== "" || !!document.querySelector("[data-island]");
}

// A provider of access tokens sends its window here; the console that waits says when to close it.
if (location.search.includes("state=")) {
  const channel = new BroadcastChannel(TOKEN_CHANNEL);
  channel.onmessage = () => close();
  channel.postMessage(location.search);
}

const data = document.getElementById(PAGE_DATA_ELEMENT_ID);
if (data) begin(JSON.parse(data.textContent));
