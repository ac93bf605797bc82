import type { Zoom, ZoomOptions } from "medium-zoom";
import { ZOOM } from "../../model/constants.ts";
import type { Theme, ZoomBackground } from "../../model/site.ts";

/** Enlarges the images of an article. */
export interface ImageZoom {
  /** Takes over the images of an article that has just been shown, after a while. */
  rebuild(article: Element): void;
}

/** What image zoom works with. */
export interface ImageZoomOptions {
  background: ZoomBackground;
  /** The theme that is shown now. */
  theme(): Theme;
  /** Loads medium-zoom without its style sheet, which a strict policy would refuse. */
  load(): Promise<{ default: (options: ZoomOptions) => Zoom }>;
}

/** Images that do nothing else when they are clicked. */
const ZOOMABLE = "img:not(a img, button img, summary img, [data-no-zoom])";

/**
 * Lets readers enlarge images by click, Enter and Space. One instance of medium-zoom serves all
 * articles: each new one would listen to the document for ever.
 */
export function createImageZoom({ background, theme, load }: ImageZoomOptions): ImageZoom {
  let zoom: Zoom | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async (images: HTMLImageElement[]) => {
    zoom ??= startZoom((await load()).default, { background, theme });
    zoom.attach(images);
    for (const image of images) makeOperable(image, zoom);
  };

  return {
    rebuild(article) {
      clearTimeout(timer);
      zoom?.detach();
      timer = setTimeout(() => {
        const images = [...article.querySelectorAll<HTMLImageElement>(ZOOMABLE)];
        if (images.length > 0) void start(images);
      }, ZOOM.rebuildDelayMs);
    },
  };
}

function startZoom(
  mediumZoom: (options: ZoomOptions) => Zoom,
  { background, theme }: Pick<ImageZoomOptions, "background" | "theme">,
): Zoom {
  const zoom = mediumZoom({ margin: ZOOM.margin, scrollOffset: ZOOM.scrollOffsetPx });
  zoom.on("open", () => zoom.update({ background: background[theme()] }));
  zoom.on("closed", ({ target }) => {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
  closeAfterOpening(zoom);
  return zoom;
}

/** While an image opens, the library hears nothing that should close it: it is done afterwards. */
function closeAfterOpening(zoom: Zoom): void {
  let opening = new AbortController();
  let isUnwanted = false;
  let openedAt = 0;
  zoom.on("open", () => {
    opening = new AbortController();
    isUnwanted = false;
    openedAt = scrollY;
    const { signal } = opening;
    const dismiss = () => {
      isUnwanted = true;
    };
    // Capture: the click that opens the image is on its way up to the window.
    addEventListener("click", dismiss, { capture: true, signal });
    addEventListener("resize", dismiss, { signal });
    addEventListener("keyup", ({ key }) => key === "Escape" && dismiss(), { signal });
  });
  zoom.on("opened", () => {
    opening.abort();
    if (isUnwanted || Math.abs(scrollY - openedAt) > ZOOM.scrollOffsetPx) void zoom.close();
  });
}

/** The library listens to the mouse only. */
function makeOperable(image: HTMLImageElement, zoom: Zoom): void {
  if (image.hasAttribute("tabindex")) return;
  image.tabIndex = 0;
  image.setAttribute("role", "button");
  image.setAttribute("aria-label", `Enlarge image: ${image.alt}`);
  image.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    void zoom.toggle({ target: image });
  });
}
