import { hash, randomBytes } from "node:crypto";
import { constants, mkdirSync } from "node:fs";
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Hex digest that names content; not for secrets. */
export function digest(content: string | Uint8Array): string {
  return hash("sha256", content, "hex").slice(0, 32);
}

/** All files below a folder, as sorted paths relative to it with forward slashes; [] if it is absent. */
export async function listFiles(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(noneIfAbsent);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

/** Whether there is a file or folder. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Whether files can be made in a folder, there or not yet there. Asked before the work, since tools
 * that meet a disk that can only be read have no words for it.
 *
 * @throws what the system says.
 */
export async function requireWritable(folder: string): Promise<void> {
  if (await exists(folder)) return access(folder, constants.W_OK);
  await requireWritable(dirname(folder));
}

/** The content of a file; `undefined` for everything else, a pipe too, which would be read for ever. */
export async function readIfFile(path: string): Promise<Buffer | undefined> {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : undefined;
  } catch {
    return undefined;
  }
}

/** One digest over the names and contents of files below some folders; tests do not count. */
export async function digestFolders(folders: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const folder of folders) {
    const files = (await listFiles(folder)).filter((file) => !/\.test\.tsx?$/.test(file));
    const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
    for (const [at, file] of files.entries()) parts.push(file, digest(contents[at] ?? ""));
  }
  return digest(parts.join("\n"));
}

/**
 * One digest over the names and contents of files, there or not; of a folder ("src/") the names of the files below it.
 *
 * @param inputs Paths, relative to the root.
 */
export async function digestInputs(inputs: readonly string[], root: string): Promise<string> {
  const contentOf = async (input: string) =>
    input.endsWith("/")
      ? (await listFiles(join(root, input.slice(0, -1)))).join("\n")
      : readIfFile(join(root, input));
  const contents = await Promise.all(inputs.map(contentOf));
  return digest([...inputs, ...contents.map((content) => digest(content ?? ""))].join("\n"));
}

/** Does something that makes a file; with the folders above it when they are missing. */
export function withFolder<R>(file: string, make: (file: string) => R): R {
  try {
    return make(file);
  } catch (error) {
    if (!isOneOf(error, ["ENOENT"])) throw error;
    mkdirSync(dirname(file), { recursive: true });
    return make(file);
  }
}

/**
 * Makes a folder, and those above it that are missing: each on its own, since Node never comes to an end with all
 * at once in a file system that takes none, such as /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) await makeFolder(above);
  await mkdir(folder).catch(async (error) => {
    // Another process may have been quicker.
    if (!(await isFolder(folder))) throw error;
  });
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Readers see the old content or the new, never a part, also after a loss of power. */
export async function writeFileAtomic(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  await makeFolder(dirname(file));
  try {
    await writeFile(draft, content, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Whether a file was changed at or after a moment (`Date.now()`); an absent one was not. The time that
 * counts is the one that nobody can set: archives and copies bring times of tomorrow along.
 */
export async function isChangedSince(path: string, moment: number): Promise<boolean> {
  const { ctimeMs } = (await stat(path).catch(() => undefined)) ?? {};
  if (ctimeMs === undefined || ctimeMs > Date.now() + CLOCK_SET_BACK_MS) return false;
  return ctimeMs >= moment - CLOCK_TOLERANCE_MS;
}

/** A time that lies further ahead is older than a clock that was set back; a disk's own is not so wrong. */
const CLOCK_SET_BACK_MS = 3_600_000;

/** Whether a file, of those that processes leave to each other, says that it is no older than some ms. */
export async function isYoungerThan(path: string, age: number): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && stats.mtimeMs >= Date.now() - age;
}

/** Disks stamp files with a coarser clock than ours. */
export const CLOCK_TOLERANCE_MS = 20;

/** Parses a JSON file; `undefined` when it is absent or broken, since a cache may be both. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Whether the system refused something with one of these codes. */
export function isOneOf(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

/** That an absent folder holds nothing; one that can't be read holds what nobody may lose. */
export function noneIfAbsent(error: unknown): never[] {
  if (isOneOf(error, ["ENOENT", "ENOTDIR"])) return [];
  throw error;
}

/** What is read of a file that was there a moment ago; `undefined` when none has its name any more. */
export function ifThere<R>(read: () => R): R | undefined {
  try {
    return read();
  } catch (error) {
    if (isOneOf(error, ["ENOENT", "ENOTDIR", "EISDIR"])) return undefined;
    throw error;
  }
}
