import { encodeRoute, textFile, withBase } from "../../model/routes.ts";
import type { ExcerptTexts } from "../../model/search.ts";
import { createValueStore, type ValueStore } from "../value-store.ts";

/** The texts of pages, for the snippets of the rows shown. */
export interface ExcerptLoader {
  /** Changes whenever texts have arrived. */
  arrivals: ValueStore<number>;
  /** Texts of a page and its sections in their order; `undefined` while they are not there. */
  peek(route: string): readonly string[] | undefined;
  /** Loads the texts of these pages; what was wanted before and is not any more is given up. */
  want(routes: readonly string[]): void;
}

/** Pages in memory; enough for the results of many queries. */
const CAPACITY = 400;

/** Texts that come within so many milliseconds are shown in one go. */
const GATHER_MS = 32;

/** Creates a loader. A page whose texts can't be loaded has no snippets; nothing else fails. */
export function createExcerptLoader(baseUrl: string, get: typeof fetch): ExcerptLoader {
  const arrivals = createValueStore(0);
  const texts = new Map<string, readonly string[]>();
  const running = new Map<string, AbortController>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async (route: string): Promise<void> => {
    const controller = new AbortController();
    running.set(route, controller);
    try {
      const url = withBase(baseUrl, encodeRoute(textFile(route)));
      const response = await get(url, { signal: controller.signal, priority: "low" });
      if (response.ok) keep(route, await response.json());
    } catch {
      // The row stays without a snippet, and may get one with the next query.
    } finally {
      if (running.get(route) === controller) running.delete(route);
    }
  };
  const keep = (route: string, { texts: found }: ExcerptTexts) => {
    if (texts.size >= CAPACITY) texts.clear();
    texts.set(route, found);
    if (timer === undefined) timer = setTimeout(tell, GATHER_MS);
  };
  const tell = () => {
    timer = undefined;
    arrivals.set(arrivals.get() + 1);
  };

  return {
    arrivals,
    peek: (route) => texts.get(route),
    want(routes) {
      for (const [route, controller] of running) {
        if (routes.includes(route)) continue;
        running.delete(route);
        controller.abort();
      }
      for (const route of routes) {
        if (!texts.has(route) && !running.has(route)) void start(route);
      }
    },
  };
}
