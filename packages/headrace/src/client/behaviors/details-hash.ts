import { loadType } from "../loading/load-type.ts";
import { hashTarget, revealTarget } from "../reveal-target.ts";
import type { RouteArrival } from "../router.ts";
import type { Pin } from "../scroll-focus.ts";

/** Hash targets within the page shown. */
export interface DetailsHash {
  /** Opens what hides the target of a navigation, before the browser scrolls. */
  arrive(arrival: RouteArrival): void;
  /** The same for the document's own address, whose target the browser has scrolled to by now. */
  begin(): void;
}

/** What the behavior works on. */
export interface DetailsHashOptions {
  pin: Pin;
  selectPanel(panel: HTMLElement): void;
}

/**
 * Opens closed details and hidden tab panels around the target of a hash: before the browser
 * scrolls to a link's target, after the address's hash has changed otherwise, and at the start.
 */
export function createDetailsHash({ pin, selectPanel }: DetailsHashOptions): DetailsHash {
  // Firefox's own scrolling does not see what was opened just now.
  const reveal = (hash: string, scroll: boolean): HTMLElement | null => {
    const target = hashTarget(hash);
    if (target && revealTarget(target, selectPanel) && scroll) target.scrollIntoView();
    return target;
  };

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.hash || !isSamePage(link)) return;
    // It would lie over the place that was chosen from it.
    link.closest(".toc-inline")?.removeAttribute("open");
    pin.hold(reveal(link.hash, false));
  });
  addEventListener("hashchange", () => reveal(location.hash, true));

  return {
    arrive({ url, type }) {
      // On the way back the browser restores the reader's own position.
      const onward = type !== "traverse";
      const target = reveal(url.hash, onward);
      pin.hold(onward ? target : null);
    },
    begin() {
      const onward = loadType() === "navigate";
      const target = reveal(location.hash, onward);
      if (onward && target) pin.hold(target);
    },
  };
}

function isSamePage(link: HTMLAnchorElement): boolean {
  return link.href.split("#", 1)[0] === location.href.split("#", 1)[0];
}
