import { CARD_SIZE, SVG_END } from "../../project/card-drawing.ts";
import type { PageCard } from "../../render/page-card.ts";
import { fitLines } from "./fit-lines.ts";
import type { Lettering } from "./lettering.ts";
import { palettePng } from "./palette-png.ts";

/** Where the lines of a card stand, in pixels. */
const MARGIN = 80;
const TITLE = { sizes: [76, 64, 54, 46], most: 3, baseline: 470 };
const SECTION = { size: 32, above: 16, gap: 28 };
const NAME = { size: 32, y: CARD_SIZE.height - 76 };
const LINE_HEIGHT = 1.18;

/** Opacity of what stands around the title. */
const MUTED = 0.72;

export interface CardFace {
  /** SVG of 1200 × 630 below the lettering, which takes the color of its root. */
  drawing: string;
  lettering: Lettering;
  /** Name of the site. */
  name: string;
}

/** A line of letters; by default at the margin, in full strength. */
interface Lettered {
  text: string;
  size: number;
  y: number;
  x?: number;
  opacity?: number;
}

/** The card of a page as SVG without any text: its letters are outlines. */
export function cardSvg(card: PageCard, { drawing, lettering, name }: CardFace): string {
  const measure = lettering.width;
  const width = CARD_SIZE.width - 2 * MARGIN;
  const { lines, size } = fitLines(card.title, { ...TITLE, width, measure });
  const top = TITLE.baseline - size * LINE_HEIGHT * (lines.length - 1);
  const above = { size: SECTION.size, y: top - size - SECTION.above };
  const aside = card.kind === "" ? 0 : measure(card.kind) * SECTION.size + SECTION.gap;
  const inLine = { sizes: [SECTION.size], most: 1, width: width - aside, measure };
  const written: Lettered[] = [
    { text: card.kind, ...above },
    { text: fitLines(card.section, inLine).lines.join(), x: aside, ...above, opacity: MUTED },
    ...lines.map((text, index) => ({ text, size, y: top + index * size * LINE_HEIGHT })),
    { text: name, ...NAME, opacity: MUTED },
  ];
  const letters = written.map(({ text, size, y, x = 0, opacity = 1 }) => {
    const place = `transform="translate(${MARGIN + x} ${y})" opacity="${opacity}"`;
    return `<g ${place}>${lettering.draw(text, size)}</g>`;
  });
  const end = drawing.lastIndexOf(SVG_END);
  return `${drawing.slice(0, end)}<g fill="currentColor">${letters.join("")}</g>${SVG_END}`;
}

/** The card as PNG: one of few colors, as most are, takes a third of the bytes of any picture. */
export async function cardPng(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  const options = { fitTo: { mode: "width" as const, value: CARD_SIZE.width } };
  const image = new Resvg(svg, { ...options, font: { loadSystemFonts: false } }).render();
  return palettePng(image.pixels, image.width) ?? image.asPng();
}
