/** A value that can be watched; the shape that React's `useSyncExternalStore` takes. */
export interface ValueStore<T> {
  get(): T;
  /** Calls `listener` after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** A ValueStore with its setter; setting an equal value tells nobody. */
export interface MutableStore<T> extends ValueStore<T> {
  set(value: T): void;
}

/** Keeps one value and tells its listeners about changes. */
export function createValueStore<T>(initial: T): MutableStore<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
