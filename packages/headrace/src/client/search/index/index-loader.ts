import { localized } from "../../../model/messages/localized.ts";
import { fill } from "../../../model/messages/messages.ts";
import {
  SEARCH_MANIFEST_FILE,
  type SearchIndexFile,
  searchPartFile,
} from "../../../model/search.ts";
import { LoadFailure } from "./load-failure.ts";
import { withPatience } from "./patient-fetch.ts";

/** What is raised for an index of another origin, word for word as the specification has it. */
const UNEXPECTED_URL = "Unexpected version url";

/** Fetches prebuilt indexes, each at most once. */
export interface IndexLoader {
  /**
   * The index of a context ("" for all pages), as soon as it begins to arrive; that of all pages
   * where there is none.
   *
   * @param version Its name; what the site has not is searched in the version that readers see first.
   * @returns the same response to all who ask; `answers.ts` reads it, once.
   * @throws LoadFailure when the manifest or the index can't be fetched, or is not of this site.
   */
  load(version: string | undefined, context: string): Promise<Response>;
  /**
   * A part of an index that is split.
   *
   * @param controller Gives it up.
   * @throws LoadFailure when it can't be fetched.
   */
  part(name: string, controller: AbortController): Promise<Uint8Array>;
  /** Forgets everything, what the browser's cache holds included. */
  clear(): void;
}

/** What the loader works on. */
export interface IndexLoaderOptions {
  /** Origin and base URL: "https://docs.example.com/docs/". */
  base: string;
  /** Of the open page; the indexes of its language are loaded. */
  root: Pick<HTMLElement, "lang">;
  fetch: typeof fetch;
}

/** Creates a loader with its own memory. */
export function createIndexLoader({ base, root, fetch }: IndexLoaderOptions): IndexLoader {
  let cache: RequestCache = "default";
  let manifest: Promise<SearchIndexFile[]> | undefined;
  const indexes = new Map<string, Promise<Response>>();

  const get = async (url: URL, controller = new AbortController()): Promise<Response> => {
    const { signal } = controller;
    const response = await withPatience(fetch(url, { cache, signal }), controller);
    if (response.ok) return response;
    throw new LoadFailure("refused", fill(localized("serverError"), { status: response.status }));
  };
  const loadManifest = async (): Promise<SearchIndexFile[]> => {
    const response = await get(new URL(SEARCH_MANIFEST_FILE, base));
    const { indexes: files } = await response.json();
    return files;
  };
  const loadIndex = async (version: string | undefined, context: string): Promise<Response> => {
    manifest ??= loadManifest();
    const { lang } = root;
    const all = (await manifest).filter((file) => file.language === lang);
    // The first version is first, and of each version the index of all its pages.
    const file =
      all.find((one) => one.version === version && one.context === context) ??
      all.find((one) => one.version === version) ??
      all.find((one) => one.context === context) ??
      all[0];
    if (!file) throw new Error(`No index of ${lang}.`);
    const url = new URL(file.url, base);
    if (url.origin !== new URL(base).origin) throw new LoadFailure("foreign", UNEXPECTED_URL);
    return get(url);
  };
  const forget = () => {
    manifest = undefined;
    indexes.clear();
  };

  return {
    load(version, context) {
      const key = `${version}\n${context}\n${root.lang}`;
      const known = indexes.get(key);
      if (known !== undefined) return known;
      const loading = loadIndex(version, context);
      indexes.set(key, loading);
      // A failure is not kept, so that the next attempt is a new one.
      loading.catch(forget);
      return loading;
    },
    async part(name, controller) {
      const response = await get(new URL(searchPartFile(name), base), controller);
      return new Uint8Array(await response.arrayBuffer());
    },
    clear() {
      forget();
      cache = "reload";
    },
  };
}
