import { useRef, useState } from "react";
import { isAtEnd, useScroll } from "./use-scroll.ts";

/** Height from the top within which the navbar always shows, in pixels. */
const ALWAYS_VISIBLE_PX = 60;

/** True while a reader scrolls down, away from the page's top; always false unless `enabled`. */
export function useScrolledAway(enabled: boolean): boolean {
  const last = useRef(0);
  const [away, setAway] = useState(false);
  useScroll(() => {
    const down = scrollY > last.current;
    const moved = scrollY !== last.current;
    last.current = scrollY;
    if (scrollY < ALWAYS_VISIBLE_PX) setAway(false);
    else if (moved && !(isAtEnd() && !down)) setAway(down);
  }, enabled);
  return enabled && away;
}
