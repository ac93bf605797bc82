import { ZOOM } from "../../model/constants.ts";
import { fill, type Messages } from "../../model/messages/messages.ts";
import type { Theme, ZoomBackground } from "../../model/site.ts";

/** Enlarges the pictures of an article: images, diagrams, drawings. */
export interface Zoom {
  /** Takes over the pictures of an article that has just been shown, after a while. */
  rebuild(article: Element): void;
}

/** What zoom works with. */
export interface ZoomOptions {
  background: ZoomBackground;
  messages(): Messages;
  /** The theme that is shown now. */
  theme(): Theme;
}

/** Fetched by pages with pictures. */
const loadDialog = () => import("./zoom-dialog.ts");

/** Images that do nothing else when they are clicked, and what is drawn in a figure. */
const PICTURES =
  "img:not(a img, button img, summary img, [data-no-zoom] img, [data-no-zoom], [role=img] img), figure > [role=img]:not([data-no-zoom])";

const ZOOMABLE = "zoomable";

/**
 * Lets readers enlarge pictures by click, Enter and Space. It listens on the document, once; what it
 * shows is a modal dialog with a copy of the picture, so that nothing on the page moves.
 */
export function createZoom({ background, messages, theme }: ZoomOptions): Zoom {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pictureOf = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest(`.${ZOOMABLE}`) : null;
    return found instanceof HTMLButtonElement ? found.previousElementSibling : found;
  };
  const open = async (picture: HTMLElement) => {
    // Escape also counts while the dialog's code is on its way.
    const waiting = new AbortController();
    let isWanted = true;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") isWanted = false;
    };
    addEventListener("keydown", onKey, { signal: waiting.signal });
    const { openPicture } = await loadDialog().finally(() => waiting.abort());
    if (isWanted) openPicture(picture, background[theme()]);
  };
  document.addEventListener("click", (event) => {
    const picture = pictureOf(event);
    if (picture instanceof HTMLElement) void open(picture);
  });
  document.addEventListener("keydown", (event) => {
    const picture = pictureOf(event);
    if (!(picture instanceof HTMLElement) || event.target !== picture) return;
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    void open(picture);
  });
  return {
    rebuild(article) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const pictures = article.querySelectorAll<HTMLElement>(PICTURES);
        // Who asks for a picture loads it again.
        if (pictures.length > 0) loadDialog().catch(() => {});
        for (const picture of pictures) takeOver(picture, messages());
      }, ZOOM.rebuildDelayMs);
    },
  };
}

/**
 * An image becomes a button itself. What is drawn in a figure stays an image with all its text, and
 * gets a button over it, which the pointer passes through.
 */
function takeOver(picture: HTMLElement, messages: Messages): void {
  if (picture.classList.contains(ZOOMABLE)) return;
  picture.classList.add(ZOOMABLE);
  const isImage = picture instanceof HTMLImageElement;
  const text = isImage ? picture.alt : picture.ariaLabel;
  const button = isImage ? picture : document.createElement("button");
  button.classList.add(ZOOMABLE);
  button.setAttribute("aria-label", fill(messages.enlarge, { name: text || messages.picture }));
  if (isImage) {
    button.tabIndex = 0;
    button.setAttribute("role", "button");
  } else picture.after(button);
}
