import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { localized } from "../../model/messages/localized.ts";

/** How far below the screen the button may be to be pressed by itself: so far that nobody sees rows come. */
const AHEAD = "300%";

/** Shows more of a list: when pressed, and by itself when the reader comes near, if `automatic`. */
export function MoreButton(props: { onMore: () => void; automatic: boolean }): ReactNode {
  const { automatic } = props;
  const button = useRef<HTMLButtonElement>(null);
  const more = useEffectEvent(props.onMore);
  useEffect(() => {
    const element = button.current;
    if (!element || !automatic) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more(),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [automatic]);
  return (
    <button ref={button} type="button" className="button quiet" onClick={props.onMore}>
      {localized("showMore")}
    </button>
  );
}
