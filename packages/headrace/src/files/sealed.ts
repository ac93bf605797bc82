import { randomBytes } from "node:crypto";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { digest, isOneOf, listFiles, writeFileAtomic } from "./files.ts";

/**
 * Files of a cache: what is read back is what was written, or nothing. A loss of power, a full disk,
 * a copy that was cut short or a tired disk damage files without a word, and nobody looks into a
 * cache; so each file begins with the digest of the rest.
 */
export async function writeSealed(file: string, content: string | Uint8Array): Promise<void> {
  const seal = Buffer.from(digest(content), "latin1");
  await writeFileAtomic(file, Buffer.concat([seal, Buffer.from(content)]));
}

/** What `writeSealed` wrote; `undefined` when the file is absent or any other. */
export async function readSealed(file: string): Promise<Buffer | undefined> {
  const all = await readFile(file).catch(() => Buffer.alloc(0));
  const content = all.subarray(DIGEST_LENGTH);
  return all.toString("latin1", 0, DIGEST_LENGTH) === digest(content) ? content : undefined;
}

/** Parses a sealed JSON file. */
export async function readSealedJson(file: string): Promise<unknown> {
  const content = await readSealed(file);
  return content && JSON.parse(content.toString("utf8"));
}

const DIGEST_LENGTH = 32;

/** Stands in a sealed folder: the digests of its files, by their paths. */
const SEAL_FILE = "seal";

/**
 * Makes a folder of a cache, unless it is there and holds what was put into it; also when the process
 * is killed, or another one makes the same folder.
 *
 * @param make Fills the folder whose absolute path it is given.
 */
export async function makeSealedFolder(
  folder: string,
  make: (draft: string) => Promise<unknown>,
): Promise<void> {
  if (await isWholeFolder(folder)) return;
  const draft = draftOf(folder);
  try {
    await make(draft);
    await sealFolder(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A name beside a folder, for what is to become it. */
export function draftOf(folder: string): string {
  return `${folder}.${randomBytes(4).toString("hex")}`;
}

/** Seals a finished folder and gives it its name; what is there and whole has the same content. */
export async function sealFolder(draft: string, folder: string): Promise<void> {
  await writeSealed(join(draft, SEAL_FILE), JSON.stringify(await digestFiles(draft)));
  if (await isWholeFolder(folder)) return rm(draft, { recursive: true, force: true });
  const damaged = `${draft}.old`;
  await rename(folder, damaged).catch(ifOneOf(["ENOENT"]));
  await rename(draft, folder).catch(ifOneOf(["ENOTEMPTY", "EEXIST"]));
  await rm(damaged, { recursive: true, force: true });
}

/** Whether a folder is there, and every file in it as it was when the folder was sealed. */
export async function isWholeFolder(folder: string): Promise<boolean> {
  const known = await readSealedJson(join(folder, SEAL_FILE));
  if (known === undefined) return false;
  return JSON.stringify(known) === JSON.stringify(await digestFiles(folder));
}

async function digestFiles(folder: string): Promise<[file: string, digest: string][]> {
  const files = (await listFiles(folder)).filter((file) => file !== SEAL_FILE);
  return Promise.all(files.map(async (file) => [file, digest(await readFile(join(folder, file)))]));
}

function ifOneOf(codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!isOneOf(error, codes)) throw error;
  };
}
