import { STORAGE_KEYS } from "../model/constants.ts";
import type { ReaderStorage } from "./storage.ts";
import { createValueStore, type ValueStore } from "./value-store.ts";

/** The documentation's id in the storage key; the original's sites have several. */
const DOCS_ID = "default";

/** The version of the documentation that the reader chose last; `null` when none. */
export interface PreferredVersion extends ValueStore<string | null> {
  choose(name: string): void;
}

/**
 * Remembers the reader's version of the documentation, in all tabs.
 *
 * @param names The versions that exist; a stored one that is gone counts for nothing.
 */
export function createPreferredVersion(
  storage: ReaderStorage,
  names: readonly string[],
): PreferredVersion {
  const key = STORAGE_KEYS.preferredVersion(DOCS_ID);
  const read = () => {
    const name = storage.get(key);
    return name !== null && names.includes(name) ? name : null;
  };
  const store = createValueStore(read());
  storage.watch(key, () => store.set(read()));
  return {
    get: store.get,
    subscribe: store.subscribe,
    choose(name) {
      storage.set(key, name);
      store.set(read());
    },
  };
}
