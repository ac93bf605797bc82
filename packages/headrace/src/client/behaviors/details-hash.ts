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
  const open = (hash: string): { target: HTMLElement | null; opened: boolean } => {
    const target = hashTarget(hash);
    return { target, opened: target !== null && revealTarget(target, selectPanel) };
  };

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.hash && isSamePage(link)) pin.hold(open(link.hash).target);
  });
  addEventListener("hashchange", () => {
    const { target, opened } = open(location.hash);
    if (opened) target?.scrollIntoView();
  });

  return {
    arrive({ url, type }) {
      const { target, opened } = open(url.hash);
      // On the way back the browser restores the reader's own position.
      if (type === "traverse") return pin.hold(null);
      // Firefox's own scrolling does not see what has been opened just now.
      if (opened) target?.scrollIntoView();
      pin.hold(target);
    },
    begin() {
      const { target, opened } = open(location.hash);
      if (!target || loadType() !== "navigate") return;
      if (opened) target.scrollIntoView();
      pin.hold(target);
    },
  };
}

function isSamePage(link: HTMLAnchorElement): boolean {
  return link.href.split("#", 1)[0] === location.href.split("#", 1)[0];
}
