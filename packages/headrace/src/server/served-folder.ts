import { readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";

/** A file that may be sent. */
export interface FoundFile {
  /** Absolute, without symbolic links. */
  path: string;
  stats: Stats;
}

/** Where to look for files. */
interface FileRoot {
  /** Absolute. */
  folder: string;
  /** Absolute; symbolic links are followed as far as here. Default: the folder. */
  within?: string;
}

/** How much of files is kept in memory, and of how many it is known where they are. */
const KEPT_BYTES = 32 << 20;
const KEPT_FILES = 20_000;

/** Clocks of file systems are coarse: what has just been written can change and look the same. */
const SETTLED_AFTER_MS = 1000;

/**
 * A folder that a server gives files out of. What it knows of a file it knows for as long as the
 * system says that the file has not changed, which is asked with each request.
 */
export class ServedFolder {
  readonly #folder: string;
  readonly #within: string;
  readonly #found = new Map<string, FoundFile>();
  /** By path, those that were asked for last at the end. */
  readonly #contents = new Map<string, { stats: Stats; content: Buffer }>();
  #keptBytes = 0;

  constructor({ folder, within = folder }: FileRoot) {
    this.#folder = folder;
    this.#within = within;
  }

  /**
   * The only way from a request to a file: a regular file below the folder, links followed but never
   * out of it, and nothing hidden. `undefined` for everything else.
   *
   * @param path Decoded; as `parseTarget` gives it.
   */
  find(path: string): FoundFile | undefined {
    if (isHidden(path) || path.includes("//") || path.endsWith("/")) return undefined;
    try {
      const file = join(this.#folder, path);
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats?.isFile()) return undefined;
      const known = this.#found.get(path);
      if (known && isSame(known.stats, stats)) return known;
      const found = this.#resolve(file, stats);
      if (found && isSettled(stats)) {
        // A link that leads to a folder above it gives a file names without end.
        if (this.#found.size >= KEPT_FILES) this.#found.clear();
        this.#found.set(path, found);
      }
      return found;
    } catch {
      // A name that is too long, a link that leads to itself.
      return undefined;
    }
  }

  #resolve(file: string, stats: Stats): FoundFile | undefined {
    const root = realpathSync.native(this.#within);
    const real = realpathSync.native(file);
    const isWithin = real.startsWith(root.endsWith(sep) ? root : root + sep);
    return isWithin ? { path: real, stats } : undefined;
  }

  /** The content of a file that was found. */
  read({ path, stats }: FoundFile): Buffer {
    const known = this.#contents.get(path);
    if (known && isSame(known.stats, stats)) return known.content;
    const content = readFileSync(path);
    if (isSettled(stats)) this.#keep(path, { stats, content });
    return content;
  }

  #keep(path: string, kept: { stats: Stats; content: Buffer }): void {
    this.#drop(path);
    this.#contents.set(path, kept);
    this.#keptBytes += kept.content.length;
    for (const oldest of this.#contents.keys()) {
      if (this.#keptBytes <= KEPT_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(path: string): void {
    this.#keptBytes -= this.#contents.get(path)?.content.length ?? 0;
    this.#contents.delete(path);
  }
}

function isSettled({ ctimeMs }: Stats): boolean {
  return Date.now() - ctimeMs > SETTLED_AFTER_MS;
}

function isSame(one: Stats, other: Stats): boolean {
  return (
    one.ino === other.ino &&
    one.size === other.size &&
    one.mtimeMs === other.mtimeMs &&
    one.ctimeMs === other.ctimeMs &&
    one.dev === other.dev
  );
}

/** Whether a part of a path begins with a dot; https://www.rfc-editor.org/rfc/rfc8615 excepted. */
function isHidden(path: string): boolean {
  return /(?:^|\/)\.(?!well-known\/)/.test(path) || path.includes("\0");
}
