import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CompiledPage, PageFile, PageSection, SourceFile } from "../sources/compiled-page.ts";
import { digest, exists, isChangedSince, readJson, writeFileAtomic } from "./files.ts";

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
    page: CompiledPage,
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
      files: await this.#addFiles(files),
    };
    const dependencies: Record<string, string> = {};
    let isCertain = true;
    for (const path of page.dependencies) {
      dependencies[path] = await this.#digestFile(path);
      isCertain &&= !(await isChangedSince(join(this.#root, path), since));
    }
    const lookups: Record<string, boolean> = {};
    for (const path of page.lookups ?? []) lookups[path] = await exists(join(this.#root, path));
    await writeFileAtomic(this.#bodyFile(record.bodyId), body);
    await writeFileAtomic(this.#contentFile(record.markdownId), markdown);
    await writeFileAtomic(this.sectionsFile(record.sectionsId), sectionsText);
    this.#records.set(file.path, {
      key: isCertain ? sourceKey(file) : "",
      components: codeOf(record, components),
      dependencies,
      lookups,
      record,
    });
    this.#changed = true;
    return record;
  }

  /** The article of a record. */
  readBody(bodyId: string): Promise<string> {
    return readFile(this.#bodyFile(bodyId), "utf8");
  }

  /** The text of a page, as its sections hold it. */
  async readSections(sectionsId: string): Promise<PageSection[]> {
    return JSON.parse(await readFile(this.sectionsFile(sectionsId), "utf8"));
  }

  /** Absolute path of the JSON file that holds the sections of a page. */
  sectionsFile(sectionsId: string): string {
    return join(this.#folder, "sections", `${sectionsId}.json`);
  }

  /** The content of a file beside a page, or an article as Markdown. */
  readFile(contentId: string): Promise<string> {
    return readFile(this.#contentFile(contentId), "utf8");
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

  async #addFiles(files: readonly PageFile[]): Promise<PageRecord["files"]> {
    return Promise.all(
      files.map(async ({ path, content }) => {
        const contentId = digest(content);
        await writeFileAtomic(this.#contentFile(contentId), content);
        return { path, contentId };
      }),
    );
  }

  #contentFile(contentId: string): string {
    return join(this.#folder, "files", contentId);
  }

  async #digestFile(path: string): Promise<string> {
    const content = await readFile(join(this.#root, path)).catch(() => undefined);
    return content === undefined ? "" : digest(content);
  }
}

/** Changes with the text of a page, or with why it has none. */
function sourceKey({ text, problem }: SourceFile): string {
  return digest(problem ? JSON.stringify(problem) : text);
}

function codeOf({ runsCode }: Pick<CompiledPage, "runsCode">, components: string): string {
  return runsCode ? components : "";
}
