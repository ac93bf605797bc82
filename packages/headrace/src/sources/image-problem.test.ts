import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it, test } from "vitest";
import { createRandom } from "../../bench/random.ts";
import { imageProblem } from "./image-problem.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9"/></svg>';
const PNG = Buffer.from(new Resvg(SVG).render().asPng());
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const JPEG = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0000b080010001001011100", "hex"),
  Buffer.from("ffda0008010100003f00", "hex"),
  Buffer.from("1234567890ffd9", "hex"),
]);

describe("imageProblem", () => {
  it.each([
    ["a.png", PNG],
    ["a.gif", GIF],
    ["a.jpg", JPEG],
    ["a.JPEG", JPEG],
    ["a.svg", Buffer.from(SVG)],
    ["a.pdf", Buffer.from("")],
    ["long.gif", resized(resized(GIF, 6, 20_000), 8, 1)],
  ])("lets a whole %s be", (path, content) => {
    expect(imageProblem(content, path)).toBeUndefined();
  });

  it.each([
    ["a.jpg", PNG, "is named .jpg, and is a PNG"],
    ["a.png", GIF, "is named .png, and is a GIF"],
    ["a.png", Buffer.from(SVG), "is named .png, and is an SVG"],
    ["a.svg", PNG, "is no drawing"],
    ["a.png", Buffer.alloc(0), "is empty"],
    ["a.svg", Buffer.alloc(0), "is empty"],
    ["a.gif", GIF.subarray(0, 6), "cut short"],
    ["a.gif", resized(GIF, 6, 0), "0 × 1"],
    ["a.gif", resized(resized(GIF, 6, 20_000), 8, 20_000), "20000 × 20000"],
    ["a.tiff", Buffer.from("II*\0"), "browsers don't show"],
    ["a.HEIC", Buffer.from("x"), "browsers don't show"],
    ["a.png", resizedPng(0, 5), "0 × 5"],
    ["a.png", resizedPng(100_000, 100_000), "100000 × 100000"],
    ["a.jpg", JPEG.subarray(0, -2), "cut short"],
    ["a.svg", Buffer.from(SVG.slice(0, -6)), "is no drawing"],
    ["a.webp", Buffer.from("RIFF\0\0\0\0WEBP"), "cut short"],
    // Its memory goes on, with the rest of the whole one.
    ["a.png", PNG.subarray(0, 20), "is no PNG, or was cut short"],
  ])("says of %s what is wrong", (path, content, reason) => {
    expect(imageProblem(content, path)).toContain(reason);
  });
});

test("no bit of a PNG flips, and no end is lost, without being noticed", () => {
  const random = createRandom(2);
  for (let count = 0; count < 300; count++) {
    const damaged = Buffer.from(PNG);
    const at = random.integer(0, PNG.length - 1);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << random.integer(0, 7));
    expect(imageProblem(damaged, "a.png"), `bit of byte ${at}`).toBeDefined();
    expect(imageProblem(PNG.subarray(0, at), "a.png"), `cut at ${at}`).toBeDefined();
  }
});

function resized(gif: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(gif);
  changed.writeUInt16LE(value, at);
  return changed;
}

function resizedPng(width: number, height: number): Buffer {
  const changed = Buffer.from(PNG);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}
