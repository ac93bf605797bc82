import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { engineModule } from "../engine-dir.ts";

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk;

/**
 * The address of a built file with the digest of its content behind "#", as `integrity` wants it:
 * who loads it gets what was built, or nothing.
 */
export function checkedAddress(file: BuiltFile): string {
  const content = file.type === "chunk" ? file.code : file.source;
  return `${file.fileName}#sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** The id that the bundler gives to what it puts around every `import()`. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";

/**
 * What is loaded with a module. The first script loads the shell with all that it imports; whatever
 * comes later imports besides only what is there.
 */
export function loadedWith(
  file: string,
  imported: readonly string[],
  { hostId }: { hostId: string },
): string[] {
  const isFirst = /\/client-[^/]*$/.test(hostId);
  return isFirst ? [...new Set([file, ...imported])].filter((name) => name !== hostId) : [file];
}

/** Gives the scripts of a bundle the digests of the files that they load. */
export function checkedAddresses(base: string): Plugin {
  return {
    name: "checked-addresses",
    enforce: "pre",
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export { loadChecked as __vitePreload } from ${JSON.stringify(engineModule("client/loading/load-checked"))};`
        : undefined,
    // The names are made before: a release from before the digests had the same, of other content.
    augmentChunkHash: () => "checked",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        new Sealing(base, bundle).all();
      },
    },
  };
}

/**
 * Files are sealed before those that name them, since that changes these. Of a ring of files that load
 * each other, one can't have the digest of the others: it loads the next without.
 */
class Sealing {
  readonly #base: string;
  readonly #bundle: Rolldown.OutputBundle;
  readonly #begun = new Set<string>();
  readonly #done = new Set<string>();

  constructor(base: string, bundle: Rolldown.OutputBundle) {
    this.#base = base;
    this.#bundle = bundle;
  }

  all(): void {
    for (const file of Object.values(this.#bundle)) this.#seal(file);
  }

  #seal(file: BuiltFile): void {
    const { fileName } = file;
    if (this.#begun.has(fileName)) return;
    this.#begun.add(fileName);
    if (file.type === "chunk") {
      file.code = file.code.replace(
        /(["`])([^"`\s]*assets\/[\w.-]+\.(?:js|css))\1/g,
        (text, _, address) => this.#address(address) ?? text,
      );
    }
    this.#done.add(fileName);
  }

  /** `undefined` for what is no file of the bundle, and for one that loads what loads it. */
  #address(address: string): string | undefined {
    const name = address.startsWith(this.#base) ? address.slice(this.#base.length) : address;
    const file = this.#bundle[name];
    if (!file) return undefined;
    this.#seal(file);
    if (!this.#done.has(name)) return undefined;
    return JSON.stringify(this.#base + checkedAddress(file));
  }
}
