import type { SearchResult } from "../../search/query/search-results.ts";
import { createValueStore, type ValueStore } from "../value-store.ts";
import type { Scope } from "./scope.ts";
import { suggestQueries } from "./suggestions.ts";

/** What is asked, and what is known of the answer. */
export interface SearchState {
  query: string;
  scope: Scope;
  /** Of the index: "idle" until the first query needs it. */
  status: "idle" | "loading" | "ready" | "failed";
  /** Why the index did not load. */
  message: string;
  /**
   * Answers to `query` when "ready". Before that, what the names of pages answer, or those to the
   * scope before.
   */
  results: readonly SearchResult[];
  /** Shorter queries that find something, when this one finds nothing. */
  suggestions: readonly string[];
}

/** One reader's search in one place. */
export interface SearchSession {
  state: ValueStore<SearchState>;
  ask(query: string): void;
  /** Searches elsewhere for the same. */
  setScope(scope: Scope): void;
  /** Loads the index anew, after a failure. */
  retry(): void;
  /** Ends it; an index that arrives later changes nothing. */
  end(): void;
}

/** Answers a query at once: that takes about a millisecond. */
export type Answer = (query: string, limit: number) => SearchResult[];

/** What a session works on. */
export interface SessionOptions {
  /** Loads the index of a scope; `early` takes what can answer before all of it is there. */
  load(scope: Scope, options: { fresh: boolean; early: (answer: Answer) => void }): Promise<Answer>;
  /** The most results. */
  limit: number;
  scope: Scope;
}

/** Starts a session and the loading of its index. */
export function createSession({ load, limit, scope }: SessionOptions): SearchSession {
  const state = createValueStore<SearchState>({
    query: "",
    scope,
    status: "idle",
    message: "",
    results: [],
    suggestions: [],
  });
  const change = (changes: Partial<SearchState>) => state.set({ ...state.get(), ...changes });
  let answer: Answer | undefined;
  let isWhole = false;
  /** Identifies the newest loading; what an older one brings is not shown. */
  let latest = {};

  const show = () => {
    if (!answer) return;
    try {
      const { query } = state.get();
      const results = query.trim() ? answer(query, limit) : [];
      if (!isWhole) change({ results });
      else change({ status: "ready", results, suggestions: suggest(answer, query, results) });
    } catch (error) {
      fail(error);
    }
  };
  const fail = (error: unknown) => {
    answer = undefined;
    const message = error instanceof Error ? error.message : String(error);
    change({ status: "failed", message, results: [] });
  };
  const start = async (fresh: boolean): Promise<void> => {
    const attempt = {};
    latest = attempt;
    answer = undefined;
    change({ status: "loading" });
    const use = (loaded: Answer, extent: { isWhole: boolean }) => {
      if (latest !== attempt) return;
      answer = loaded;
      isWhole = extent.isWhole;
      show();
    };
    try {
      const early = (loaded: Answer) => use(loaded, { isWhole: false });
      use(await load(state.get().scope, { fresh, early }), { isWhole: true });
    } catch (error) {
      if (latest === attempt) fail(error);
    }
  };

  void start(false);
  return {
    state,
    ask(query) {
      change({ query });
      show();
    },
    setScope(next) {
      change({ scope: next });
      void start(false);
    },
    retry: () => void start(true),
    end() {
      latest = {};
    },
  };
}

/** What else to ask, where nothing was found. */
function suggest(answer: Answer, query: string, results: readonly SearchResult[]): string[] {
  if (results.length > 0 || !query.trim()) return [];
  return suggestQueries(query, (other) => answer(other, 1).length > 0);
}
