import { randomBytes } from "node:crypto";
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Where a text stands on disk. */
export interface TextPlace {
  /** Name of the pack. */
  pack: string;
  /** In bytes. */
  offset: number;
  /** In bytes. */
  length: number;
}

/** What the names of packs end with. */
export const PACK_END = ".pack";

/**
 * Many texts in one file, since a file of its own costs a text half a millisecond. A pack is only
 * ever added to, and only by the one who began it.
 */
export class TextPack {
  readonly #name = `${Date.now().toString(36)}-${randomBytes(4).toString("hex")}${PACK_END}`;
  readonly #folder: string;

  /** @param folder Absolute; where packs are. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds texts; their places, in order. */
  add(texts: readonly string[]): TextPlace[] {
    mkdirSync(this.#folder, { recursive: true });
    const file = openSync(join(this.#folder, this.#name), "a");
    try {
      // Whoever empties the cache under a server that runs makes the pack begin anew.
      let offset = fstatSync(file).size;
      return texts.map((text) => {
        const length = writeText(file, text);
        offset += length;
        return { pack: this.#name, offset: offset - length, length };
      });
    } finally {
      closeSync(file);
    }
  }
}

/** Reads one text after the other; the packs of the places are absolute paths. */
export function* readTexts(places: Iterable<TextPlace>): Generator<string> {
  const files = new Map<string, number>();
  try {
    for (const place of places) {
      const file = files.get(place.pack) ?? openSync(place.pack, "r");
      files.set(place.pack, file);
      yield readText(file, place);
    }
  } finally {
    for (const file of files.values()) closeSync(file);
  }
}

function readText(file: number, { pack, offset, length }: TextPlace): string {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const count = readSync(file, bytes, done, length - done, offset + done);
    if (count === 0) throw new Error(`${pack} is shorter than it was written.`);
    done += count;
  }
  return bytes.toString("utf8");
}

function writeText(file: number, text: string): number {
  const bytes = Buffer.from(text, "utf8");
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
  return bytes.length;
}
