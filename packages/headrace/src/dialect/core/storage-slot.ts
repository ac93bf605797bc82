/** Of `@docusaurus/theme-common`: values that a browser keeps. */
import { useSyncExternalStore } from "react";

const NONE = { get: () => null, set: () => {}, del: () => {}, listen: () => () => {} };

/** A value that the browser keeps under a name; nothing is kept while a page is rendered. */
export function createStorageSlot(
  key: string,
  {
    persistence = "localStorage",
  }: { persistence?: "localStorage" | "sessionStorage" | "none" } = {},
) {
  if (typeof window === "undefined" || persistence === "none") return NONE;
  const storage = window[persistence];
  const tell = (newValue: string | null) => {
    dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: storage }));
  };
  return {
    get: () => storage.getItem(key),
    set(value: string) {
      storage.setItem(key, value);
      tell(value);
    },
    del() {
      storage.removeItem(key);
      tell(null);
    },
    listen(changed: (event: StorageEvent) => void) {
      const heard = (event: StorageEvent) => {
        if (event.storageArea === storage && event.key === key) changed(event);
      };
      addEventListener("storage", heard);
      return () => removeEventListener("storage", heard);
    },
  };
}

/** The value under a name, which follows its changes, and the way to change it. */
export function useStorageSlot(
  key: string | null,
  options?: Parameters<typeof createStorageSlot>[1],
) {
  const slot = key === null ? NONE : createStorageSlot(key, options);
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot] as const;
}

/** The names under which the browser keeps something. */
export function listStorageKeys(): string[] {
  return typeof window === "undefined" ? [] : Object.keys(localStorage);
}
