import { isCounted, plainQuery } from "./search-ledger.ts";

/** What is known of a query: whether the whole site has something for it. */
interface Answered {
  query: string;
  isEmpty: boolean;
}

/** Tells which of the queries that come while a reader types are searches without a result. */
export interface MeantSearches {
  see(answered: Answered): void;
  /** What is meant, should the reader leave now; "": nothing. */
  pending(): string;
  /** That is all: the reader leaves. */
  end(): void;
}

/**
 * A query that is typed on, or taken back, is not finished: it counts when another stands in its place,
 * or when the reader leaves, and not when typing on finds something.
 *
 * @param add Called once for each search without a result.
 */
export function meantSearches(add: (query: string) => void): MeantSearches {
  let pending = "";
  const finish = () => {
    if (pending !== "") add(pending);
    pending = "";
  };
  return {
    see({ query, isEmpty }) {
      const text = plainQuery(query);
      const isTakenBack = text !== "" && pending.startsWith(text);
      if (isTakenBack && text !== pending) return;
      if (!text.startsWith(pending)) finish();
      pending = isEmpty && isCounted(text) ? text : "";
    },
    pending: () => pending,
    end: finish,
  };
}
