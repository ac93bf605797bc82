import { ZOOM } from "../../model/constants.ts";
import { enlarge } from "./enlarged.ts";

/**
 * Shows a picture until the reader has enough of it: from closed over opening, opened and closing back
 * to closed.
 *
 * @param background CSS color behind it.
 */
export function openPicture(picture: HTMLElement, background: string): void {
  if (document.querySelector("dialog.zoom")) return;
  const dialog = document.createElement("dialog");
  dialog.className = "zoom markdown";
  dialog.ariaLabel = picture.ariaLabel;
  dialog.style.backgroundColor = background;
  const copy = enlarge(picture);
  dialog.append(copy);
  document.body.append(dialog);
  dialog.showModal();
  const listening = new AbortController();
  const close = async () => {
    if (dialog.dataset.state === "closing") return;
    listening.abort();
    dialog.dataset.state = "closing";
    await move({ dialog, copy, picture }, "reverse");
    dialog.close();
    dialog.remove();
  };
  closeOn(dialog, { close: () => void close(), signal: listening.signal });
  dialog.dataset.state = "opening";
  void move({ dialog, copy, picture }, "normal").then(() => {
    if (dialog.dataset.state === "opening") dialog.dataset.state = "opened";
  });
}

/** The overlay and the picture, Escape, another size of the window, and scrolling on. */
function closeOn(
  dialog: HTMLDialogElement,
  { close, signal }: { close: () => void; signal: AbortSignal },
): void {
  const start = scrollY;
  dialog.addEventListener("click", close, { signal });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  addEventListener("resize", close, { signal });
  const onScroll = () => {
    if (Math.abs(scrollY - start) > ZOOM.scrollOffsetPx) setTimeout(close, ZOOM.scrollDelayMs);
  };
  addEventListener("scroll", onScroll, { signal });
}

/** The copy comes from the place of the picture, or goes back to it. */
async function move(
  { dialog, copy, picture }: { dialog: HTMLElement; copy: HTMLElement; picture: HTMLElement },
  direction: PlaybackDirection,
): Promise<void> {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const timing: KeyframeAnimationOptions = {
    duration: isCalm ? 1 : ZOOM.durationMs,
    easing: "cubic-bezier(0.2, 0, 0.2, 1)",
    fill: "both",
    direction,
  };
  const from = picture.getBoundingClientRect();
  const to = copy.getBoundingClientRect();
  const scale = to.width > 0 ? from.width / to.width : 1;
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  const animations = [
    copy.animate({ transform: [away, "none"], transformOrigin: ["0 0", "0 0"] }, timing),
    dialog.animate({ opacity: [0, 1] }, { ...timing, duration: isCalm ? 1 : ZOOM.durationMs / 2 }),
  ];
  await Promise.allSettled(animations.map(({ finished }) => finished));
  if (direction === "normal") for (const animation of animations) animation.cancel();
}
