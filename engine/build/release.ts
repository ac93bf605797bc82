import { randomBytes } from "node:crypto";
import {
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
} from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import type { BuildManifest } from "../model/build-manifest.ts";
import { type FileContent, readJson, writeFileAtomic, writeFileDeep } from "./files.ts";
import type { ProjectPaths } from "./paths.ts";

/**
 * One version of the published site, written into a folder of its own.
 *
 * `dist` is a symbolic link to a release. It is replaced in one step (a rename), so a reader meets
 * the old site or the new one, and a build that fails or is killed leaves the old one.
 */
export class Release {
  readonly #paths: ProjectPaths;
  readonly #name: string;
  readonly #previous: BuildManifest | undefined;
  readonly #files: Record<string, string> = {};

  private constructor(paths: ProjectPaths, name: string, previous: BuildManifest | undefined) {
    this.#paths = paths;
    this.#name = name;
    this.#previous = previous;
  }

  /** Begins a release; nothing of it is visible before `publish`. */
  static async open(paths: ProjectPaths): Promise<Release> {
    const name = `${Date.now().toString(36)}-${randomBytes(3).toString("hex")}`;
    const previous = await readJson(manifestFile(paths));
    await mkdir(join(paths.releases, name + DRAFT), { recursive: true });
    return new Release(paths, name, isManifest(previous) ? previous : undefined);
  }

  /** Writes a file; `key` names what it was made from, for `reuse` by the next build. */
  async write(file: string, content: FileContent, key?: string): Promise<void> {
    await writeFileDeep(this.#path(file), content);
    if (key !== undefined) this.#files[file] = key;
  }

  /** Takes a file over from the previous release; false when that one was made from other input. */
  async reuse(file: string, key: string): Promise<boolean> {
    if (this.#previous?.files[file] !== key) return false;
    const target = this.#path(file);
    const source = join(this.#paths.releases, this.#previous.release, file);
    const linked = await linkFile(source, target);
    if (linked) this.#files[file] = key;
    return linked;
  }

  /** Copies a file of the project or the cache. */
  async copy(file: string, source: string): Promise<void> {
    const target = this.#path(file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target);
  }

  /** Makes this release the published one, and removes those that nobody can be reading any more. */
  async publish(): Promise<void> {
    const { dist, releases } = this.#paths;
    const manifest: BuildManifest = { release: this.#name, files: this.#files };
    const folder = join(releases, this.#name);
    await rename(folder + DRAFT, folder);
    const link = join(releases, `${this.#name}.link`);
    await symlink(relative(dirname(dist), folder), link);
    await makeWayFor(dist);
    await rename(link, dist);
    await writeFileAtomic(manifestFile(this.#paths), JSON.stringify(manifest));
    await this.#removeOld();
  }

  /** Forgets this release. */
  async discard(): Promise<void> {
    await rm(join(this.#paths.releases, this.#name + DRAFT), { recursive: true, force: true });
  }

  /** Keeps the published release and the one before it, and drafts that may still be written. */
  async #removeOld(): Promise<void> {
    const { releases, dist } = this.#paths;
    const kept = new Set([basename(await readlink(dist)), this.#previous?.release]);
    for (const name of await readdir(releases)) {
      const path = join(releases, name);
      const isYoungDraft =
        name.endsWith(DRAFT) && (await ageInMinutes(path)) < ABANDONED_AFTER_MINUTES;
      if (!kept.has(name) && !isYoungDraft) await rm(path, { recursive: true, force: true });
    }
  }

  #path(file: string): string {
    return join(this.#paths.releases, this.#name + DRAFT, file);
  }
}

/** Ends the name of a release that is being written. */
const DRAFT = ".draft";

/** Another build may still be writing a draft that is younger than this. */
const ABANDONED_AFTER_MINUTES = 60;

async function ageInMinutes(path: string): Promise<number> {
  const { mtimeMs } = await lstat(path);
  return (Date.now() - mtimeMs) / 60_000;
}

/** A folder can't be replaced by a link in one step; only a first build after another tool meets one. */
async function makeWayFor(dist: string): Promise<void> {
  const stats = await lstat(dist).catch(() => undefined);
  if (stats?.isDirectory()) await rm(dist, { recursive: true });
}

async function linkFile(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) return false;
    await mkdir(dirname(target), { recursive: true });
    return link(source, target).then(
      () => true,
      () => false,
    );
  }
}

function manifestFile(paths: ProjectPaths): string {
  return join(paths.cache, "release.json");
}

function isManifest(value: unknown): value is BuildManifest {
  return typeof value === "object" && value !== null && "release" in value && "files" in value;
}
