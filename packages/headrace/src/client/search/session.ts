import { keepPlaces, type ShownResults } from "../../search/query/keep-places.ts";
import type { SearchResult } from "../../search/query/search-results.ts";
import { AS_TYPED, type Understood } from "../../search/query/understood.ts";
import { createValueStore, type ValueStore } from "../value-store.ts";
import { LoadFailure } from "./index/load-failure.ts";
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
   * Answers to `query` when "ready". Before that, and when more of the index "failed" to come, what
   * the names of pages answer; while nothing can, those to the scope before.
   */
  results: readonly SearchResult[];
  /** Shorter queries that find something, when this one finds nothing. */
  suggestions: readonly string[];
  /** What of the query was not taken as it was typed. */
  understood: Understood;
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
export type SearchAnswer = (query: string, limit: number) => Answered;

/** What can be answered by now. */
export interface Answered {
  results: SearchResult[];
  /** Absent when the query was taken as it is. */
  understood?: Understood;
  /** Fetches what may change the results; then the query is to be asked again. Absent: nothing may. */
  more?: () => Promise<unknown>;
}

/** What a session works on. */
export interface SessionOptions {
  /** Loads the index of a scope, or as much of it as can answer. */
  load(scope: Scope, options: { fresh: boolean }): Promise<SearchAnswer>;
  /** The most results. */
  limit: number;
  scope: Scope;
}

const NOTHING_ASKED: Omit<SearchState, "scope"> = {
  query: "",
  status: "idle",
  message: "",
  results: [],
  suggestions: [],
  understood: AS_TYPED,
};

/** Starts a session and the loading of its index. */
export function createSearchSession({ load, limit, scope }: SessionOptions): SearchSession {
  const state = createValueStore<SearchState>({ ...NOTHING_ASKED, scope });
  const change = (changes: Partial<SearchState>) => state.set({ ...state.get(), ...changes });
  let answer: SearchAnswer | undefined;
  /** Identifies what was asked for last: an index, or an answer. What comes for others is not shown. */
  let latest = {};

  const show = () => {
    if (!answer) return;
    latest = {};
    const { query, status } = state.get();
    try {
      const answered: Answered = query.trim() ? answer(query, limit) : { results: [] };
      const { results, more, understood = AS_TYPED } = answered;
      // What has failed is said until something succeeds.
      const waiting = status === "failed" ? status : "loading";
      change({
        status: more ? waiting : "ready",
        results,
        suggestions: more ? [] : suggest(answer, query, results),
        understood,
      });
      if (more) void showMore(more);
    } catch (error) {
      fail(error);
    }
  };
  const showMore = async (more: () => Promise<unknown>): Promise<void> => {
    const asked = latest;
    try {
      await more();
      if (latest === asked) show();
    } catch (error) {
      if (latest === asked) change({ status: "failed", message: messageOf(error) });
    }
  };
  const fail = (error: unknown) => {
    answer = undefined;
    change({ status: "failed", message: messageOf(error), results: [] });
  };
  const start = async (fresh: boolean): Promise<void> => {
    const attempt = {};
    latest = attempt;
    answer = undefined;
    change({ status: "loading" });
    try {
      const loaded = await load(state.get().scope, { fresh });
      if (latest !== attempt) return;
      answer = keepingPlaces(loaded);
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
      answer = undefined;
    },
  };
}

/** Answers so that rows stay where they are while a query is typed on. */
function keepingPlaces(answer: SearchAnswer): SearchAnswer {
  let shown: ShownResults | undefined;
  return (query, limit) => {
    const answered = answer(query, limit);
    shown = { query, results: keepPlaces({ query, results: answered.results }, shown) };
    return { ...answered, results: shown.results };
  };
}

/** For readers; what an error of the code says means nothing to them. */
function messageOf(error: unknown): string {
  const damaged = "This is no search index.";
  if (!(error instanceof LoadFailure)) return damaged;
  return error.kind === "foreign" ? `${error.message}. ${damaged}` : error.message;
}

/** What else to ask, where nothing was found. */
function suggest(answer: SearchAnswer, query: string, results: readonly SearchResult[]): string[] {
  if (results.length > 0 || !query.trim()) return [];
  return suggestQueries(query, (other) => answer(other, 1).results.length > 0);
}
