import { type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { CLOCK_TOLERANCE_MS, ifThere, isChangedSince } from "../files/files.ts";
import { listProjectTree } from "./project-tree.ts";

/**
 * The state of everything that a build reads, so that what is published is one state and never a
 * mixture: what an editor, a script or a checkout changed meanwhile is found before publishing.
 */
export class Snapshot {
  readonly #root: string;
  readonly #folders = new Map<string, ReadonlyMap<string, string>>();
  readonly #files = new Map<string, string>();
  readonly #changed = new Set<string>();
  /** No file that was changed before has a later time, however coarse the clock of its disk is. */
  readonly #settledAt = Date.now() + CLOCK_TOLERANCE_MS + 1;

  /** @param root Absolute. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Takes down the state of folders that are about to be read. */
  async watchFolders(folders: readonly string[]): Promise<void> {
    for (const folder of folders) {
      if (!this.#folders.has(folder)) this.#folders.set(folder, await this.#listFolder(folder));
    }
  }

  /** Takes down the state of files that are about to be read. */
  watchFiles(files: readonly string[]): void {
    for (const file of files) {
      if (!this.#files.has(file)) this.#files.set(file, this.#stateOf(file));
    }
  }

  /**
   * The moment from which files are read, for `noteRead`. What was saved right before the build is
   * no change during it: where the build was quicker than the clock of a disk, this waits for that.
   */
  async beginReading(): Promise<number> {
    await setTimeout(Math.max(0, this.#settledAt - Date.now()));
    return Math.max(this.#settledAt, Date.now());
  }

  /**
   * The same for files of which only the reading told that they are read.
   *
   * @param since What `beginReading` gave; nobody knows what was read of a file that was
   *   changed later than that.
   */
  async noteRead(files: readonly string[], since: number): Promise<void> {
    for (const file of files) {
      if (this.#files.has(file)) continue;
      this.#files.set(file, this.#stateOf(file));
      if (await isChangedSince(join(this.#root, file), since)) this.#changed.add(file);
    }
  }

  /** Folders whose state was taken down, relative to the root. */
  get folders(): string[] {
    return [...this.#folders.keys()];
  }

  /** Files whose state was taken down by themselves. */
  get files(): string[] {
    return [...this.#files.keys()];
  }

  /** What was changed, added or removed since it was taken down; relative to the root, sorted. */
  async changes(): Promise<string[]> {
    const changed = new Set(this.#changed);
    for (const [file, known] of this.#files) {
      if (this.#stateOf(file) !== known) changed.add(file);
    }
    for (const [folder, known] of this.#folders) {
      const now = await this.#listFolder(folder);
      for (const [file, state] of [...known, ...now]) {
        if (known.get(file) !== state || now.get(file) !== state) changed.add(file);
      }
    }
    return [...changed].sort();
  }

  async #listFolder(folder: string): Promise<ReadonlyMap<string, string>> {
    const { files } = await listProjectTree(this.#root, folder);
    const paths = files.map((file) => (folder === "." ? file : `${folder}/${file}`));
    return new Map(paths.map((path) => [path, this.#stateOf(path)]));
  }

  #stateOf(file: string): string {
    return stateOf(ifThere(() => statSync(join(this.#root, file))));
  }
}

/** Changes with the content of a file: whoever sets the time of its change sets no other. */
function stateOf(stats: Stats | undefined): string {
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : "";
}
