import { STORAGE_KEYS } from "../model/constants.ts";
import type { ReaderStorage } from "./storage.ts";
import { createValueStore, type ValueStore } from "./value-store.ts";

/** What the server knows of a reader, and what is known of most: the same list, so that nothing is drawn anew for it. */
export const NO_STEPS: readonly string[] = [];

/** Routes of the steps that the reader has checked off; they stay in this browser. */
export interface DoneSteps extends ValueStore<readonly string[]> {
  toggle(route: string): void;
}

/** Keeps the steps in storage, in all tabs; what is no list of texts counts for nothing. */
export function createDoneSteps(storage: ReaderStorage): DoneSteps {
  const read = () => parseRoutes(storage.get(STORAGE_KEYS.doneSteps) ?? "[]");
  const store = createValueStore(read());
  storage.watch(STORAGE_KEYS.doneSteps, () => store.set(read()));
  return {
    get: store.get,
    subscribe: store.subscribe,
    toggle(route) {
      const known = store.get();
      const others = known.filter((step) => step !== route);
      const steps = others.length < known.length ? others : [...known, route];
      storage.set(STORAGE_KEYS.doneSteps, JSON.stringify(steps));
      store.set(steps);
    },
  };
}

function parseRoutes(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    const routes = Array.isArray(value) ? value.filter((route) => typeof route === "string") : [];
    return routes.length > 0 ? routes : NO_STEPS;
  } catch {
    return NO_STEPS;
  }
}
