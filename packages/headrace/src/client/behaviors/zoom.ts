import { ZOOM } from "../../model/constants.ts";
import type { Theme, ZoomBackground } from "../../model/site.ts";
import { enlarge } from "./enlarged.ts";

/** Enlarges the pictures of an article: images, diagrams, drawings. */
export interface Zoom {
  /** Takes over the pictures of an article that has just been shown, after a while. */
  rebuild(article: Element): void;
}

/** What zoom works with. */
export interface ZoomOptions {
  background: ZoomBackground;
  /** The theme that is shown now. */
  theme(): Theme;
}

/** Images that do nothing else when they are clicked, and what is drawn in a figure. */
const PICTURES =
  "img:not(a img, button img, summary img, [data-no-zoom] img, [data-no-zoom], [role=img] img), figure > [role=img]:not([data-no-zoom])";

const ZOOMABLE = "zoomable";

/**
 * Lets readers enlarge pictures by click, Enter and Space. It listens on the document, once; what it
 * shows is a modal dialog with a copy of the picture, so that nothing on the page moves.
 */
export function createZoom(options: ZoomOptions): Zoom {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pictureOf = ({ target }: Event) =>
    target instanceof Element ? target.closest(`.${ZOOMABLE}`) : null;
  document.addEventListener("click", (event) => {
    const picture = pictureOf(event);
    if (picture instanceof HTMLElement) open(picture, options);
  });
  document.addEventListener("keydown", (event) => {
    const picture = pictureOf(event);
    if (!(picture instanceof HTMLElement) || event.target !== picture) return;
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open(picture, options);
  });
  return {
    rebuild(article) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const picture of article.querySelectorAll<HTMLElement>(PICTURES)) takeOver(picture);
      }, ZOOM.rebuildDelayMs);
    },
  };
}

function takeOver(picture: HTMLElement): void {
  if (picture.classList.contains(ZOOMABLE)) return;
  const text = picture instanceof HTMLImageElement ? picture.alt : picture.ariaLabel;
  picture.classList.add(ZOOMABLE);
  picture.tabIndex = 0;
  picture.setAttribute("role", "button");
  picture.setAttribute("aria-label", `Enlarge: ${text || "picture"}`);
}

/** From closed over opening, opened and closing back to closed. */
function open(picture: HTMLElement, { background, theme }: ZoomOptions): void {
  if (document.querySelector("dialog.zoom")) return;
  const dialog = document.createElement("dialog");
  dialog.className = "zoom markdown";
  dialog.ariaLabel = picture.ariaLabel;
  dialog.style.backgroundColor = background[theme()];
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
