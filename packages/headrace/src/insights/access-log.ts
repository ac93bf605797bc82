import { nearestFirst } from "../model/nearest.ts";
import { logLines } from "./log-lines.ts";

/** An address that others link to, or readers ask for, and that the site does not have. */
export interface BrokenAddress {
  path: string;
  count: number;
  /** Pages that led there, without query, most frequent first. */
  from: string[];
  /** The page of the site whose route is nearest; `null` when none is near. */
  nearest: string | null;
}

const MAX_FROM = 3;

/** What scanners ask for, not readers. */
const PROBES = /(?:^|\/)\.|\.(?:php\d?|aspx?|jsp|cgi|env|sql|bak)$|^\/(?:wp-|cgi-bin|vendor\/)/i;

/**
 * Reads the addresses of a log that were answered with 404 or 410, most frequent first.
 *
 * @param routes Of all pages, with the base URL as it stands in the log.
 */
export async function brokenAddresses(
  file: string,
  routes: readonly string[],
): Promise<BrokenAddress[]> {
  const found = new Map<string, { count: number; from: Map<string, number> }>();
  for await (const { target, status, referrer } of logLines(file)) {
    const path = target.replace(/[?#].*/, "");
    if (![404, 410].includes(status) || !path.startsWith("/") || PROBES.test(path)) continue;
    const entry = found.get(path) ?? { count: 0, from: new Map<string, number>() };
    found.set(path, entry);
    entry.count++;
    const from = pageOf(referrer);
    if (from !== undefined) entry.from.set(from, (entry.from.get(from) ?? 0) + 1);
  }
  return [...found]
    .map(([path, { count, from }]) => ({
      path,
      count,
      from: [...from]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, MAX_FROM)
        .map(([address]) => address),
      nearest: nearestFirst(path, routes)[0] ?? null,
    }))
    .toSorted((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1));
}

/** An address without what may tell of a person. */
function pageOf(referrer: string): string | undefined {
  if (!/^https?:/i.test(referrer) || !URL.canParse(referrer)) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin + pathname;
}
