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
  /** Answers to `query` when "ready"; those to the query before, else. */
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

/** Answers queries in the task of the keystroke: that takes about a millisecond. */
export type Answer = (query: string, limit: number) => SearchResult[];

/** What a session works on. */
export interface SessionOptions {
  /** Loads the index of a scope. */
  load(scope: Scope, options: { fresh: boolean }): Promise<Answer>;
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
  /** Identifies the newest loading; what an older one brings is not shown. */
  let latest = {};

  const show = () => {
    if (!answer) return;
    try {
      change({ status: "ready", ...find(answer, state.get().query, limit) });
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
    try {
      const loaded = await load(state.get().scope, { fresh });
      if (latest !== attempt) return;
      answer = loaded;
      show();
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

/** Results, or what else to ask. */
function find(
  answer: Answer,
  query: string,
  limit: number,
): Pick<SearchState, "results" | "suggestions"> {
  if (!query.trim()) return { results: [], suggestions: [] };
  const results = answer(query, limit);
  if (results.length > 0) return { results, suggestions: [] };
  return { results, suggestions: suggestQueries(query, (other) => answer(other, 1).length > 0) };
}
