/** What the client keeps for the reader; never throws, whatever the browser permits. */
export interface ReaderStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /**
   * Calls `listener` when the value may have changed elsewhere: written or removed in another tab,
   * or while this page rested in the browser's back/forward cache. Returns the way to stop.
   */
  watch(key: string, listener: () => void): () => void;
}

/**
 * Wraps `localStorage` or `sessionStorage`. Where storage is blocked or full, what was written
 * lasts as long as the page.
 *
 * @param area Gives the storage area; reading `window.localStorage` itself may throw.
 * @param events Where `storage` and `pageshow` events arrive: the window.
 */
export function createStorage(area: () => Storage, events: EventTarget): ReaderStorage {
  /** Values that the browser refused; `null` for one that it refused to remove. */
  const refused = new Map<string, string | null>();

  const write = (key: string, value: string | null) => {
    try {
      if (value === null) area().removeItem(key);
      else area().setItem(key, value);
      refused.delete(key);
    } catch {
      refused.set(key, value);
    }
  };

  return {
    get(key) {
      const kept = refused.get(key);
      if (kept !== undefined) return kept;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set: write,
    remove: (key) => write(key, null),
    watch: (key, listener) => watchKey(events, key, listener),
  };
}

function watchKey(events: EventTarget, key: string, listener: () => void): () => void {
  const onStorage = (event: Event) => {
    // `storage.clear()` reports a key of null. https://html.spec.whatwg.org/#the-storageevent-interface
    const changed = "key" in event ? event.key : null;
    if (changed === key || changed === null) listener();
  };
  const onPageShow = (event: Event) => {
    if ("persisted" in event && event.persisted) listener();
  };
  events.addEventListener("storage", onStorage);
  events.addEventListener("pageshow", onPageShow);
  return () => {
    events.removeEventListener("storage", onStorage);
    events.removeEventListener("pageshow", onPageShow);
  };
}
