import type { BenchDoc } from "./adapter.ts";

/** A query and the pages (or sections) that answer it. */
export interface JudgedQuery {
  query: string;
  /** Any of these will do. A URL without "#" accepts every section of the page. */
  urls: readonly string[];
  /** The section that is meant, with "#"; absent when the page as a whole is. */
  section?: string;
}

/** A question and the ends of the addresses that answer it: "about_Arrays", "jea/overview". */
export type Question = readonly [question: string, ...ends: string[]];

/** Gives questions the whole addresses of a set of pages; throws when a page is gone. */
export function toJudgedQueries(
  questions: readonly Question[],
): (docs: readonly BenchDoc[]) => JudgedQuery[] {
  return (docs) =>
    questions.map(([query, ...ends]) => ({
      query,
      urls: ends.flatMap((end) => {
        const found = docs.filter(({ url }) => url.endsWith(`/${end}`)).map(({ url }) => url);
        if (found.length === 0) throw new Error(`No page ends in "${end}".`);
        return found;
      }),
    }));
}
