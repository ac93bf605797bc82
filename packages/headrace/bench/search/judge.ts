/** Puts judged queries to an engine and counts what comes back. */
import type { BenchEngine } from "./adapter.ts";
import type { JudgedQuery } from "./judged-query.ts";

/** Rows that a reader sees. */
export const ROWS = 8;

/** The first pass runs code that no engine has optimized yet. */
const PASSES = 3;

/** How a set of queries went. Shares from 0 to 1. */
export interface Quality {
  /** Mean of one over the rank, 0 beyond the rows. */
  mrr: number;
  first: number;
  inRows: number;
  /** The very section among the rows; of queries that mean one. */
  section: number;
  missed: string[];
}

/** How the rows behave while a query is typed. Shares from 0 to 1, means over the queries. */
export interface Typing {
  /** Share of the query after which the answer is first and stays so. */
  settled: number;
  /** Share of the keystrokes after which the answer is among the rows. */
  area: number;
  /** How often the answer lost the first place again. */
  flicker: number;
}

/** Times in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** Ranks the answers of all queries. */
export async function judgeQueries(
  engine: BenchEngine,
  queries: readonly JudgedQuery[],
): Promise<Quality> {
  const missed: string[] = [];
  let [sum, first, inRows, sections, withSection] = [0, 0, 0, 0, 0];
  for (const judged of queries) {
    const rows = await engine.search(judged.query, ROWS);
    const rank = rankOf(judged, rows);
    sum += rank > 0 ? 1 / rank : 0;
    first += Number(rank === 1);
    inRows += Number(rank > 0);
    if (rank !== 1) missed.push(`${rank || "-"} ${judged.query} → ${judged.urls[0]}`);
    if (judged.section === undefined) continue;
    withSection++;
    sections += Number(rows.some(({ url }) => url === judged.section));
  }
  const share = (count: number, of: number) => (of === 0 ? Number.NaN : count / of);
  return {
    mrr: share(sum, queries.length),
    first: share(first, queries.length),
    inRows: share(inRows, queries.length),
    section: share(sections, withSection),
    missed,
  };
}

/** Types every query letter by letter. */
export async function judgeTyping(
  engine: BenchEngine,
  queries: readonly JudgedQuery[],
): Promise<Typing> {
  let [settled, area, flicker] = [0, 0, 0];
  for (const judged of queries) {
    const ranks: number[] = [];
    for (let length = 1; length <= judged.query.length; length++) {
      ranks.push(rankOf(judged, await engine.search(judged.query.slice(0, length), ROWS)));
    }
    const lastBelow = ranks.findLastIndex((rank) => rank !== 1);
    settled += Math.min(1, (lastBelow + 2) / ranks.length);
    area += ranks.filter((rank) => rank > 0).length / ranks.length;
    flicker += ranks.filter((rank, at) => rank !== 1 && ranks[at - 1] === 1).length;
  }
  const count = queries.length;
  return { settled: settled / count, area: area / count, flicker: flicker / count };
}

/** Times every prefix of every query: of several passes the first, and the best of the others. */
export async function timeTyping(
  engine: BenchEngine,
  queries: readonly string[],
): Promise<{ first: Times; best: Times }> {
  const typed = queries.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const passes: number[][] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const times: number[] = [];
    for (const query of typed) {
      const start = performance.now();
      await engine.search(query, ROWS);
      times.push(performance.now() - start);
    }
    passes.push(times);
  }
  const [first = [], ...further] = passes;
  const best = first.map((_, at) => Math.min(...further.map((times) => times[at] ?? 0)));
  return { first: quantiles(first), best: quantiles(best) };
}

/** What half, 95 % and 99 % of times stay below, and the longest. */
export function quantiles(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** "0.5 / 2.1 / 3.0 / 4.2". */
export function timesCell({ p50, p95, p99, max }: Times): string {
  return [p50, p95, p99, max].map((time) => time.toFixed(1)).join(" / ");
}

/** Rank among pages, from 1; 0 when it is not there. Rows of one page count as one. */
function rankOf(judged: JudgedQuery, rows: readonly { url: string }[]): number {
  const pages = [...new Set(rows.map(({ url }) => url.replace(/#.*/, "")))];
  return pages.findIndex((url) => judged.urls.includes(url)) + 1;
}
