import { readFile } from "node:fs/promises";
import { create, type Font, type FontCollection, type Glyph, type GlyphRun } from "fontkit";
import memoize from "lodash-es/memoize.js";
import sum from "lodash-es/sum.js";
import decompress from "woff2-encoder/decompress";

/** Text as outlines, so that a picture does not depend on the fonts of the machine that draws it. */
export interface Lettering {
  /** Every letter that the typeface has; without those of scripts that run from right to left. */
  letters: string;
  /** Width of a text, in parts of the size of the type. */
  width(text: string): number;
  /** SVG of a text, in the color around it, from the start of its baseline. */
  draw(text: string, size: number): string;
}

/** Opens a variable typeface (WOFF2) in one of its weights. */
export async function openLettering(file: string, weight: number): Promise<Lettering> {
  const font = inWeight(create(Buffer.from(await decompress(await readFile(file)))), weight);
  const letters = String.fromCodePoint(...font.characterSet);
  const outline = memoize(
    (glyph: Glyph) => glyph.path.toSVG(),
    ({ id }) => id,
  );
  const measure = memoize((word: string) => font.layout(word).advanceWidth / font.unitsPerEm);
  return {
    letters: letters.replaceAll(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu, ""),
    width: (text) => sum(text.split(/(?= )/).map((word) => measure(word))),
    draw: (text, size) => {
      const scale = size / font.unitsPerEm;
      // Typefaces count upwards, pictures downwards.
      return `<g transform="scale(${scale} ${-scale})">${placed(font.layout(text), outline)}</g>`;
    },
  };
}

function inWeight(opened: Font | FontCollection, weight: number): Font {
  if ("fonts" in opened) throw new TypeError("This file holds several typefaces.");
  return "wght" in opened.variationAxes ? opened.getVariation({ wght: weight }) : opened;
}

function placed({ glyphs, positions }: GlyphRun, outline: (glyph: Glyph) => string): string {
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${outline(glyph)}"/>`;
    x += xAdvance;
    return path;
  });
  return paths.join("");
}
