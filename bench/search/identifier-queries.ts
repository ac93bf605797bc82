/** Queries for identifiers as readers write them: whole, in parts, in one word, or a piece of one. */
import type { Random } from "../random.ts";
import type { BenchDoc } from "./adapter.ts";
import type { JudgedQuery } from "./judged-query.ts";
import { sample } from "./known-items.ts";

const IDENTIFIER =
  /(?<![\p{L}\p{N}_])(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]+)+|(?:[A-Z][a-z0-9]+){2,}|[A-Z]+(?:_[A-Z0-9]+)+)(?![\p{L}\p{N}_])/gu;
/** An identifier of more pages has no page of its own. */
const MAX_PAGES = 3;

/** Identifiers that stand on a few pages only; each of these pages will do. */
export function identifierQueries(
  docs: readonly BenchDoc[],
  count: number,
  random: Random,
): JudgedQuery[] {
  const pages = new Map<string, Set<string>>();
  for (const { url, sections } of docs) {
    for (const { content } of sections) {
      for (const [name] of content.matchAll(IDENTIFIER)) {
        pages.set(name, (pages.get(name) ?? new Set()).add(url));
      }
    }
  }
  const rare = [...pages].filter(([name, urls]) => urls.size <= MAX_PAGES && name.length <= 40);
  return sample(rare, count, random).map(([name, urls]) => ({
    query: writeOtherwise(name, random),
    urls: [...urls],
  }));
}

function writeOtherwise(name: string, random: Random): string {
  const parts = name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").split(/[_-]/);
  const way = random.integer(0, 3);
  if (way === 0) return name;
  if (way === 1) return parts.join("").toLowerCase();
  if (way === 2) return parts.join(" ").toLowerCase();
  return parts.length > 2 ? parts.slice(1).join("_").toLowerCase() : name.toLowerCase();
}
