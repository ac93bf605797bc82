/** Queries for pages in scripts without spaces: pieces of headings, cut anywhere. */
import type { Random } from "../random.ts";
import type { BenchDoc } from "./adapter.ts";
import type { JudgedQuery } from "./judged-query.ts";
import { sample } from "./known-items.ts";

const RUN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}]{5,}/gu;
const [SHORTEST, LONGEST] = [4, 7];
/** A piece that more pages hold in their headings means none of them. */
const MAX_PAGES = 2;

/** As many pieces as asked for, each held by the headings of a page or two. */
export function headingPieces(
  docs: readonly BenchDoc[],
  count: number,
  random: Random,
): JudgedQuery[] {
  const headings = docs.flatMap(({ url, title, sections }) =>
    [title, ...sections.map((section) => section.title)].map((text) => ({ url, text })),
  );
  const runs = headings.flatMap(({ text }) => text.match(RUN) ?? []);
  const pieces = runs.map((run) => {
    const length = Math.min(run.length, random.integer(SHORTEST, LONGEST));
    const start = random.integer(0, run.length - length);
    return run.slice(start, start + length);
  });
  const judged = [...new Set(pieces)].map((query) => {
    const holders = headings.filter(({ text }) => text.includes(query));
    return { query, urls: [...new Set(holders.map(({ url }) => url))] };
  });
  return sample(
    judged.filter(({ urls }) => urls.length <= MAX_PAGES),
    count,
    random,
  );
}
