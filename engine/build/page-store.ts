import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CompiledPage, SourceFile } from "../sources/compiled-page.ts";
import { digest, readJson, writeFileAtomic } from "./files.ts";

/** A compiled page without its article, which stays on disk so that memory does not grow with it. */
export type PageRecord = Omit<CompiledPage, "body"> & {
  path: string;
  /** Names the article in the store: its digest. */
  bodyId: string;
};

interface StoredRecord {
  /** Digest of everything that the compilation depends on besides the dependencies. */
  key: string;
  /** Digests of the files that the compilation read, "" for an absent one. */
  dependencies: Record<string, string>;
  record: PageRecord;
}

/**
 * Compiled pages on disk, by content: what was compiled from the same text, the same partials and
 * images, and by the same engine is taken from here.
 */
export class PageStore {
  readonly #folder: string;
  readonly #root: string;
  #records = new Map<string, StoredRecord>();
  #changed = false;

  private constructor(folder: string, root: string) {
    this.#folder = folder;
    this.#root = root;
  }

  /**
   * Opens the store of a project.
   *
   * @param engineId Changes whenever the engine or its options would compile differently; older
   *   records are then not used.
   */
  static async open(folder: string, root: string, engineId: string): Promise<PageStore> {
    const store = new PageStore(join(folder, engineId), root);
    const stored = await readJson(join(store.#folder, "pages.json"));
    if (Array.isArray(stored)) store.#records = new Map(stored);
    return store;
  }

  /**
   * The record of a page, if nothing that it depends on has changed.
   *
   * @param codeId Names the code that the page imports; "" for none.
   */
  async find(file: SourceFile, codeId: string): Promise<PageRecord | undefined> {
    const stored = this.#records.get(file.path);
    if (stored?.key !== recordKey(file, codeId)) return undefined;
    for (const [path, known] of Object.entries(stored.dependencies)) {
      if ((await this.#digestFile(path)) !== known) return undefined;
    }
    return stored.record;
  }

  /** Keeps a compiled page; resolves to its record. */
  async add(file: SourceFile, page: CompiledPage, codeId: string): Promise<PageRecord> {
    const { body, ...rest } = page;
    const record = { ...rest, path: file.path, bodyId: digest(body) };
    const dependencies: Record<string, string> = {};
    for (const path of page.dependencies) dependencies[path] = await this.#digestFile(path);
    await writeFileAtomic(this.#bodyFile(record.bodyId), body);
    this.#records.set(file.path, { key: recordKey(file, codeId), dependencies, record });
    this.#changed = true;
    return record;
  }

  /** The article of a record. */
  readBody(bodyId: string): Promise<string> {
    return readFile(this.#bodyFile(bodyId), "utf8");
  }

  /** Writes what was added; pages that are no longer in `paths` are forgotten. */
  async save(paths: ReadonlySet<string>): Promise<void> {
    const kept = [...this.#records].filter(([path]) => paths.has(path));
    if (!this.#changed && kept.length === this.#records.size) return;
    await writeFileAtomic(join(this.#folder, "pages.json"), JSON.stringify(kept));
    this.#changed = false;
  }

  #bodyFile(bodyId: string): string {
    return join(this.#folder, "bodies", `${bodyId}.html`);
  }

  async #digestFile(path: string): Promise<string> {
    const content = await readFile(join(this.#root, path)).catch(() => undefined);
    return content === undefined ? "" : digest(content);
  }
}

function recordKey(file: SourceFile, codeId: string): string {
  return digest(file.text) + codeId;
}
