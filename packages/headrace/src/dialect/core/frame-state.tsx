/** Of `@docusaurus/theme-common`: what components ask of the frame, which is the engine's here, and of the window. */
import { siteContext } from "virtual:site-context";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { shownLanguage } from "./shown-language.ts";

const nothing = (): void => {};

/** The announcement is the frame's. */
export function useAnnouncementBar() {
  return { isActive: false, close: nothing };
}

/** Browsers themselves know whether who reads goes by keyboard; no class says so. */
export const keyboardFocusedClassName = "navigation-with-keyboard";
export const useKeyboardNavigation = nothing;

/** The menu on narrow windows is the frame's. */
export function useNavbarMobileSidebar() {
  return { disabled: true, shouldRender: false, shown: false, toggle: nothing };
}

/** The second menu on narrow windows is the frame's. */
export function useNavbarSecondaryMenu() {
  return { shown: false, hide: nothing, content: undefined };
}

/** The bar stays where it is. */
export function useHideableNavbar() {
  return { navbarRef: nothing, isNavbarVisible: true };
}

/** The frame sees to it that nothing moves behind a dialog. */
export const useLockBodyScroll = nothing;

/** The frame marks the heading that is read. */
export const useTOCHighlight = nothing;

/** The browser itself scrolls to what follows the hash, below the bar. */
export const useAnchorTargetClassName = (): undefined => undefined;

/** Search is the frame's; what limited it to a version needs no names. */
export function useContextualSearchFilters() {
  return { locale: shownLanguage(), tags: [] };
}

/** Titles are those of the engine's pages, with the name of the site. */
export function useTitleFormatter() {
  const { title: site } = siteContext.siteConfig;
  return { format: (title?: string) => (title && title !== site ? `${title} | ${site}` : site) };
}

/** How far the page is scrolled. */
interface ScrollPlace {
  scrollX: number;
  scrollY: number;
}

/** Calls a function when the page is scrolled, and once when it is live. */
export function useScrollPosition(
  scrolled: (now: ScrollPlace, before: ScrollPlace | null) => void,
): void {
  const latest = useRef(scrolled);
  useEffect(() => {
    latest.current = scrolled;
  });
  useEffect(() => {
    let before: ScrollPlace | null = null;
    const tell = () => {
      const now = { scrollX, scrollY };
      latest.current(now, before);
      before = now;
    };
    tell();
    addEventListener("scroll", tell, { passive: true });
    return () => removeEventListener("scroll", tell);
  }, []);
}

/** Nothing holds back what is told of scrolling. */
export function useScrollController() {
  const scrollEventsEnabledRef = { current: true };
  return { scrollEventsEnabledRef, enableScrollEvents: nothing, disableScrollEvents: nothing };
}

/** Browsers keep what is read in its place by themselves. */
export function useScrollPositionBlocker() {
  return { blockElementScrollPositionUntilNextRender: nothing };
}

/** Scrolls as the reader's settings have it. */
export function useSmoothScrollTo() {
  return { startScroll: (top: number) => scrollTo({ top }), cancelScroll: nothing };
}

/** Whether a way back to the top helps, and that way. */
export function useBackToTopButton({ threshold }: { threshold: number }) {
  const [shown, setShown] = useState(false);
  useScrollPosition(({ scrollY }) => setShown(scrollY > threshold));
  return { shown, scrollToTop: () => scrollTo({ top: 0 }) };
}

/** Tries once more what failed. */
export function ErrorBoundaryTryAgainButton(properties: ComponentProps<"button">): ReactNode {
  return <button type="button" {...properties} />;
}

/** Says what failed. */
export function ErrorBoundaryError({ error }: { error: Error }): ReactNode {
  return <p>{error.message}</p>;
}
