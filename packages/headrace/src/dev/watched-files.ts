import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { type FSWatcher, watch } from "chokidar";

/** What is heard of files. */
interface Listeners {
  /** All files were seen; what changed before is not told. */
  ready: () => void;
  failed: (error: unknown) => void;
  /** `path` is relative to the root, with forward slashes. */
  changed: (event: string, path: string) => void;
}

/** How often single files are looked at. */
const LOOK_EVERY_MS = 200;

/**
 * Folders of a project, watched with all that is below them, and single files and folders, there or not yet there:
 * those are looked at from time to time, since systems tell of no file whose folder is still to come, and lose a
 * file that is put away and back.
 */
export class WatchedFiles {
  readonly #root: string;
  readonly #watcher: FSWatcher;
  readonly #changed: Listeners["changed"];
  readonly #folders = new Set<string>();
  /** The state of each file, and of each folder that was not there, as it was last told and last seen. */
  readonly #single = new Map<string, { told: string; seen: string }>();
  readonly #timer: NodeJS.Timeout;

  /** @param root Absolute path of the project. */
  constructor(root: string, { ready, failed, changed }: Listeners) {
    this.#root = root;
    this.#changed = changed;
    const pathOf = (file: string) => relative(root, file).replaceAll("\\", "/");
    this.#watcher = watch([], {
      ignoreInitial: true,
      // Whoever saves a file may empty it first; it is read when it has its size.
      awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
      ignored: (file: string) => isMade(pathOf(file)),
    });
    this.#watcher.on("ready", ready);
    this.#watcher.on("error", failed);
    this.#watcher.on("all", (event, file) => {
      // A watched folder that goes is forgotten; so that it may come back, its place is watched.
      if (event === "unlinkDir" && this.#folders.has(pathOf(file))) this.#watcher.add(file);
      changed(event, pathOf(file));
    });
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  /** Watches further folders and files, relative to the root. */
  follow({ folders, files }: { folders: readonly string[]; files: readonly string[] }): void {
    const isWatched = (path: string) =>
      [...this.#folders].some((folder) => folder === "." || path.startsWith(`${folder}/`));
    for (const folder of folders) {
      if (this.#stateOf(folder) === FOLDER) this.#watchFolder(folder);
      else this.#followSingly(folder);
    }
    for (const file of files) if (!isWatched(file) && !isMade(file)) this.#followSingly(file);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#watcher.close();
  }

  #watchFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    this.#folders.add(folder);
    this.#watcher.add(join(this.#root, folder));
  }

  #followSingly(path: string): void {
    const state = this.#stateOf(path);
    if (!this.#single.has(path)) this.#single.set(path, { told: state, seen: state });
  }

  /** Tells of what differs from what was told last, once it stays as it is. */
  #look(): void {
    for (const [path, known] of this.#single) {
      const state = this.#stateOf(path);
      const isSettled = state === known.seen;
      known.seen = state;
      if (!isSettled || state === known.told) continue;
      known.told = state;
      if (state === FOLDER) this.#watchFolder(path);
      this.#changed(state === "" ? "unlink" : "change", path);
    }
  }

  /** Changes with a file, and with whether there is a folder; "" when there is nothing. */
  #stateOf(path: string): string {
    try {
      const stats = statSync(join(this.#root, path));
      return stats.isDirectory() ? FOLDER : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
    } catch {
      // Who reads it says why that can't be done.
      return "";
    }
  }
}

/** State of a folder: what is below it is watched by itself. */
const FOLDER = "folder";

/** What the engine and package managers write below the root. */
function isMade(path: string): boolean {
  return /^(?:\.cache|\.releases|\.git|dist)(?:\/|$)|(?:^|\/)node_modules(?:\/|$)/.test(path);
}
