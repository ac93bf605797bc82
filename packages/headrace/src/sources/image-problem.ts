import { posix } from "node:path";
import { crc32 } from "node:zlib";
import { drawingProblem } from "./drawing.ts";
import { measureImage } from "./measure-image.ts";

/** The endings of what is looked into; the types of each as their bytes tell them. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  ".avif": ["avif", "heif"],
  ".gif": ["gif"],
  ".jpeg": ["jpg"],
  ".jpg": ["jpg"],
  ".png": ["png"],
  ".svg": ["svg"],
  ".webp": ["webp"],
};

/** What no browser shows, or one alone. */
const UNSHOWN = /^\.(?:eps|hei[cf]|jp2|jxl|psd|tga|tiff?)$/;

/** Beyond these browsers show nothing, or end. */
const MAX_SIDE = 32_767;
const MAX_PIXELS = 16_384 ** 2;

/**
 * What is wrong with an image, as the end of a sentence; `undefined` for a good one, and for a file
 * that is none by its name. Browsers show a broken image to every reader and say nothing to the writer.
 */
export function imageProblem(content: Buffer, path: string): string | undefined {
  const end = posix.extname(path).toLowerCase();
  if (UNSHOWN.test(end)) return "is of a kind that browsers don't show";
  const types = TYPES[end];
  if (!types) return undefined;
  if (content.length === 0) return "is empty";
  if (end === ".svg") return badDrawing(content);
  const found = measureImage(content);
  if (!found) return `is no ${end.slice(1).toUpperCase()}, or was cut short`;
  if (!types.includes(found.type)) {
    return `is named ${end}, and is ${withArticle(found.type.toUpperCase())}`;
  }
  const { width, height } = found;
  const isTooLarge = Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS;
  if (width < 1 || height < 1 || isTooLarge) {
    return `says that it is ${width} × ${height} pixels large, which browsers don't show`;
  }
  return isCut(content, found.type) ? "was cut short, or is damaged" : undefined;
}

/** "a PNG", "an SVG": names that are spelled out begin as their first letter sounds. */
function withArticle(name: string): string {
  return /^(?:AV|H|I|SV)/.test(name) ? `an ${name}` : `a ${name}`;
}

function badDrawing(content: Buffer): string | undefined {
  const problem = drawingProblem(content.toString("utf8"));
  return problem && `${problem.reason} (line ${problem.line}, column ${problem.column})`;
}

function isCut(content: Buffer, type: string): boolean {
  switch (type) {
    case "png":
      return !hasWholeChunks(content);
    case "jpg":
      // A preview within the file has an end of its own, but before the picture begins.
      return content.lastIndexOf(Buffer.from([0xff, 0xd9])) < content.lastIndexOf(START_OF_SCAN);
    case "gif":
      return content.lastIndexOf(0x3b) < 13;
    case "webp":
      return content.length < content.readUInt32LE(4) + 8;
    default:
      return !hasWholeBoxes(content);
  }
}

const START_OF_SCAN = Buffer.from([0xff, 0xda]);

const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** https://www.w3.org/TR/png-3/#5Chunk-layout */
function hasWholeChunks(content: Buffer): boolean {
  if (!content.subarray(0, 8).equals(PNG_SIGNATURE)) return false;
  for (let at = 8; at + 12 <= content.length; ) {
    const length = content.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > content.length) return false;
    if (crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) return false;
    if (content.toString("latin1", at + 4, at + 8) === "IEND") return true;
    at = end;
  }
  return false;
}

/** The boxes of an ISO media file, of which an AVIF consists. */
function hasWholeBoxes(content: Buffer): boolean {
  let at = 0;
  while (at + 8 <= content.length) {
    const size = content.readUInt32BE(at);
    // The last one may reach to the end; very large ones have their size elsewhere.
    if (size < 8) return true;
    at += size;
  }
  return at === content.length;
}
