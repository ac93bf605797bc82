import { createHash, type Hash, randomBytes } from "node:crypto";
import {
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  utimes,
} from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import {
  type BuildManifest,
  MANIFEST_FILE,
  type PublishedManifest,
} from "../model/build-manifest.ts";
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
  readonly #sha256: Record<string, string> = {};

  private constructor(paths: ProjectPaths, name: string, previous: BuildManifest | undefined) {
    this.#paths = paths;
    this.#name = name;
    this.#previous = previous;
  }

  /** Begins a release; nothing of it is visible before `publish`. */
  static async open(paths: ProjectPaths): Promise<Release> {
    const name = `${Date.now().toString(36)}-${randomBytes(3).toString("hex")}`;
    const previous = await readJson(manifestFile(paths));
    await mkdir(join(paths.releases, name), { recursive: true });
    return new Release(paths, name, isManifest(previous) ? previous : undefined);
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
  async write(file: string, content: FileContent, key?: string): Promise<void> {
    const path = this.#path(file);
    // The file there may be a link to that of the published release, which is not to be changed.
    if (file in this.#sha256) await rm(path);
    const digest = createHash("sha256");
    if (typeof content === "string" || content instanceof Uint8Array) {
      await writeFileDeep(path, content);
      digest.update(content);
    } else {
      await writeFileDeep(path, digested(content, digest));
    }
    this.#sha256[file] = digest.digest("hex");
    if (key !== undefined) this.#files[file] = key;
  }

  /** Takes a file over from the previous release; false when that one was made from other input. */
  async reuse(file: string, key: string): Promise<boolean> {
    if (this.#previous?.files[file] !== key) return false;
    const known = this.#previous.sha256[file];
    const source = join(this.#paths.releases, this.#previous.release, file);
    if (known === undefined || !(await linkFile(source, this.#path(file)))) return false;
    this.#files[file] = key;
    this.#sha256[file] = known;
    return true;
  }

  /** Copies a file of the project or the cache, in place of one that was written before. */
  async copy(file: string, source: string): Promise<void> {
    await this.write(file, await readFile(source));
  }

  /** The content of a file that was written. */
  read(file: string): Promise<Buffer> {
    return readFile(this.#path(file));
  }

  /** Makes this release the published one, and removes those that nobody can be reading any more. */
  async publish(): Promise<void> {
    const { dist, releases } = this.#paths;
    const published: PublishedManifest = { files: sorted(this.#sha256) };
    await writeFileDeep(this.#path(MANIFEST_FILE), `${JSON.stringify(published, null, 1)}\n`);
    const manifest: BuildManifest = {
      release: this.#name,
      files: this.#files,
      sha256: this.#sha256,
    };
    const folder = join(releases, this.#name);
    const link = join(releases, `${this.#name}.link`);
    await symlink(relative(dirname(dist), folder), link);
    await makeWayFor(dist);
    await rename(link, dist);
    await writeFileAtomic(manifestFile(this.#paths), JSON.stringify(manifest));
    await utimes(folder, PUBLISHED, PUBLISHED);
    await this.#removeOld();
  }

  /** Forgets this release. */
  async discard(): Promise<void> {
    await rm(join(this.#paths.releases, this.#name), { recursive: true, force: true });
  }

  /** Keeps the published release and the one before it, and what another build is writing. */
  async #removeOld(): Promise<void> {
    const { releases, dist } = this.#paths;
    const paths = (await readdir(releases)).map((name) => join(releases, name));
    const young = await Promise.all(paths.map(isYoung));
    const old = paths.filter((_, index) => !young[index]);
    // Read after that: what was old by then and is not the published one never will be again.
    const kept = [basename(await readlink(dist)), this.#previous?.release];
    for (const path of old.filter((one) => !kept.includes(basename(one)))) {
      await rm(path, { recursive: true, force: true });
    }
  }

  #path(file: string): string {
    const folder = join(this.#paths.releases, this.#name);
    const path = join(folder, file);
    if (!path.startsWith(folder + sep)) throw new Error(`"${file}" is outside of the site.`);
    return path;
  }
}

/**
 * The time that a release's folder gets once it was published. Others, and links that wait to become
 * `dist`, carry the time of their making: while it is recent, another build may be about to publish.
 */
const PUBLISHED = new Date(0);

/** Longer than any build. */
const ABANDONED_AFTER_MS = 3_600_000;

async function isYoung(path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs < ABANDONED_AFTER_MS;
}

/** Passes pieces on, and takes them into a digest. */
async function* digested(pieces: AsyncIterable<string>, digest: Hash): AsyncGenerator<string> {
  for await (const piece of pieces) {
    digest.update(piece);
    yield piece;
  }
}

function sorted(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
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
  return typeof value === "object" && value !== null && "sha256" in value && "files" in value;
}
