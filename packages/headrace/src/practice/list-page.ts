import type { Json } from "../model/api.ts";
import type { JsonObject } from "../model/json-object.ts";
import type { StoredDocument } from "./document-store.ts";
import { fingerprint } from "./hash.ts";
import { Problem } from "./problem.ts";

/** Parameters of a list that are no filters. */
const PAGING: readonly string[] = ["limit", "cursor", "sort", "q"];

/** One page of a list, and the cursor of the next. */
export interface ListPage {
  documents: StoredDocument[];
  limit: number;
  nextCursor: string | null;
}

/**
 * Filters, sorts and cuts. `limit`, `cursor`, `sort` and `q` are what their names say; every other
 * parameter keeps the documents that have its value in the field of its name.
 */
export function listPage(
  documents: readonly StoredDocument[],
  query: JsonObject,
  order: string | undefined,
): ListPage {
  const found = documents.filter(({ value }) => fits(value, query));
  const sort = typeof query.sort === "string" ? query.sort : order;
  if (sort) sortBy(found, sort);
  const limit = typeof query.limit === "number" ? query.limit : found.length;
  const start = readCursor(query);
  const end = start + limit;
  return {
    documents: found.slice(start, end),
    limit,
    nextCursor: end < found.length ? makeCursor(end, query) : null,
  };
}

function fits(value: JsonObject, query: JsonObject): boolean {
  const { q } = query;
  const isNamed =
    typeof q !== "string" || String(value.name).toLowerCase().includes(q.toLowerCase());
  return (
    isNamed &&
    Object.entries(query).every(([name, wanted]) => PAGING.includes(name) || value[name] === wanted)
  );
}

function sortBy(documents: StoredDocument[], sort: string): void {
  const direction = sort.startsWith("-") ? -1 : 1;
  const field = sort.replace(/^-/, "");
  const rank = ({ value }: StoredDocument) => sortable(value[field]);
  documents.sort((a, b) => direction * rank(a).localeCompare(rank(b), "en", { numeric: true }));
}

function sortable(value: Json | undefined): string {
  return value === undefined || value === null ? "" : String(value);
}

/** Says where to go on and for which query, so that it fits no other one. */
function makeCursor(offset: number, query: JsonObject): string {
  const json = JSON.stringify({ o: offset, q: queryMark(query) });
  return btoa(json).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function readCursor(query: JsonObject): number {
  if (typeof query.cursor !== "string") return 0;
  const { o, q } = decode(query.cursor);
  if (typeof o !== "number" || o < 0)
    throw new Problem("invalidCursor", "This is not a cursor of this list.");
  if (q !== undefined && q !== queryMark(query))
    throw new Problem("invalidCursor", "The cursor belongs to another query.");
  return o;
}

function decode(cursor: string): { o?: unknown; q?: unknown } {
  try {
    const value: unknown = JSON.parse(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function queryMark({ cursor: _, ...query }: JsonObject): string {
  const entries = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return fingerprint(JSON.stringify(entries));
}
