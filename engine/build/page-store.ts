import { readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { CompiledPage, PageSection, SourceFile } from "../sources/compiled-page.ts";
import { digest, exists, isChangedSince, readJson, writeFileAtomic } from "./files.ts";
import type { CompiledSource } from "./tasks.ts";
import { PACK_END, readTexts, TextPack, type TextPlace } from "./text-pack.ts";

/**
 * A compiled page without its article, text and files, which stay on disk so that memory does not
 * grow with them.
 */
export type PageRecord = Omit<CompiledPage, "body" | "markdown" | "sections" | "files"> & {
  path: string;
  /** Names the article in the store: its digest. */
  bodyId: string;
  /** Names the article as Markdown in the store: its digest. */
  markdownId: string;
  /** Names the sections in the store: their digest. */
  sectionsId: string;
  /** The files beside the page: where they are published, and their names in the store. */
  files: { path: string; contentId: string }[];
};

/** How a page was compiled. */
interface Compilation {
  /** Names the code that pages may run. */
  components: string;
  /** When compilation began. */
  since: number;
}

interface StoredRecord {
  /** Digest of the page's text. */
  key: string;
  /** Names the code that the page was compiled with; "" when it runs none. */
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
  readonly #folder: string;
  readonly #root: string;
  readonly #pack: TextPack;
  readonly #places = new Map<string, TextPlace>();
  readonly #records = new Map<string, StoredRecord>();
  #changed = false;

  private constructor(folder: string, root: string) {
    this.#folder = folder;
    this.#root = root;
    this.#pack = new TextPack((pack) => this.#packFile(pack));
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
    if (Array.isArray(stored)) await store.#takeOver(new Map(stored));
    return store;
  }

  /** Takes over the records whose texts are there: a machine that lost power may have lost some. */
  async #takeOver(records: ReadonlyMap<string, StoredRecord>): Promise<void> {
    const sizes = new Map<string, number>();
    for (const pack of packsOf(records.values())) {
      const stats = await stat(this.#packFile(pack)).catch(() => undefined);
      sizes.set(pack, stats?.size ?? 0);
    }
    for (const [path, stored] of records) {
      const places = Object.entries(stored.places);
      const isWhole = places.every(
        ([, { pack, offset, length }]) => offset + length <= (sizes.get(pack) ?? 0),
      );
      if (!isWhole) continue;
      this.#records.set(path, stored);
      for (const [id, place] of places) this.#places.set(id, place);
    }
  }

  /**
   * The record of a page, if nothing that it depends on has changed.
   *
   * @param components Names the code that pages may run; counts for those that do.
   */
  async find(file: SourceFile, components: string): Promise<PageRecord | undefined> {
    const stored = this.#records.get(file.path);
    if (stored?.key !== sourceKey(file)) return undefined;
    if (stored.components !== codeOf(stored.record, components)) return undefined;
    for (const [path, known] of Object.entries(stored.dependencies)) {
      if ((await this.#digestFile(path)) !== known) return undefined;
    }
    for (const [path, known] of Object.entries(stored.lookups)) {
      if ((await exists(join(this.#root, path))) !== known) return undefined;
    }
    return stored.record;
  }

  /**
   * Keeps a compiled page; resolves to its record. One whose dependencies changed meanwhile, so that
   * nobody knows what was compiled, is not used again.
   */
  async add(
    file: SourceFile,
    { page, words }: CompiledSource,
    { components, since }: Compilation,
  ): Promise<PageRecord> {
    const { body, markdown, sections, files = [], ...rest } = page;
    const sectionsText = JSON.stringify(sections);
    const record = {
      ...rest,
      path: file.path,
      bodyId: digest(body),
      markdownId: digest(markdown),
      sectionsId: digest(sectionsText),
      files: files.map(({ path, content }) => ({ path, contentId: digest(content) })),
    };
    const texts = new Map([
      [record.bodyId, body],
      [record.markdownId, markdown],
      [record.sectionsId, sectionsText],
      [wordsId(record.sectionsId), words],
      ...files.map(({ content }) => [digest(content), content] as const),
    ]);
    const dependencies: Record<string, string> = {};
    let isCertain = true;
    for (const path of page.dependencies) {
      dependencies[path] = await this.#digestFile(path);
      isCertain &&= !(await isChangedSince(join(this.#root, path), since));
    }
    const lookups: Record<string, boolean> = {};
    for (const path of page.lookups ?? []) lookups[path] = await exists(join(this.#root, path));
    this.#records.set(file.path, {
      key: isCertain ? sourceKey(file) : "",
      components: codeOf(record, components),
      dependencies,
      lookups,
      record,
      places: this.#keep(texts),
    });
    this.#changed = true;
    return record;
  }

  /** A text that a record names: an article, as HTML or Markdown, or a file beside a page. */
  read(id: string): string {
    const [text = ""] = readTexts([this.#placeOf(id)]);
    return text;
  }

  /** The text of a page, as its sections hold it. */
  readSections(sectionsId: string): PageSection[] {
    return JSON.parse(this.read(sectionsId));
  }

  /** Where the counted words of sections are; the path of the pack is absolute. */
  wordsPlace(sectionsId: string): TextPlace {
    return this.#placeOf(wordsId(sectionsId));
  }

  /** Writes what was added; pages that are no longer in `paths` are forgotten. */
  async save(paths: ReadonlySet<string>): Promise<void> {
    const kept = [...this.#records].filter(([path]) => paths.has(path));
    if (!this.#changed && kept.length === this.#records.size) return;
    await writeFileAtomic(join(this.#folder, "pages.json"), JSON.stringify(kept));
    this.#changed = false;
    await this.#removeOld(packsOf(kept.map(([, stored]) => stored)));
  }

  /** Writes the texts that are not there yet. */
  #keep(texts: ReadonlyMap<string, string>): Record<string, TextPlace> {
    const added = [...texts].filter(([id]) => !this.#places.has(id));
    const places = added.length > 0 ? this.#pack.add(added.map(([, text]) => text)) : [];
    for (const [at, place] of places.entries()) this.#places.set(added[at]?.[0] ?? "", place);
    return Object.fromEntries(
      [...texts.keys()].flatMap((id) => {
        const place = this.#places.get(id);
        return place ? [[id, place]] : [];
      }),
    );
  }

  /** Removes packs that no page needs, and the stores of engines of the past. */
  async #removeOld(needed: ReadonlySet<string>): Promise<void> {
    const isPack = (name: string) => name.endsWith(PACK_END);
    await removeAbandoned(this.#folder, (name) => isPack(name) && !needed.has(name));
    const own = basename(this.#folder);
    await removeAbandoned(dirname(this.#folder), (name) => name !== own);
  }

  #placeOf(id: string): TextPlace {
    const place = this.#places.get(id);
    if (!place) throw new Error(`No page has the text "${id}".`);
    return { ...place, pack: this.#packFile(place.pack) };
  }

  #packFile(pack: string): string {
    return join(this.#folder, pack);
  }

  async #digestFile(path: string): Promise<string> {
    const content = await readFile(join(this.#root, path)).catch(() => undefined);
    return content === undefined ? "" : digest(content);
  }
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
    if (await isChangedSince(path, Date.now() - ABANDONED_AFTER_MS)) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** Names the counted words of sections: they change when the sections do. */
function wordsId(sectionsId: string): string {
  return `${sectionsId}.words`;
}

/** Changes with the text of a page, or with why it has none. */
function sourceKey({ text, problem }: SourceFile): string {
  return digest(problem ? JSON.stringify(problem) : text);
}

function codeOf({ runsCode }: Pick<CompiledPage, "runsCode">, components: string): string {
  return runsCode ? components : "";
}
