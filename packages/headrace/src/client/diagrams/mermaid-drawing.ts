import mermaid from "virtual:mermaid";
import type { BrowserDiagram } from "../../model/browser-diagram.ts";
import { type Drawn, removeSheets, withStyleObjects } from "./style-objects.ts";

/** One diagram, drawn anew for each theme. */
interface Drawing {
  /**
   * What to show; `undefined` when a later call has overtaken this one.
   *
   * @param place Where it will stand: text is measured in the styles of that place.
   * @throws Error of Mermaid, for a source that it can't read.
   */
  draw(theme: "light" | "dark", place: Element): Promise<Element | undefined>;
  /** Takes the styles of the drawing off the page. */
  leave(): void;
}

let count = 0;
/** One diagram at a time: the options of Mermaid are those of its last `initialize`. */
let queue: Promise<unknown> = Promise.resolve();

/** Begins to draw a diagram. */
export function createDrawing({ source, label, look }: BrowserDiagram): Drawing {
  let sheets: Drawn["sheets"] = [];
  let latest = 0;
  const render = async (theme: "light" | "dark", place: Element) => {
    // Boxes are as large as their text, so its typeface has to be there.
    await document.fonts.ready;
    mermaid.initialize({
      fontFamily: getComputedStyle(document.body).fontFamily,
      ...look.options,
      theme: look[theme],
      startOnLoad: false,
      suppressErrorRendering: true,
      // What a diagram may do is no choice of whoever writes a page.
      securityLevel: "strict",
    });
    count += 1;
    const id = `mermaid-${count}`;
    const stage = stageIn(place);
    try {
      return await withStyleObjects(`d${id}`, () => mermaid.render(id, source, stage));
    } finally {
      stage.remove();
    }
  };
  return {
    async draw(theme, place) {
      latest += 1;
      const own = latest;
      const rendering = queue.then(() => render(theme, place));
      queue = rendering.catch(() => {});
      const drawn = await rendering;
      const isLatest = own === latest;
      removeSheets(isLatest ? sheets : drawn.sheets);
      if (!isLatest) return;
      sheets = drawn.sheets;
      return canvas(drawn.holder, label);
    },
    leave() {
      latest += 1;
      removeSheets(sheets);
    },
  };
}

/** Where it is drawn unseen, as wide as the inside of the box that it will stand in. */
function stageIn(place: Element): HTMLElement {
  const stage = document.createElement("div");
  stage.className = "diagram-canvas";
  const { style } = stage;
  style.position = "absolute";
  style.visibility = "hidden";
  style.width = `${place.clientWidth}px`;
  place.append(stage);
  return stage;
}

/** The box that drawings of the build have, too. */
function canvas(drawn: Element, label: string): Element {
  const box = document.createElement("div");
  box.className = "diagram-canvas";
  box.role = "img";
  box.ariaLabel = label;
  box.tabIndex = 0;
  box.append(...drawn.childNodes);
  decodeText(box);
  const svg = box.querySelector("svg");
  if (svg) sizeOf(svg);
  return box;
}

/** As wide as it is drawn, so that the style sheet can say how far it shrinks. */
function sizeOf(svg: SVGSVGElement): void {
  const { width, height } = svg.viewBox.baseVal;
  svg.ariaHidden = "true";
  svg.style.removeProperty("max-width");
  if (width === 0 || height === 0) return;
  svg.setAttribute("width", String(Math.ceil(width)));
  svg.setAttribute("height", String(Math.ceil(height)));
}

/** Mermaid draws with signs for "&#", "&" and ";" and puts them back into the text that it returns. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/ﬂ°°/g, "&#"],
  [/ﬂ°/g, "&"],
  [/¶ß/g, ";"],
];

function decodeText(box: Element): void {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const decoder = document.createElement("textarea");
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.nodeValue?.includes("ﬂ°")) continue;
    const escaped = node.nodeValue.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    decoder.innerHTML = SIGNS.reduce((text, [sign, by]) => text.replace(sign, by), escaped);
    node.nodeValue = decoder.value;
  }
}
