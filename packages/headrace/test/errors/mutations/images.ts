import { posix } from "node:path";
import type { Random } from "../../../bench/random.ts";
import { type Mutation, placeAt, type Sources, TEXTS } from "./sources.ts";

const IMAGES = ["dot.png", "film.gif", "mill.jpg", "leaf.webp", "square.svg"].map(
  (name) => `content/pictures/${name}`,
);

const HOSTILE = [
  "<script>alert(1)</script>",
  '<rect onload="alert(1)"/>',
  '<a href="javascript:alert(1)"><rect/></a>',
  "<foreignObject><p>x</p></foreignObject>",
  '<use href="https://evil.example/x.svg#a"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  "<unclosed>",
  "<!-- never closed",
];

/** What is wrong with pictures: it is told where a page shows them, or in the drawing itself. */
export const IMAGE_MUTATIONS: Record<string, Mutation> = {
  "an image of another kind than its name": (sources, random) => {
    const [image, other] = twoImages(random);
    sources.write(image, sources.bytes(other));
    return { what: `${image} is ${other}`, ...reference(sources, image) };
  },
  "an empty image": (sources, random) => {
    const image = random.pick(IMAGES);
    sources.write(image, "");
    return { what: image, ...reference(sources, image) };
  },
  "a cut image": (sources, random) => {
    const image = random.pick(IMAGES);
    const bytes = sources.bytes(image);
    const length = random.integer(1, bytes.length - 3);
    sources.write(image, bytes.subarray(0, length));
    return { what: `${image} after ${length} bytes`, ...reference(sources, image) };
  },
  "a PNG with a bit flipped": (sources, random) => {
    const image = "content/pictures/dot.png";
    const bytes = sources.bytes(image);
    const at = random.integer(0, bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.integer(0, 7));
    sources.write(image, bytes);
    return { what: `byte ${at}`, ...reference(sources, image) };
  },
  "an image of absurd size": (sources, random) => {
    const image = "content/pictures/film.gif";
    const bytes = sources.bytes(image);
    bytes.writeUInt16LE(random.pick([0, 65_535, 20_000]), random.pick([6, 8]));
    sources.write(image, bytes);
    return { what: image, ...reference(sources, image) };
  },
  "an image that is gone": (sources, random) => {
    const image = random.pick(IMAGES);
    sources.remove(image);
    return { what: image, ...reference(sources, image) };
  },
  "a drawing that could act": (sources, random) => {
    const [file, line] = random.pick([
      ["content/pictures/square.svg", undefined],
      ["static/files/plan.svg", 3],
    ] as const);
    const what = random.pick(HOSTILE);
    sources.replace(file, "</svg>", `${what}</svg>`);
    const place = line === undefined ? reference(sources, file) : { file };
    return { what, ...place };
  },
  "a broken image of the front matter": (sources, random) => {
    const image = "static/files/cover.png";
    if (random.next() < 0.5) sources.write(image, random.pick(["", "<html>", "\x89PNG"]));
    else sources.remove(image);
    const file = "content/index.md";
    return {
      what: image,
      file,
      line: placeAt(sources.text(file), sources.text(file).indexOf("image:")).line,
    };
  },
  "a broken drawing of the brand": (sources, random) => {
    const logo = "site/logo.svg";
    const way = random.pick(["", "<svg", "no drawing", "gone", ...HOSTILE]);
    if (way === "gone") sources.remove(logo);
    else if (HOSTILE.includes(way)) sources.replace(logo, "</svg>", `${way}</svg>`);
    else sources.write(logo, way);
    const file = "site/site.config.ts";
    return { what: way, file, ...placeAt(sources.text(file), sources.text(file).indexOf("logo:")) };
  },
};

function twoImages(random: Random): [string, string] {
  const image = random.pick(IMAGES);
  return [image, random.pick(IMAGES.filter((other) => other !== image))];
}

/** Where a page shows an image. */
function reference(
  sources: Sources,
  image: string,
): { file: string; line: number; column: number } {
  const name = posix.basename(image);
  for (const file of TEXTS.pages) {
    const text = sources.text(file);
    const at = text.indexOf(`/${name})`);
    if (at !== -1) return { file, ...placeAt(text, text.lastIndexOf("![", at)) };
  }
  throw new Error(`No page shows ${image}`);
}
