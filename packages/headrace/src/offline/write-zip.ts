import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { makeFolder } from "../files/files.ts";

/** A file of an archive. */
export interface ZipEntry {
  /** With slashes. */
  path: string;
  content: Uint8Array;
}

/** What is compressed already. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|avif|woff2?|zip|gz|br|mp4|webm|mp3)$/i;

/** The first day that an archive can name: the same files make the same archive. */
const DAY = new Date(1980, 0, 1);

/** Writes an archive piece by piece; there is a whole one in the end, or none, also where the program is ended. */
export async function writeZip(file: string, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await makeFolder(dirname(file));
  const open = openSync(draft, "w");
  const keep = removeOnEnd(draft);
  try {
    const zip = new Zip((error, data) => {
      if (error) throw error;
      writeSync(open, data);
    });
    for await (const { path, content } of entries) {
      const entry = COMPRESSED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
      entry.mtime = DAY;
      zip.add(entry);
      entry.push(content, true);
    }
    zip.end();
  } catch (error) {
    keep();
    await rm(draft, { force: true });
    throw error;
  } finally {
    closeSync(open);
  }
  await rename(draft, file);
  keep();
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Removes a file where somebody ends the program, which ends for that as it would have.
 *
 * @returns Has the file stay from then on.
 */
function removeOnEnd(file: string): () => void {
  const keep = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    keep();
    rmSync(file, { force: true });
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return keep;
}
