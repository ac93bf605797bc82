import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { palettePng } from "./palette-png.ts";

/** The pixels of a PNG, as another program reads them. */
function decoded(png: Uint8Array, width: number, height: number): Uint8Array {
  const address = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} image-rendering="optimizeSpeed" href="${address}"/></svg>`;
  return new Resvg(svg).render().pixels;
}

describe("palettePng", () => {
  it.each([1, 2, 255, 256])("keeps each pixel of a picture of %i colors", (count) => {
    const random = createRandom(count);
    const colors = Array.from({ length: count }, (_, index) => [index, (index * 7) % 256, 90, 255]);
    const [width, height] = [37, 19];
    const all = [
      ...colors.slice(0, width * height),
      ...Array.from({ length: Math.max(0, width * height - count) }, () => random.pick(colors)),
    ];
    const pixels = Uint8Array.from(all.flat());
    const png = palettePng(pixels, width);
    expect(png).toBeDefined();
    expect([...decoded(png ?? pixels, width, height)]).toEqual([...pixels]);
  });

  it("leaves pictures of more colors, and those with holes, to others", () => {
    const many = Array.from({ length: 257 }, (_, index) => [index % 256, index >> 8, 0, 255]);
    expect(palettePng(Uint8Array.from(many.flat()), 257)).toBeUndefined();
    expect(palettePng(Uint8Array.of(0, 0, 0, 0, 9, 9, 9, 255), 2)).toBeUndefined();
  });
});
