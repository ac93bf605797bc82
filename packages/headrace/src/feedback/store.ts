import { type FileHandle, open } from "node:fs/promises";
import type { FeedbackEntry, SearchesEntry } from "./entry.ts";

/** Where entries are kept. */
export interface FeedbackStore {
  /** Resolves when the entry is safe; rejects when it is not kept. */
  add(entry: FeedbackEntry | SearchesEntry): Promise<void>;
}

/** How much a file may hold. */
export interface FileLimit {
  /** Default: 64 MiB. */
  maxBytes?: number;
}

interface Waiting {
  line: string;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Keeps entries in a file, one line of JSON each. A line counts when it is on the disk: what waits
 * meanwhile is written together. After a failure the file ends where it ended before.
 *
 * @param file Absolute. One process writes to it.
 */
export function feedbackFile(
  file: string,
  { maxBytes = 64 * 1024 * 1024 }: FileLimit = {},
): FeedbackStore {
  const waiting: Waiting[] = [];
  let isWriting = false;
  const work = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0);
      try {
        await appendLines(file, batch.map(({ line }) => line).join(""), maxBytes);
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  };
  return {
    add: (entry) =>
      new Promise((done, failed) => {
        waiting.push({ line: `${JSON.stringify(entry)}\n`, done, failed });
        if (!isWriting) void work();
      }),
  };
}

async function appendLines(file: string, lines: string, maxBytes: number): Promise<void> {
  const handle = await open(file, "a+", 0o600);
  try {
    const { size } = await handle.stat();
    // A line that a crash cut short is no part of the next one.
    const text = Buffer.from((await endsWithLine(handle, size)) ? lines : `\n${lines}`);
    if (size + text.length > maxBytes) throw new Error(`${file} holds ${maxBytes} bytes at most.`);
    try {
      await writeWhole(handle, text);
      await handle.sync();
    } catch (error) {
      // A full disk takes the beginning of a line.
      await handle.truncate(size);
      throw error;
    }
  } finally {
    await handle.close();
  }
}

async function endsWithLine(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === 0x0a;
}

/** A disk that is nearly full takes a part, and refuses the next. */
async function writeWhole(handle: FileHandle, text: Buffer): Promise<void> {
  for (let at = 0; at < text.length; ) {
    const { bytesWritten } = await handle.write(text, at);
    at += bytesWritten;
  }
}
