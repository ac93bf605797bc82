import type { ReaderStorage } from "../storage.ts";

/**
 * Why a document has to be loaded in place of a content chunk. "replaced": the chunk is gone or
 * belongs to another build. "unreachable": the network failed.
 */
export type ReloadReason = "replaced" | "unreachable";

/** Keeps failed navigations from reloading for ever: one reload for each address and bundle. */
export interface ReloadGuard {
  /** True the first time; the caller then has to reload. */
  permit(reason: ReloadReason, url: string): boolean;
  /** The address works again for this reason. */
  clear(reason: ReloadReason, url: string): void;
}

/**
 * @param storage `sessionStorage`: the guard has to outlive the document that it reloads.
 * @param clientId A new bundle gets its own chance.
 */
export function createReloadGuard(storage: ReaderStorage, clientId: string): ReloadGuard {
  const key = (reason: ReloadReason, url: string) =>
    `reload:${reason}:${clientId}:${url.replace(/#.*/, "")}`;
  return {
    permit(reason, url) {
      if (storage.get(key(reason, url)) !== null) return false;
      storage.set(key(reason, url), "1");
      return true;
    },
    clear: (reason, url) => storage.remove(key(reason, url)),
  };
}
