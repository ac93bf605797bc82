import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Random } from "../../../bench/random.ts";

/** What was done to a good site, and where its author has to be told. */
export interface Fault {
  what: string;
  /** Relative to the root. */
  file: string;
  /** Absent where the fault has no line: that of a whole file. */
  line?: number;
  column?: number;
  /** The site is built, and `--strict` refuses it. */
  isWarning?: true;
  /** What was done may be right as well; if it is not, the author is told as of any fault. */
  isChance?: true;
}

/** Makes a good site faulty in a way that is picked at random. */
export type Mutation = (sources: Sources, random: Random) => Fault;

/** From 1. */
interface Place {
  line: number;
  column: number;
}

/** Every text of the site, by what reads it. */
export const TEXTS = {
  pages: ["content/index.md", "content/guide/index.md", "content/guide/steps.mdx"],
  posts: ["content/news/first.md"],
  parts: ["content/guide/_shared.md", "examples/run.sh"],
  data: [
    "content/guide/_category_.json",
    "content/news/_category_.yml",
    "content/tags.yml",
    "content/facts.yaml",
  ],
  api: ["openapi/api.yaml", "openapi/parts.yaml"],
  config: ["site/site.config.ts", "site/sidebars.ts"],
  code: [
    "site/mdx-components.tsx",
    "site/components/card.tsx",
    "site/components/counter.tsx",
    "site/site.css",
  ],
} as const;

/** The sources of a site that a test may change, and take the changes back. */
export class Sources {
  readonly root: string;
  /** As they were; `undefined` for one that was not there. */
  readonly #before = new Map<string, Buffer | undefined>();

  /** That were not there. */
  readonly #folders: string[] = [];

  constructor(root: string) {
    this.root = root;
  }

  text(file: string): string {
    return this.bytes(file).toString("utf8");
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.root, file));
  }

  write(file: string, content: string | Uint8Array): void {
    const path = join(this.root, file);
    if (!this.#before.has(file)) {
      this.#before.set(file, existsSync(path) ? readFileSync(path) : undefined);
    }
    const folder = mkdirSync(dirname(path), { recursive: true });
    if (folder !== undefined) this.#folders.push(folder);
    writeFileSync(path, content);
  }

  remove(file: string): void {
    this.#before.set(file, this.bytes(file));
    rmSync(join(this.root, file));
  }

  /** Puts a text into a file; returns where it stands then. */
  insert(file: string, offset: number, inserted: string): Place {
    const text = this.text(file);
    this.write(file, text.slice(0, offset) + inserted + text.slice(offset));
    return placeAt(text, offset);
  }

  /** Replaces the first occurrence of a text; returns where it stood. */
  replace(file: string, found: string, replacement: string): Place {
    const text = this.text(file);
    const at = text.indexOf(found);
    if (at === -1) throw new Error(`${file} holds no ${found}`);
    this.write(file, text.slice(0, at) + replacement + text.slice(at + found.length));
    return placeAt(text, at);
  }

  /** Adds a paragraph to the end of a page; returns where the text stands. */
  append(file: string, paragraph: string): Place {
    const text = this.text(file);
    this.write(file, `${text}\n${paragraph}\n`);
    return placeAt(`${text}\n`, text.length + 1);
  }

  /** Makes the site good again. */
  undo(): void {
    for (const [file, content] of this.#before) {
      if (content === undefined) rmSync(join(this.root, file), { force: true });
      else writeFileSync(join(this.root, file), content);
    }
    for (const folder of this.#folders.splice(0)) rmSync(folder, { recursive: true });
    this.#before.clear();
  }
}

/** Line and column of an offset. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
