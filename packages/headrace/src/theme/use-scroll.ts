import { useEffect, useEffectEvent } from "react";

/**
 * Calls `onScroll` at most once a frame after scrolling, resizing or a change of the document's
 * height, and once at the start. Does nothing while `enabled` is false.
 */
export function useScroll(onScroll: () => void, enabled = true): void {
  const run = useEffectEvent(onScroll);
  useEffect(() => {
    if (!enabled) return;
    let frame = 0;
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        run();
      });
    };
    const resize = new ResizeObserver(schedule);
    resize.observe(document.body);
    addEventListener("scroll", schedule, { passive: true });
    addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      resize.disconnect();
      removeEventListener("scroll", schedule);
      removeEventListener("resize", schedule);
    };
  }, [enabled]);
}

/** True when the end of the document is in view (within two pixels, for fractional zoom). */
export function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}
