import { whenIdle } from "./idle.ts";
import {
  type ConnectionInfo,
  createPrefetchQueue,
  isSparing,
  type PrefetchQueueOptions,
} from "./prefetch-queue.ts";

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

/** Length of the pages that load ahead, together: some 100 kB on the wire. */
const BUDGET = 600_000;

/** What readers follow most: the pages beside this one. They load first, wherever the links are. */
const LIKELIEST = ["a[rel=next]", "a[rel=prev]"];

/** In the order in which those on the screen are worth it. */
const LINKS = ["main a[href]", "a[href]"];

/**
 * Loads the content of links ahead: of the next and the previous page and of links on the screen when
 * the browser is idle, and of the one that the reader points at or focuses at once.
 *
 * @param load Resolves to the length of the content; 0 when it was there.
 * @param routeOf The route behind a link; `undefined` when it is not worth it.
 */
export function createPrefetcher(
  load: PrefetchQueueOptions["load"],
  routeOf: (link: HTMLAnchorElement) => string | undefined,
): Prefetcher {
  const queue = createPrefetchQueue({
    load,
    isAllowed: () => !isSparing(navigator.connection),
    concurrency: CONCURRENCY,
    budget: BUDGET,
  });

  const urge = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const route = link ? routeOf(link) : undefined;
    if (route !== undefined) queue.urge(route);
  };
  for (const type of ["pointerover", "pointerdown", "focusin", "touchstart"]) {
    document.addEventListener(type, urge, { passive: true });
  }

  /** The links on the screen, and where they lead. Of thousands most never are: those cost nothing. */
  const shown = new Map<Element, string>();
  const show = (link: Element) => {
    const route = link instanceof HTMLAnchorElement ? routeOf(link) : undefined;
    if (route === undefined) return;
    shown.set(link, route);
    queue.add(route);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const route = shown.get(target);
      if (isIntersecting) show(target);
      else if (route !== undefined) {
        shown.delete(target);
        // One that leaves says nothing of the others to the same page.
        if (![...shown.values()].includes(route)) queue.remove(route);
      }
    }
  });

  return {
    observeLinks: () =>
      whenIdle(() => {
        observer.disconnect();
        shown.clear();
        queue.empty();
        const likeliest = linksOf(LIKELIEST);
        for (const link of likeliest) show(link);
        // The likeliest stay in the queue wherever they are: nobody watches them.
        for (const link of linksOf(LINKS)) if (!likeliest.has(link)) observer.observe(link);
      }),
  };
}

/** Those that the first selector matches first, each once. */
function linksOf(selectors: readonly string[]): Set<Element> {
  return new Set(selectors.flatMap((selector) => [...document.querySelectorAll(selector)]));
}
