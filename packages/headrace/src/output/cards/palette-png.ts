import { constants, crc32, deflateSync } from "node:zlib";

/** The most colors that a palette holds. */
const MOST_COLORS = 256;

/** Opacity of a pixel that hides what is below. */
const OPAQUE = 0xff;

/** What each pixel takes: red, green, blue and opacity. */
const PIXEL_BYTES = 4;

/**
 * A picture as PNG with a palette: https://www.w3.org/TR/png-3/
 *
 * @param pixels Red, green, blue and opacity of each, row by row.
 * @returns `undefined` for a picture of more colors than a palette holds, or with holes in it.
 */
export function palettePng(pixels: Uint8Array, width: number): Uint8Array | undefined {
  const height = pixels.length / PIXEL_BYTES / width;
  const colors = new Map<number, number>();
  const rows = indexedRows(
    Buffer.from(pixels.buffer, pixels.byteOffset, pixels.length),
    width,
    colors,
  );
  if (colors.size > MOST_COLORS || [...colors.keys()].some((color) => (color & 0xff) !== OPAQUE))
    return undefined;
  const palette = [...colors.keys()].flatMap((color) => [
    color >>> 24,
    (color >>> 16) & 0xff,
    (color >>> 8) & 0xff,
  ]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header(width, height)),
    chunk("PLTE", Uint8Array.from(palette)),
    // Flat color and edges of letters: what is found in four times the time is a sixth of the bytes.
    chunk("IDAT", deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** The place in the palette of each pixel; before each row stands how it is filtered: not at all. */
function indexedRows(pixels: Buffer, width: number, colors: Map<number, number>): Uint8Array {
  const rowBytes = PIXEL_BYTES * width;
  const height = pixels.length / rowBytes;
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) {
    const start = row * rowBytes;
    const isSame =
      row > 0 && pixels.compare(pixels, start - rowBytes, start, start, start + rowBytes) === 0;
    if (isSame) rows.copyWithin(row * (width + 1), (row - 1) * (width + 1), row * (width + 1));
    else
      indexRow(
        pixels.subarray(start, start + rowBytes),
        rows.subarray(row * (width + 1) + 1),
        colors,
      );
  }
  return rows;
}

function indexRow(pixels: Buffer, row: Uint8Array, colors: Map<number, number>): void {
  // Most pixels are as the one before.
  let last: number | undefined;
  let place = 0;
  for (let pixel = 0; PIXEL_BYTES * pixel < pixels.length; pixel++) {
    const color = pixels.readUInt32BE(PIXEL_BYTES * pixel);
    if (color !== last) {
      place = colors.get(color) ?? colors.size;
      colors.set(color, place);
      last = color;
    }
    row[pixel] = place;
  }
}

/** Eight bits a pixel, which name a color of the palette. */
function header(width: number, height: number): Uint8Array {
  return Buffer.concat([fourBytes(width), fourBytes(height), Uint8Array.of(8, 3, 0, 0, 0)]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([fourBytes(data.length), named, fourBytes(crc32(named))]);
}

function fourBytes(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
