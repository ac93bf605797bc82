import type { ContentChunk } from "../model/page.ts";
import { type AddressForm, pageAddress, splitSuffix } from "../model/routes.ts";
import type { NavigationState } from "../theme/shell-props.ts";
import type { ChunkLoader, ChunkResult } from "./loading/chunk-loader.ts";
import type { ReloadGuard, ReloadReason } from "./loading/reload-guard.ts";
import { routeOfUrl, type SiteBase } from "./page-url.ts";

/** The part of a NavigateEvent that the router reads. https://html.spec.whatwg.org/#navigateevent */
export type NavigateEventLike = Pick<
  NavigateEvent,
  | "canIntercept"
  | "downloadRequest"
  | "formData"
  | "hashChange"
  | "intercept"
  | "navigationType"
  | "signal"
> & { readonly destination: Pick<NavigationDestination, "url" | "sameDocument"> };

/** The part of `window.navigation` that the router uses; tests have one in memory. */
export interface NavigationLike {
  readonly currentEntry: Pick<NavigationHistoryEntry, "url"> | null;
  navigate(url: string, options: { history: "replace" }): unknown;
  addEventListener(type: "navigate", listener: (event: NavigateEventLike) => void): void;
}

/** A navigation whose content has arrived. */
export interface RouteArrival {
  url: URL;
  type: NavigationType;
}

/** What the router works on. */
export interface RouterOptions {
  navigation: NavigationLike;
  site: SiteBase & AddressForm;
  clientId: string;
  chunks: Pick<ChunkLoader, "peek" | "load">;
  guard: ReloadGuard;
  /** Shows the content; resolves once it is in the document, so that scrolling finds it. */
  show(chunk: ContentChunk, arrival: RouteArrival): Promise<void>;
  setState(state: NavigationState): void;
  /** Loads the document of the current address anew. */
  reload(): void;
  /** `navigator.onLine` */
  isOnline(): boolean;
  warn(message: string): void;
}

/** Client-side navigation. */
export interface Router {
  /** The route whose content is shown; it lags behind the address while a page loads. */
  shownRoute(): string;
  /** Loads the content of the current address again, after a failure. */
  retry(): Promise<void>;
}

/**
 * Navigates between pages without loading documents.
 *
 * 1. The address changes at once; the old page stays until the new content is there.
 * 2. Content first, then the view, then the browser scrolls (to the hash, to the top, or back to
 *    where the reader was), because the handler resolves after the view is committed.
 * 3. The last click wins: the browser aborts the navigation before it, whose content is not shown.
 * 4. What can't be shown from a content chunk is loaded as a document, at most once.
 */
export function createRouter(options: RouterOptions): Router {
  const { navigation, site, chunks } = options;
  const currentUrl = () => new URL(navigation.currentEntry?.url ?? site.origin);
  let shown = routeOfUrl(currentUrl(), site) ?? "";
  /** Identifies the newest navigation. */
  let latest = {};

  const follow = async (target: Target, signal?: AbortSignal): Promise<void> => {
    const attempt = {};
    latest = attempt;
    const isLatest = () => latest === attempt;
    signal?.addEventListener("abort", () => isLatest() && options.setState({ status: "idle" }));

    if (!chunks.peek(target.route)) options.setState({ status: "loading" });
    const result = await chunks.load(target.route);
    if (signal?.aborted || !isLatest()) return;

    if (result.status === "moved") return forward(result.route, target.url, options);
    const verdict = judge(result, options.clientId);
    if ("reason" in verdict) return leave(verdict, target);
    options.guard.clear("unreachable", target.url.href);
    await options.show(verdict.chunk, target);
    shown = target.route;
    if (isLatest()) options.setState({ status: "idle" });
  };

  const leave = async ({ reason, message }: Refusal, { url, route }: Target): Promise<void> => {
    if (reason === "unreachable") {
      options.warn(`The content of ${route} could not be loaded: ${message}`);
    }
    if (!options.isOnline() || !options.guard.permit(reason, url.href)) {
      return options.setState({ status: "failed", message });
    }
    latest = {};
    options.reload();
    // The old view stays as it is until the document replaces it.
    await new Promise(() => {});
  };

  navigation.addEventListener("navigate", (event) => {
    const target = targetOf(event, site);
    if (!target) return;
    const isShown = target.route === shown;
    if (isShown && staysInDocument(event)) return;
    event.intercept({
      focusReset: "manual",
      scroll:
        isShown && keepsScroll(event, currentUrl(), target.url) ? "manual" : "after-transition",
      handler: () => (isShown ? settle() : follow(target, event.signal)),
    });
  });

  /** The content is there already; a load that was under way or had failed is over. */
  const settle = async (): Promise<void> => {
    latest = {};
    options.setState({ status: "idle" });
  };

  return {
    shownRoute: () => shown,
    async retry() {
      const url = currentUrl();
      const route = routeOfUrl(url, site);
      if (route !== undefined) await follow({ url, route, type: "replace" });
    },
  };
}

/**
 * Leads to the new address of a page, with query and hash unless it has its own; the browser ends this
 * navigation for it.
 */
function forward(
  address: string,
  { search, hash }: URL,
  { navigation, site }: RouterOptions,
): void {
  const [route, suffix] = splitSuffix(address);
  const path = route.startsWith("/") ? pageAddress(site, route) : route;
  navigation.navigate(path + (suffix || search + hash), { history: "replace" });
}

interface Target extends RouteArrival {
  route: string;
}

/** Why a loaded answer is not shown. */
interface Refusal {
  reason: ReloadReason;
  message: string;
}

/** Whether an answer can be shown by this client. */
function judge(
  result: Exclude<ChunkResult, { status: "moved" }>,
  clientId: string,
): { chunk: ContentChunk } | Refusal {
  if (result.status !== "loaded") {
    const reason = result.status === "missing" ? "replaced" : "unreachable";
    return { reason, message: result.message };
  }
  const { chunk } = result;
  if (chunk.client === clientId) return { chunk };
  return { reason: "replaced", message: "The site has been updated." };
}

/** The page that a navigation leads to; `undefined` when it is left to the browser. */
function targetOf(event: NavigateEventLike, site: SiteBase): Target | undefined {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData) return undefined;
  if (event.navigationType === "reload") return undefined;
  const url = new URL(event.destination.url);
  const route = routeOfUrl(url, site);
  return route === undefined ? undefined : { url, route, type: event.navigationType };
}

/** Hash links, and `history.pushState` and `replaceState` of the page shown: the browser does them. */
function staysInDocument(event: NavigateEventLike): boolean {
  return (
    event.hashChange || (event.destination.sameDocument && event.navigationType !== "traverse")
  );
}

/** A new query alone does not scroll; going back to an old one restores its position. */
function keepsScroll(event: NavigateEventLike, from: URL, to: URL): boolean {
  return (
    event.navigationType !== "traverse" &&
    to.hash === "" &&
    from.pathname === to.pathname &&
    from.search !== to.search
  );
}
