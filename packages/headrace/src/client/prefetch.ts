import type { ChunkLoader } from "./chunk-loader.ts";
import { whenIdle } from "./idle.ts";
import { type ConnectionInfo, createPrefetchQueue, isSparing } from "./prefetch-queue.ts";

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/ */
    readonly connection?: ConnectionInfo;
  }
}

/** Finds links worth loading ahead. */
export interface Prefetcher {
  /** Watches the links of the page that is now shown. */
  observeLinks(): void;
}

/** How many pages load ahead at once while nobody points at them. */
const CONCURRENCY = 2;

/**
 * Loads the content of links ahead: of those on the screen when the browser is idle, and of the
 * one that the reader points at or focuses at once.
 *
 * @param routeOf The route behind a link; `undefined` when it is not worth it.
 */
export function createPrefetcher(
  chunks: Pick<ChunkLoader, "load">,
  routeOf: (link: HTMLAnchorElement) => string | undefined,
): Prefetcher {
  const queue = createPrefetchQueue({
    load: chunks.load,
    isAllowed: () => !isSparing(navigator.connection),
    concurrency: CONCURRENCY,
  });

  const urge = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const route = link ? routeOf(link) : undefined;
    if (route !== undefined) queue.urge(route);
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, urge, { passive: true });
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const route = target instanceof HTMLAnchorElement ? routeOf(target) : undefined;
      if (route === undefined) continue;
      if (isIntersecting) queue.add(route);
      else queue.remove(route);
    }
  });

  return {
    observeLinks: () =>
      whenIdle(() => {
        observer.disconnect();
        for (const link of document.querySelectorAll("a[href]")) observer.observe(link);
      }),
  };
}
