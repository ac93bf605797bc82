import { randomBytes } from "node:crypto";
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";
import { digest } from "../files/files.ts";

/** Where a text stands on disk. */
export interface TextPlace {
  /** Name of the pack. */
  pack: string;
  /** In bytes. */
  offset: number;
  /** In bytes. */
  length: number;
  /** Of the bytes. */
  digest: string;
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
        const bytes = Buffer.from(text, "utf8");
        writeBytes(file, bytes);
        offset += bytes.length;
        const place = { pack: this.#name, offset: offset - bytes.length, length: bytes.length };
        return { ...place, digest: digest(bytes) };
      });
    } finally {
      closeSync(file);
    }
  }
}

/** Errors that come from another thread have nothing but their message. */
const DAMAGED = "A text of the cache is not as it was written. Delete the folder .cache.";

/** Whether something failed because a text of the cache is damaged. */
export function isDamagedText(error: unknown): boolean {
  return error instanceof Error && error.message === DAMAGED;
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

function readText(file: number, { offset, length, digest: known }: TextPlace): string {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const count = readSync(file, bytes, done, length - done, offset + done);
    if (count === 0) throw new Error(DAMAGED);
    done += count;
  }
  if (digest(bytes) !== known) throw new Error(DAMAGED);
  return bytes.toString("utf8");
}

function writeBytes(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}
