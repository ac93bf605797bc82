import { createHash, randomBytes } from "node:crypto";
import { closeSync, linkSync, openSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { lstat, readdir, readlink, rename, rm, symlink, utimes } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { sync, syncFiles } from "../files/durable.ts";
import { makeFolder, withFolder } from "../files/files.ts";
import type { ProjectPaths } from "../files/paths.ts";
import { readSealedJson, writeSealed } from "../files/sealed.ts";
import { clearPlace, siteFilePath, writeSiteFile } from "../files/site-file.ts";
import {
  type BuildManifest,
  MANIFEST_FILE,
  type PublishedManifest,
} from "../model/build-manifest.ts";

/**
 * One version of the published site, written into a folder of its own.
 *
 * `dist` is a symbolic link to a release. It is replaced in one step (a rename), so a reader meets
 * the old site or the new one, and a build that fails or is killed leaves the old one.
 *
 * Files are written and linked synchronously: there are four for each page, and a system call made
 * through promises costs a multiple of itself.
 */
export class Release {
  readonly #paths: ProjectPaths;
  readonly #name: string;
  readonly #previous: BuildManifest | undefined;
  /** When the last file of the previous release was written, by the clock of the disk. */
  readonly #previousMade: number;
  readonly #files: Record<string, string> = {};
  readonly #sha256: Record<string, string> = {};

  private constructor(paths: ProjectPaths, name: string, previous: BuildManifest | undefined) {
    this.#paths = paths;
    this.#name = name;
    this.#previous = previous;
    const made = previous && siteFilePath(join(paths.releases, previous.release), MANIFEST_FILE);
    this.#previousMade = (made && statSync(made, { throwIfNoEntry: false })?.mtimeMs) || 0;
  }

  /** Begins a release; nothing of it is visible before `publish`. */
  static async open(paths: ProjectPaths): Promise<Release> {
    const name = `${Date.now().toString(36)}-${randomBytes(3).toString("hex")}`;
    const previous = await readSealedJson(manifestFile(paths));
    await makeFolder(join(paths.releases, name));
    return new Release(paths, name, isManifest(previous) ? previous : undefined);
  }

  /** Absolute. */
  get folder(): string {
    return join(this.#paths.releases, this.#name);
  }

  /** Every file that was written so far. */
  get files(): string[] {
    return Object.keys(this.#sha256);
  }

  /** The SHA-256 of a file that was written, in hex. */
  sha256(file: string): string {
    return this.#sha256[file] ?? "";
  }

  /** Writes a file; `key` names what it was made from, for `reuse` by the next build. */
  write(file: string, content: string | Uint8Array, key?: string): void {
    this.note(file, writeSiteFile(this.folder, file, content), key);
  }

  /** Writes a file piece by piece, so that memory need not hold it. */
  writePieces(file: string, pieces: Iterable<Uint8Array>, key: string): void {
    const sha256 = createHash("sha256");
    const open = clearPlace(this.#path(file), (path) => openSync(path, "wx"));
    try {
      for (const piece of pieces) {
        sha256.update(piece);
        writeFileSync(open, piece);
      }
    } finally {
      closeSync(open);
    }
    this.note(file, sha256.digest("hex"), key);
  }

  /** Takes a file over from the previous release; false when that one was made from other input. */
  reuse(file: string, key: string): boolean {
    if (this.#previous?.files[file] !== key) return false;
    const known = this.#previous.sha256[file];
    if (known === undefined || !this.#linkPrevious(file, this.#previous.release)) return false;
    if (this.#isChanged(file)) return false;
    this.note(file, known, key);
    return true;
  }

  /** Copies a file of the project or the cache, in place of one that was written before. */
  copy(file: string, source: string): void {
    this.write(file, readFileSync(source));
  }

  /** The content of a file that was written. */
  read(file: string): Buffer {
    return readFileSync(this.#path(file));
  }

  /** Whether somebody changed a published file since its release was made: it would spread. */
  #isChanged(file: string): boolean {
    return statSync(this.#path(file)).mtimeMs > this.#previousMade;
  }

  /** False when the file is not there any more. */
  #linkPrevious(file: string, release: string): boolean {
    const source = join(this.#paths.releases, release, file);
    try {
      withFolder(this.#path(file), (path) => linkSync(source, path));
      return true;
    } catch {
      return false;
    }
  }

  /** Takes note of a file that a worker has written. */
  note(file: string, sha256: string, key: string | undefined): void {
    this.#sha256[file] = sha256;
    if (key === undefined) delete this.#files[file];
    else this.#files[file] = key;
  }

  /** Makes this release the published one. */
  async publish(): Promise<void> {
    const { dist, releases } = this.#paths;
    const published: PublishedManifest = { files: sorted(this.#sha256) };
    writeFileSync(this.#path(MANIFEST_FILE), `${JSON.stringify(published, null, 1)}\n`);
    const manifest: BuildManifest = {
      release: this.#name,
      files: this.#files,
      sha256: this.#sha256,
    };
    await syncFiles(this.folder, [...this.files, MANIFEST_FILE]);
    const link = join(releases, `${this.#name}.link`);
    await symlink(relative(dirname(dist), this.folder), link);
    await makeWayFor(dist);
    await rename(link, dist);
    await sync(dirname(dist));
    await writeSealed(manifestFile(this.#paths), JSON.stringify(manifest));
    await utimes(this.folder, PUBLISHED, PUBLISHED);
  }

  /** Forgets this release. */
  async discard(): Promise<void> {
    // Another thread may just be writing its last file.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /**
   * Removes the releases that nobody can be reading any more: all but the published one, which is
   * about to become the one before, and what another build is writing.
   */
  async removeOld(): Promise<void> {
    const { releases, dist } = this.#paths;
    const paths = (await readdir(releases)).map((name) => join(releases, name));
    // By the clock of the disk, which may be another machine's.
    const { mtimeMs: now } = await lstat(this.folder);
    const young = await Promise.all(paths.map((path) => isYoung(path, now)));
    const old = paths.filter((_, index) => !young[index]);
    // Read after that: what was old by then and is not the published one never will be again.
    const published = await readlink(dist).catch(() => "");
    const kept = [basename(published), this.#previous?.release, this.#name];
    for (const path of old.filter((one) => !kept.includes(basename(one)))) {
      await rm(path, { recursive: true, force: true });
    }
  }

  #path(file: string): string {
    return siteFilePath(this.folder, file);
  }
}

/**
 * The time that a release's folder gets once it was published. Others, and links that wait to become
 * `dist`, carry the time of their making: while it is recent, another build may be about to publish.
 */
const PUBLISHED = new Date(0);

/** Longer than any build. */
const ABANDONED_AFTER_MS = 3_600_000;

async function isYoung(path: string, now: number): Promise<boolean> {
  const stats = await lstat(path).catch(() => undefined);
  return stats !== undefined && now - stats.mtimeMs < ABANDONED_AFTER_MS;
}

function sorted(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A folder can't be replaced by a link in one step; only a first build after another tool meets one. */
async function makeWayFor(dist: string): Promise<void> {
  const stats = await lstat(dist).catch(() => undefined);
  if (stats?.isDirectory()) await rm(dist, { recursive: true });
}

function manifestFile(paths: ProjectPaths): string {
  return join(paths.cache, "release.json");
}

function isManifest(value: unknown): value is BuildManifest {
  return typeof value === "object" && value !== null && "sha256" in value && "files" in value;
}
