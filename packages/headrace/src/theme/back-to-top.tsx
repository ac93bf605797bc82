import { type ReactNode, useRef, useState } from "react";
import { ArrowUpIcon } from "./icons.tsx";
import { useMessages } from "./messages-context.ts";
import { isAtEnd, useScroll } from "./use-scroll.ts";

/** How far from the top the button may appear, in pixels. */
const MINIMUM_SCROLL_PX = 300;

/** A button that shows while a reader scrolls up on a long page. */
export function BackToTop(): ReactNode {
  const messages = useMessages();
  const last = useRef(0);
  const [shown, setShown] = useState(false);
  useScroll(() => {
    const before = last.current;
    last.current = scrollY;
    if (scrollY < MINIMUM_SCROLL_PX || scrollY > before) setShown(false);
    else if (scrollY < before) setShown(!isAtEnd());
  });
  if (!shown) return null;
  return (
    <button
      type="button"
      className="icon-button back-to-top"
      aria-label={messages.backToTop}
      onClick={() => scrollTo(0, 0)}
    >
      <ArrowUpIcon />
    </button>
  );
}
