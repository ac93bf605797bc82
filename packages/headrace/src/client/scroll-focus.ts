import { SEARCH_FIELD_ID } from "../theme/search/search-page.tsx";
import { announce } from "./announcer.ts";
import { hashTarget } from "./reveal-target.ts";
import type { RouteArrival } from "./router.ts";

/** `id` of the skip link's container: the next Tab after a navigation is "Skip to main content". */
const SKIP_CONTAINER_ID = "skip-to-content";

/**
 * Moves the focus and tells screen readers about the page that has just been shown. Scrolling is
 * the browser's, which follows.
 *
 * @param title The page's own title.
 */
export function focusArrival(arrival: RouteArrival, title: string): void {
  announce(title);
  const target = hashTarget(arrival.url.hash);
  // Back and forward leave the focus where it is, unless it was on something that is gone.
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (!target && arrival.type === "traverse" && !isLost) return;
  const field = document.getElementById(SEARCH_FIELD_ID);
  focusQuietly(target ?? field ?? document.getElementById(SKIP_CONTAINER_ID));
}

/** Focuses any element, without scrolling; one that can't take the focus can for this once. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** What a reader does to scroll; afterwards the page is theirs. */
const SCROLL_INTENTS = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Keeps elements in place. */
export interface Pin {
  /** Keeps `target` at the top of the screen until the reader scrolls; `null` lets go. */
  hold(target: Element | null): void;
}

/**
 * Pins hash targets: when something above the target gets its height late, such as an image
 * without known size, the target is brought back.
 */
export function createPin(): Pin {
  let release = new AbortController();
  return {
    hold(target) {
      release.abort();
      if (!target) return;
      release = new AbortController();
      const { signal } = release;
      let isFirst = true;
      const observer = new ResizeObserver(() => {
        // The first call only reports that observing has begun.
        if (!isFirst) target.scrollIntoView();
        isFirst = false;
      });
      observer.observe(document.body);
      signal.addEventListener("abort", () => observer.disconnect());
      const letGo = () => release.abort();
      for (const type of SCROLL_INTENTS) {
        addEventListener(type, letGo, { signal, passive: true, capture: true });
      }
    },
  };
}
