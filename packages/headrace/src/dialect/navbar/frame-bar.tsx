import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

/** `@theme/Navbar/Layout`: the bar is the frame's, which shows what stands here at its end, and in its menu. */
export default function FrameBar({ children }: { children?: ReactNode }): ReactNode {
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    // Pages may draw the bar once more.
    if (document.querySelector(".site-bar")) return;
    const made = document.createElement("div");
    made.className = "site-bar";
    setPlace(made);
    const stop = keepInBar(made);
    return () => {
      stop();
      made.remove();
    };
  }, []);
  return (
    <>
      <span data-frame-navbar="" hidden />
      {place && createPortal(children, place)}
    </>
  );
}

/** The frame draws its menu anew whenever that is opened, and takes it away with all that is in it. */
function keepInBar(element: HTMLElement): () => void {
  const put = () => {
    const menu = document.querySelector(".mobile-sidebar-foot");
    const place = menu ?? document.querySelector(".navbar-end");
    if (element.parentNode !== place) place?.prepend(element);
  };
  put();
  const menu = document.querySelector(".mobile-sidebar");
  const watching = new MutationObserver(put);
  if (menu) watching.observe(menu, { childList: true });
  return () => watching.disconnect();
}
