import { type RefObject, useEffect } from "react";

/** Room kept between a revealed item and the edge of its box, in pixels. */
const REVEAL_MARGIN_PX = 48;

/**
 * Scrolls the box, and nothing around it, so that the element inside that matches `selector` is
 * in view. Runs when `key` changes; does nothing when the element is in sight.
 */
export function useReveal(
  box: RefObject<HTMLElement | null>,
  selector: string,
  key?: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when to look again.
  useEffect(() => {
    const outer = box.current;
    const item = outer?.querySelector(selector);
    if (!outer || !item) return;
    const frame = outer.getBoundingClientRect();
    const { top, bottom } = item.getBoundingClientRect();
    if (top < frame.top) outer.scrollTop += top - frame.top - REVEAL_MARGIN_PX;
    else if (bottom > frame.bottom) outer.scrollTop += bottom - frame.bottom + REVEAL_MARGIN_PX;
  }, [box, selector, key]);
}
