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
  clear(): void;
}

/** Keeps them in storage; what others wrote there is ignored unless it is such a list. */
export function createSearchLedger(storage: ReaderStorage): SearchLedger {
  const list = () => parseRows(storage.get(LEDGER.key) ?? "").slice(0, LEDGER.rows);
  return {
    list,
    add: (query) => storage.set(LEDGER.key, JSON.stringify(withSearch(list(), query))),
    clear: () => storage.remove(LEDGER.key),
  };
}

/** The rows, and one search more; "" is none. */
export function withSearch(rows: readonly LedgerRow[], query: string): LedgerRow[] {
  if (query === "") return [...rows];
  const others = rows.filter((row) => row.query !== query);
  const before = rows.find((row) => row.query === query)?.count ?? 0;
  return [{ query, count: Math.min(before + 1, LEDGER.count) }, ...others].slice(0, LEDGER.rows);
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
  return typeof query === "string" && query.length <= LEDGER.length && typeof count === "number";
}
