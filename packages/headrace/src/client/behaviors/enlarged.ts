/** A drawing that is laid out anew for the size of the page is laid out at least this wide. */
const DRAWING_WIDTH = 720;

/** A copy of a picture as large as the window allows; what stays larger scrolls. */
export function enlarge(picture: HTMLElement): HTMLElement {
  const copy = picture instanceof HTMLImageElement ? enlargedImage(picture) : enlargedBox(picture);
  copy.classList.add("enlarged");
  return copy;
}

/** Up to its own size, which a drawing in SVG does not have. */
function enlargedImage(image: HTMLImageElement): HTMLElement {
  const copy = new Image();
  copy.alt = image.alt;
  if (image.srcset) copy.sizes = "100vw";
  copy.srcset = image.srcset;
  copy.src = image.currentSrc || image.src;
  const { naturalWidth: width, naturalHeight: height } = image;
  fill(copy, { width, height, most: isSvg(copy.src) ? Number.POSITIVE_INFINITY : 1 });
  const larger = image.dataset.zoomSrc;
  if (larger) loadLarger(copy, larger);
  return copy;
}

function loadLarger(copy: HTMLImageElement, address: string): void {
  const larger = new Image();
  larger.onload = () => {
    copy.srcset = "";
    copy.src = larger.src;
    const { naturalWidth: width, naturalHeight: height } = larger;
    fill(copy, { width, height, most: isSvg(larger.src) ? Number.POSITIVE_INFINITY : 1 });
  };
  larger.onerror = () => console.warn(`Unable to reach the zoom image target ${larger.src}`);
  larger.src = address;
}

function isSvg(address: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(address);
}

/** Fills the window, but for the factor that it must not pass. */
function fill(copy: HTMLElement, size: { width: number; height: number; most: number }): void {
  const { width, height, most } = size;
  if (width === 0 || height === 0) return;
  const factor = Math.min(innerWidth / width, innerHeight / height, most);
  copy.style.width = `${Math.floor(width * factor)}px`;
  copy.style.height = `${Math.floor(height * factor)}px`;
}

/** A diagram or drawing with all that is in it; its lines and letters grow alike. */
function enlargedBox(box: HTMLElement): HTMLElement {
  const copy = document.createElement("div");
  copy.className = box.className;
  copy.classList.remove("zoomable");
  copy.append(...[...box.childNodes].map((node) => node.cloneNode(true)));
  const svg = box.querySelector(":scope > svg");
  const { width, height } = svg ? ownSize(svg) : drawnSize(box);
  // Letters never get smaller than they are drawn: on a phone the picture scrolls instead.
  const factor = Math.max(1, Math.min(innerWidth / width, innerHeight / height));
  copy.style.width = `${Math.floor(width)}px`;
  copy.style.setProperty("zoom", String(factor));
  return copy;
}

/** The size in which a diagram is drawn, and the edge of its box. */
function ownSize(svg: Element): { width: number; height: number } {
  const own = (name: string) => Number.parseFloat(svg.getAttribute(name) ?? "");
  const { width, height } = svg.getBoundingClientRect();
  const edge = 26;
  return { width: (own("width") || width) + edge, height: (own("height") || height) + edge };
}

function drawnSize(box: Element): { width: number; height: number } {
  const { width, height } = box.getBoundingClientRect();
  return { width: Math.max(width, DRAWING_WIDTH), height };
}
