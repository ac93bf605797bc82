import type { SearchHost } from "../../theme/search/search-host.ts";
import { importChecked } from "../loading/import-checked.ts";
import type { SearchEnvironment } from "./environment.ts";
import type { MarkRequest } from "./marks/mark-words.ts";
import type { Search } from "./start-search.tsx";

/** Search, before its code is there. */
export interface SearchLoader {
  /** Loads code and the index of a version, side by side, each once. */
  prepare(version: string | undefined): void;
  /** Draws results into a host; rejects when the code does not load. */
  start(host: SearchHost): Promise<() => void>;
  /** Marks words in the article; rejects when the code does not load. */
  mark(request: MarkRequest): Promise<void>;
  /** Forgets what was fetched; the development server has new content. */
  clear(): void;
}

/** Creates the loader; nothing is fetched yet. */
export function createSearchLoader(environment: SearchEnvironment): SearchLoader {
  const { indexes } = environment;
  const importCode = createCodeImport();
  const loadLater = () => import("./later.ts");
  let search: Promise<Search> | undefined;

  const loadCode = (): Promise<Search> => {
    search ??= importCode().then(({ createSearch }) => createSearch({ ...environment, loadLater }));
    search.catch(() => {
      search = undefined;
    });
    return search;
  };
  // Whoever asks for the index meets its failure.
  const loadIndex = (version: string | undefined) => void indexes.load(version, "").catch(() => {});

  return {
    prepare(version) {
      loadCode().catch(() => {});
      loadIndex(version);
    },
    async start(host) {
      if (host.kind === "box" || !/[?&](ctx|version)=/.test(location.search)) {
        loadIndex(host.version);
      }
      return (await loadCode()).start(host);
    },
    async mark(request) {
      const loading = [loadLater(), loadCode()] as const;
      const [{ later }, { words }] = await Promise.all(loading);
      later.markWords(request, words);
    },
    clear() {
      indexes.clear();
      search = undefined;
    },
  };
}

/**
 * Imports the code, and imports it anew after a failure. Firefox and Safari remember that a module
 * failed (https://github.com/whatwg/html/issues/6768); with another query it is another module. Its
 * address stands in the error alone.
 */
function createCodeImport(): () => Promise<typeof import("./start-search.tsx")> {
  let failed: string | undefined;
  let retries = 0;
  return async () => {
    try {
      if (failed === undefined) return await import("./start-search.tsx");
      retries++;
      return await importChecked(failed.replace(/(?=#|$)/, `?retry=${retries}`));
    } catch (error) {
      failed ??= /https?:[^\s?]+\.js[^\s?]*/.exec(String(error))?.[0];
      throw error;
    }
  };
}
