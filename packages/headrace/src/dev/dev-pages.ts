import type { PageRecord } from "../cache/page-record.ts";
import type { PageStore } from "../cache/page-store.ts";
import { compileSettings } from "../check/compile-pages.ts";
import { once } from "../model/once.ts";
import { isCodePage } from "../project/code-pages.ts";
import {
  type Components,
  importedModules,
  loadComponents,
  mayRunCode,
  NO_COMPONENTS,
} from "../project/components.ts";
import { type Project, readSource } from "../project/project.ts";
import { hasSiteRoot } from "../project/theme-parts.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { LIVE, liveModule } from "../sources/markdown/live/live-module.ts";
import { compileBatch } from "../workers/tasks.ts";

/** The pages of a site that is being written, each compiled when it is first asked for. */
export class DevPages {
  /** Bundled when it is first asked for. */
  readonly components: () => Promise<Components>;
  readonly #project: Project;
  readonly #store: PageStore;
  readonly #sources: Map<string, SourceFile>;
  /** What files of pages held when their code was bundled. */
  readonly #bundledTexts: ReadonlyMap<string, string>;
  /** Compiled or being compiled, so that two requests for a page compile it once. */
  readonly #records = new Map<string, Promise<PageRecord>>();
  /** Pages that were made again in doubt, since a file that they show last changed. */
  readonly #remade = new Set<string>();

  constructor(project: Project, sources: readonly SourceFile[], store: PageStore) {
    this.#project = project;
    this.#store = store;
    this.#sources = new Map(sources.map((source) => [source.path, source]));
    this.#bundledTexts = new Map(sources.map(({ file, path, text }) => [file ?? path, text]));
    this.components = once(() => loadComponents(project, sources));
  }

  /** The pages whose text a file holds: its own, and that of each language that has not translated it. */
  shownFrom(file: string): SourceFile[] {
    return [...this.#sources.values()].filter((source) => (source.file ?? source.path) === file);
  }

  /** Takes in what a file holds now, for the pages that show it; `undefined` when it is gone. */
  readAgain(shown: readonly SourceFile[], file: string): SourceFile[] | undefined {
    const read = readSource(this.#project, file);
    if (!read) return undefined;
    const sources = shown.map(({ path, ...known }) => ({
      ...read,
      path,
      ...(known.file === undefined ? {} : { file: known.file }),
    }));
    for (const source of sources) {
      this.#sources.set(source.path, source);
      this.#records.delete(source.path);
    }
    return sources;
  }

  /** Whether no newer text of its page was taken in. */
  isCurrent(source: SourceFile): boolean {
    return this.#sources.get(source.path) === source;
  }

  /** Whether a text, of a page or a part of some, imports or holds code that none did when it was bundled. */
  async importsOthers(source: SourceFile): Promise<boolean> {
    const modules = await importedModules(this.#project, [source]);
    if (modules.size === 0) return false;
    const { path, text } = source;
    const bundledText = this.#bundledTexts.get(path) ?? "";
    const isLive = modules.has(`@site/${path}${LIVE}`);
    if (isLive && liveModule(text, path) !== liveModule(bundledText, path)) return true;
    const bundled = await this.components().catch(() => undefined);
    const files = bundled?.files ?? {};
    return [...modules].some((module) => files[module] === undefined);
  }

  /** Forgets the pages that show a file, and returns their paths. */
  async forgetUsers(file: string): Promise<string[]> {
    const users = (await this.compiled()).filter(({ dependencies }) => dependencies.includes(file));
    for (const { path } of users) {
      this.#records.delete(path);
      this.#remade.delete(path);
    }
    return users.map(({ path }) => path);
  }

  /**
   * Pages whose files differ from what is known of them: watchers drop changes in quick succession.
   * So do those that may show a file as it was while it was written; each of them once.
   */
  async missedChanges(): Promise<string[]> {
    const missed = new Set<string>();
    for (const source of this.#sources.values()) {
      const file = source.file ?? source.path;
      // The text around a module of React is the engine's.
      const current = isCodePage(source.path) ? undefined : readSource(this.#project, file);
      const isEdited = current !== undefined && current.text !== source.text;
      if (isEdited || (await this.#isDoubtful(source))) missed.add(file);
    }
    return [...missed];
  }

  /** Compiles what has not been compiled yet, and keeps it on disk. */
  async compileAll(): Promise<Map<string, PageRecord>> {
    const records = new Map<string, PageRecord>();
    for (const path of this.#sources.keys()) records.set(path, await this.compile(path));
    await this.#store.save(new Set(this.#sources.keys()));
    return records;
  }

  /** What has been compiled so far. */
  compiled(): Promise<PageRecord[]> {
    return Promise.all(this.#records.values());
  }

  compile(path: string): Promise<PageRecord> {
    const known = this.#records.get(path);
    if (known) return known;
    const source = this.#sources.get(path);
    if (!source) throw new Error(`${path} is no page.`);
    const record = this.#findOrCompile(source);
    this.#records.set(path, record);
    record.catch(() => this.#records.delete(path));
    return record;
  }

  async #findOrCompile(source: SourceFile): Promise<PageRecord> {
    const components = await this.#componentsOf(source);
    const record = this.#store.find(source, components);
    return record ?? this.#compileNow(source, components);
  }

  async #compileNow(source: SourceFile, components: Components): Promise<PageRecord> {
    const settings = compileSettings(this.#project, components, this.#store.folder);
    const since = Date.now();
    const task = { file: source, known: this.#store.knownTexts(source.path) };
    const [compiled] = await compileBatch([task], settings);
    if (!compiled) throw new Error(`${source.path} was not compiled.`);
    return this.#store.add(source, compiled, { code: components, since });
  }

  /** The islands that a page may name. */
  async islandsOf(body: string): Promise<readonly string[]> {
    const mayName = body.includes("island:") || hasSiteRoot(this.#project);
    return mayName ? (await this.components()).islands : [];
  }

  /** Most pages run no code and need not wait for its bundle. */
  async #componentsOf(source: SourceFile): Promise<Components> {
    return mayRunCode(source, this.#project) ? this.components() : NO_COMPONENTS;
  }

  /** Whether a compiled page may differ from its files, and was not made again for that already. */
  async #isDoubtful(source: SourceFile): Promise<boolean> {
    if (!this.#records.has(source.path) || this.#remade.has(source.path)) return false;
    if (this.#store.find(source, await this.#componentsOf(source))) return false;
    this.#remade.add(source.path);
    return true;
  }
}
