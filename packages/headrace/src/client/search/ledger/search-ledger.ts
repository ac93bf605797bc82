import { LEDGER } from "../../../model/constants.ts";
import type { ReaderStorage } from "../../storage.ts";

/** A search without a result, and how often it was made. */
export interface LedgerRow {
  query: string;
  count: number;
}

/** The reader's searches without a result, newest first; they stay in this browser until they are sent. */
export interface SearchLedger {
  list(): LedgerRow[];
  add(query: string): void;
  /** Takes these out; what was counted since stays. */
  remove(rows: readonly LedgerRow[]): void;
}

/** Keeps them in storage; what others wrote there is ignored unless it is such a list. */
export function createSearchLedger(storage: ReaderStorage): SearchLedger {
  const list = () => parseRows(storage.get(LEDGER.key) ?? "").slice(0, LEDGER.rows);
  const keep = (rows: readonly LedgerRow[]) => storage.set(LEDGER.key, JSON.stringify(rows));
  return {
    list,
    add: (query) => keep(withSearch(list(), query)),
    remove(rows) {
      const left = list().map(({ query, count }) => {
        const taken = rows.find((row) => row.query === query)?.count ?? 0;
        return { query, count: count - taken };
      });
      const kept = left.filter(isRow);
      if (kept.length > 0) keep(kept);
      else storage.remove(LEDGER.key);
    },
  };
}

/** The rows, and one search more; "" is none. */
export function withSearch(rows: readonly LedgerRow[], query: string): LedgerRow[] {
  if (query === "") return [...rows];
  const others = rows.filter((row) => row.query !== query);
  const before = rows.find((row) => row.query === query)?.count ?? 0;
  return [{ query, count: Math.min(before + 1, LEDGER.count) }, ...others].slice(0, LEDGER.rows);
}

/** A query as it is counted, and as a server takes it: without case, and with single spaces alone. */
export function plainQuery(query: string): string {
  return query
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** Whether a plain query counts as one: longer is what somebody has pasted. */
export function isCounted(query: string): boolean {
  return query !== "" && query.length <= LEDGER.length;
}

function parseRows(text: string): LedgerRow[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(value: unknown): value is LedgerRow {
  if (typeof value !== "object" || value === null) return false;
  if (!("query" in value && "count" in value)) return false;
  const { query, count } = value;
  const isCount = Number.isInteger(count) && Number(count) > 0 && Number(count) <= LEDGER.count;
  return isCount && typeof query === "string" && isCounted(query) && plainQuery(query) === query;
}
