import { existsSync, readFileSync, statSync } from "node:fs";
import { copyFile, readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { digest, isChangedSince, isYoungerThan, makeFolder } from "../files/files.ts";
import { readSealedJson, writeSealed } from "../files/sealed.ts";
import type {
  CompiledPage,
  GlobalComponents,
  PageSection,
  SourceFile,
} from "../sources/compiled-page.ts";
import { type PackedPage, type PageRecord, wordsId } from "./page-record.ts";
import { PACK_END, readTexts, type TextPlace } from "./text-pack.ts";

/** The code of a site that pages may run. */
export interface PageCode {
  /** Changes with it. */
  id: string;
  /** What all pages have of it: a page that runs none may do so once these are others. */
  globals: GlobalComponents | null;
}

/** How a page was compiled. */
interface Compilation {
  code: PageCode;
  /** When compilation began. */
  since: number;
}

interface StoredRecord {
  /** Digest of the page's text. */
  key: string;
  /** Names the code that the page was compiled with; "" for none. */
  components: string;
  /** Digests of the files that the compilation read, "" for an absent one. */
  dependencies: Record<string, string>;
  /** Which of the files that it looked for were there. */
  lookups: Record<string, boolean>;
  record: PageRecord;
  /** Where its texts are, by their names. */
  places: Record<string, TextPlace>;
}

/**
 * Compiled pages on disk, by content: what was compiled from the same text, the same partials and
 * images, and by the same engine is taken from here.
 */
export class PageStore {
  /** Absolute; of records and packs. */
  readonly folder: string;
  readonly #root: string;
  readonly #places = new Map<string, TextPlace>();
  readonly #records = new Map<string, StoredRecord>();
  /** Files of records that are to be written. */
  readonly #changed = new Set<string>();

  private constructor(folder: string, root: string) {
    this.folder = folder;
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
    store.#takeOver(await readRecords(store.folder));
    return store;
  }

  /**
   * Takes over what another builder of the same project has compiled: a copy of its packs, and its
   * records. What it compiled from other sources, or with another engine, is not used.
   *
   * @param folder The folder of all its stores.
   * @returns How many pages were taken over.
   */
  async adopt(folder: string): Promise<number> {
    const other = join(folder, basename(this.folder));
    const records = await readRecords(other);
    await makeFolder(this.folder);
    for (const pack of packsOf(records)) {
      // Two packs never share a name; one that is there was taken over before.
      await copyFile(join(other, pack), this.#packFile(pack)).catch(() => {});
    }
    this.#takeOver(records);
    for (const { record } of records) this.#changed.add(recordFile(record.path));
    await this.save(new Set(this.#records.keys()));
    return records.length;
  }

  /** Takes over the records whose texts are there: a machine that lost power may have lost some. */
  #takeOver(records: readonly StoredRecord[]): void {
    const sizes = new Map<string, number>();
    for (const pack of packsOf(records)) {
      const stats = statSync(this.#packFile(pack), { throwIfNoEntry: false });
      sizes.set(pack, stats?.size ?? 0);
    }
    for (const stored of records) {
      const places = Object.entries(stored.places);
      const isWhole = places.every(
        ([, { pack, offset, length }]) => offset + length <= (sizes.get(pack) ?? 0),
      );
      if (!isWhole) continue;
      this.#records.set(stored.record.path, stored);
      for (const [id, place] of places) this.#places.set(id, place);
    }
  }

  /**
   * The record of a page, if nothing that it depends on has changed.
   *
   * @param code That of now.
   */
  find(file: SourceFile, code: PageCode): PageRecord | undefined {
    const stored = this.#records.get(file.path);
    if (stored?.key !== sourceKey(file)) return undefined;
    if (stored.components !== codeOf(stored.record, code)) return undefined;
    for (const [path, known] of Object.entries(stored.dependencies)) {
      if (this.#digestFile(path) !== known) return undefined;
    }
    for (const [path, known] of Object.entries(stored.lookups)) {
      if (existsSync(join(this.#root, path)) !== known) return undefined;
    }
    return stored.record;
  }

  /** Where the texts of a page were, by their names; it may have changed since. */
  knownTexts(path: string): Readonly<Record<string, TextPlace>> {
    return this.#records.get(path)?.places ?? {};
  }

  /**
   * Keeps the record of a compiled page, and returns it. One whose dependencies changed meanwhile, so
   * that nobody knows what was compiled, is not used again, and none that a plug-in was too late for.
   */
  async add(
    file: SourceFile,
    { record, places }: PackedPage,
    { code, since }: Compilation,
  ): Promise<PageRecord> {
    const dependencies: Record<string, string> = {};
    let isCertain = !record.isUncertain;
    for (const path of record.dependencies) {
      dependencies[path] = this.#digestFile(path);
      isCertain &&= !(await isChangedSince(join(this.#root, path), since));
    }
    const lookups: Record<string, boolean> = {};
    for (const path of record.lookups ?? []) lookups[path] = existsSync(join(this.#root, path));
    const key = isCertain ? sourceKey(file) : "";
    const components = codeOf(record, code);
    this.#records.set(file.path, { key, components, dependencies, lookups, record, places });
    for (const [id, place] of Object.entries(places)) this.#places.set(id, place);
    this.#changed.add(recordFile(file.path));
    return record;
  }

  /** A text that a record names: an article, as HTML or Markdown, or a file beside a page. */
  read(id: string): string {
    const [text = ""] = readTexts([this.place(id)]);
    return text;
  }

  /** The text of a page, as its sections hold it. */
  readSections(sectionsId: string): PageSection[] {
    return JSON.parse(this.read(sectionsId));
  }

  /** Where the counted words of sections are; the path of the pack is absolute. */
  wordsPlace(sectionsId: string): TextPlace {
    return this.place(wordsId(sectionsId));
  }

  /** Writes what was added; pages that are no longer in `paths` are forgotten. */
  async save(paths: ReadonlySet<string>): Promise<void> {
    for (const path of this.#records.keys()) {
      if (paths.has(path)) continue;
      this.#records.delete(path);
      this.#changed.add(recordFile(path));
    }
    if (this.#changed.size === 0) return;
    const lists = new Map([...this.#changed].map((name): [string, StoredRecord[]] => [name, []]));
    for (const [path, stored] of this.#records) lists.get(recordFile(path))?.push(stored);
    const write = ([name, list]: [string, StoredRecord[]]) =>
      writeSealed(join(this.folder, name), JSON.stringify(list));
    await Promise.all([...lists].map(write));
    this.#changed.clear();
    await this.#removeOld(packsOf(this.#records.values()));
  }

  /** Removes packs that no page needs, and the stores of engines of the past. */
  async #removeOld(needed: ReadonlySet<string>): Promise<void> {
    const isPack = (name: string) => name.endsWith(PACK_END);
    await removeAbandoned(this.folder, (name) => isPack(name) && !needed.has(name));
    const own = basename(this.folder);
    await removeAbandoned(dirname(this.folder), (name) => name !== own);
  }

  /** Where a text that a record names is; the path of the pack is absolute. */
  place(id: string): TextPlace {
    const place = this.#places.get(id);
    if (!place) throw new Error(`No page has the text "${id}".`);
    return { ...place, pack: this.#packFile(place.pack) };
  }

  #packFile(pack: string): string {
    return join(this.folder, pack);
  }

  /** "" for what is no file; a pipe would be read for ever. */
  #digestFile(path: string): string {
    const file = join(this.#root, path);
    try {
      return statSync(file).isFile() ? digest(readFileSync(file)) : "";
    } catch {
      return "";
    }
  }
}

/** Records are in several files, so that a build after an edit need not write all of them. */
const RECORD_FILES = Array.from({ length: 32 }, (_, at) => `records-${at}.json`);

async function readRecords(folder: string): Promise<StoredRecord[]> {
  const lists = await Promise.all(RECORD_FILES.map((name) => readSealedJson(join(folder, name))));
  return lists.flatMap((list) => (Array.isArray(list) ? list : []));
}

function recordFile(path: string): string {
  const at = Number.parseInt(digest(path).slice(0, 8), 16) % RECORD_FILES.length;
  return RECORD_FILES[at] ?? "";
}

function packsOf(stored: Iterable<StoredRecord>): Set<string> {
  return new Set(
    [...stored].flatMap(({ places }) => Object.values(places).map(({ pack }) => pack)),
  );
}

/** A week: a server that started before may still read what builds have no use for. */
const ABANDONED_AFTER_MS = 7 * 86_400_000;

async function removeAbandoned(
  folder: string,
  isUnneeded: (name: string) => boolean,
): Promise<void> {
  for (const name of (await readdir(folder)).filter(isUnneeded)) {
    const path = join(folder, name);
    if (await isYoungerThan(path, ABANDONED_AFTER_MS)) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** Changes with the text of a page, or with why it has none. */
function sourceKey({ text, problem }: SourceFile): string {
  return digest(problem ? JSON.stringify(problem) : text);
}

function codeOf({ runsCode }: Pick<CompiledPage, "runsCode">, { id, globals }: PageCode): string {
  if (runsCode) return id;
  return globals ? digest(JSON.stringify(globals)) : "";
}
