import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "../../src/build/build-site.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";

/** A copy of a fixture that is edited, and can be put back. */
export class EditedSite {
  readonly #copy: FixtureCopy;
  /** Files that were changed, as they were; `undefined`: there was none. */
  readonly #changed = new Map<string, string | undefined>();

  constructor(copy: FixtureCopy) {
    this.#copy = copy;
  }

  static async copyOf(name: string): Promise<EditedSite> {
    return new EditedSite(await copyFixture(name));
  }

  /** Adds a page for good. */
  async add(file: string, text = pageText("Weir")): Promise<void> {
    await this.#write(file, text);
  }

  async put(file: string, text: string): Promise<void> {
    await this.#keep(file);
    await this.#write(file, text);
  }

  /** Replaces a text wherever it stands, or the first that an expression finds. */
  async edit(file: string, from: string | RegExp, to: string): Promise<void> {
    const text = await this.#keep(file);
    const edited = typeof from === "string" ? text.replaceAll(from, to) : text.replace(from, to);
    if (edited === text) throw new Error(`Nothing of ${file} is ${from}.`);
    await this.#write(file, edited);
  }

  async delete(file: string): Promise<void> {
    await this.#keep(file);
    await rm(this.#path(file));
  }

  async move(from: string, to: string): Promise<void> {
    await this.#keep(from);
    await this.#keep(to);
    await rename(this.#path(from), this.#path(to));
  }

  async restore(): Promise<void> {
    for (const [file, text] of this.#changed) {
      if (text === undefined) await rm(this.#path(file), { force: true });
      else await this.#write(file, text);
    }
    this.#changed.clear();
  }

  /** Builds the site, and keeps the result under a name. */
  async build(name: string): Promise<string> {
    await buildSite(this.#copy.root, { strict: false, report: () => {} });
    const folder = this.#path(name);
    await rm(folder, { recursive: true, force: true });
    await cp(this.#path("dist"), folder, { recursive: true, dereference: true });
    return folder;
  }

  remove(): Promise<void> {
    return this.#copy.remove();
  }

  #write(file: string, text: string): Promise<void> {
    return writeFile(this.#path(file), text);
  }

  async #keep(file: string): Promise<string> {
    const text = await readFile(this.#path(file), "utf8").catch(() => undefined);
    if (!this.#changed.has(file)) this.#changed.set(file, text);
    return text ?? "";
  }

  #path(file: string): string {
    return join(this.#copy.root, file);
  }
}

export function pageText(title: string): string {
  return `---\ntitle: ${title}\ndescription: A page.\n---\n\nText of its own, which nothing else has.\n`;
}
