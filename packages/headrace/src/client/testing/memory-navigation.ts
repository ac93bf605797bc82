import type { NavigateEventLike, NavigationLike } from "../router.ts";

/** How a test navigates; what is left out is as for a click on a plain link. */
export interface NavigateSettings {
  type?: NavigationType;
  sameDocument?: boolean;
  canIntercept?: boolean;
  downloadRequest?: string;
  formData?: FormData;
}

/** What the router made of a navigation. */
export interface NavigationOutcome {
  intercepted: boolean;
  scroll: NavigationScrollBehavior | undefined;
  focusReset: NavigationFocusReset | undefined;
  /** Settles as the handler does: the browser scrolls then. */
  finished: Promise<void>;
}

/**
 * `window.navigation` in memory. As in browsers, a navigation aborts the one before it, unless that is
 * over.
 */
export class MemoryNavigation implements NavigationLike {
  currentEntry: { url: string };
  #listener: (event: NavigateEventLike) => void = () => {};
  #ongoing = new AbortController();

  constructor(url: string) {
    this.currentEntry = { url };
  }

  addEventListener(type: "navigate", listener: (event: NavigateEventLike) => void): void {
    if (type === "navigate") this.#listener = listener;
  }

  /** The reader presses Stop. */
  stop(): void {
    this.#ongoing.abort();
  }

  /** Sends a navigation of the client's own through the router, as the browser does. */
  navigate(
    path: string,
    settings: NavigateSettings & { history?: "replace" } = {},
  ): NavigationOutcome {
    const from = new URL(this.currentEntry.url);
    const to = new URL(path, from);
    const interceptions: NavigationInterceptOptions[] = [];
    const ongoing = new AbortController();
    const isHashChange = to.hash !== "" && withoutHash(to) === withoutHash(from);
    this.#listener({
      canIntercept: settings.canIntercept ?? true,
      destination: { url: to.href, sameDocument: settings.sameDocument ?? isHashChange },
      downloadRequest: settings.downloadRequest ?? null,
      formData: settings.formData ?? null,
      hashChange: isHashChange,
      intercept: (options = {}) => interceptions.push(options),
      navigationType: settings.type ?? settings.history ?? "push",
      signal: ongoing.signal,
    });
    this.#ongoing.abort();
    this.#ongoing = ongoing;
    this.currentEntry = { url: to.href };
    const [interception] = interceptions;
    const finished = Promise.resolve(interception?.handler?.()).then(() => {
      if (this.#ongoing === ongoing) this.#ongoing = new AbortController();
    });
    const { scroll, focusReset } = interception ?? {};
    return { intercepted: interception !== undefined, scroll, focusReset, finished };
  }
}

function withoutHash(url: URL): string {
  return url.href.replace(/#.*/, "");
}
