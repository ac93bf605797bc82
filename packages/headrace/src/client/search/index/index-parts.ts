import type { SearchIndex } from "../../../search/query/load-search-index.ts";
import type { IndexLoader } from "./index-loader.ts";
import { LoadFailure } from "./load-failure.ts";

/** Fetches the parts that an index misses for a reader's queries. */
export interface IndexParts {
  /** Gives up what the newest query does not need. */
  keep(names: readonly string[]): void;
  /** Adds parts to the index; rejects when one can't be fetched or is damaged. */
  add(index: SearchIndex, names: readonly string[]): Promise<unknown>;
}

/** Creates what fetches parts; nothing is under way yet. */
export function createIndexParts(indexes: IndexLoader): IndexParts {
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();

  const start = (index: SearchIndex, name: string): Promise<void> => {
    const controller = new AbortController();
    const fetchPart = async () => {
      try {
        index.addPart(name, await indexes.part(name, controller));
      } catch (error) {
        // No line, or nobody who waits: neither says anything of the files.
        const hasNoLine = error instanceof LoadFailure && error.kind === "unreached";
        if (!hasNoLine && !controller.signal.aborted) indexes.clear();
        throw error;
      } finally {
        if (running.get(name)?.controller === controller) running.delete(name);
      }
    };
    const done = fetchPart();
    running.set(name, { controller, done });
    return done;
  };

  return {
    keep(names) {
      for (const [name, { controller }] of running) {
        if (names.includes(name)) continue;
        running.delete(name);
        controller.abort();
      }
    },
    add: (index, names) =>
      Promise.all(names.map((name) => running.get(name)?.done ?? start(index, name))),
  };
}
