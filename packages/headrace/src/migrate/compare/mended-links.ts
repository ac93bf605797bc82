import { normalizeRoute, splitSuffix, withoutBase } from "../../model/routes.ts";
import type { FacetDifference } from "./compare-pages.ts";

/** Whether the address of a link, with query and hash, is one that a built site answers. */
type Answers = (target: string) => boolean;

/**
 * Tells which addresses a built site answers.
 *
 * @param files Relative to its folder.
 * @param baseUrl "/" or "/docs/".
 */
export function answeredBy(files: readonly string[], baseUrl: string): Answers {
  const paths = new Set(files.map((file) => normalizeRoute(`/${file}`)));
  return (target) => {
    const [path] = splitSuffix(target);
    const below = withoutBase(baseUrl, path);
    return below !== undefined && paths.has(normalizeRoute(below));
  };
}

/**
 * Takes from a difference of links those that led nowhere in the old site and lead to a page of the new one, with
 * the same text, and addresses that took the sign behind them along: they were mended, and are told as that.
 */
export function splitMended(
  difference: FacetDifference,
  { before, after }: { before: Answers; after: Answers },
): FacetDifference[] {
  const { gone, added } = difference;
  if (gone.length !== added.length) return [difference];
  const mended: FacetDifference = { facet: "mended links", gone: [], added: [] };
  const other: FacetDifference = { ...difference, gone: [], added: [] };
  for (const [index, old] of gone.entries()) {
    const now = added[index] ?? "";
    if (old === now) continue;
    const isOurs = isMended(old, now, { before, after }) || hadSign(old, now);
    const kind = isOurs ? mended : other;
    kind.gone.push(old);
    kind.added.push(now);
  }
  return [other, mended].filter((part) => part.gone.length > 0);
}

/** Links are "target Text", and both may hold spaces. */
function isMended(old: string, now: string, sites: { before: Answers; after: Answers }): boolean {
  return [...now.matchAll(/ /g)].some(({ index }) => {
    const text = now.slice(index);
    if (!old.startsWith("/") || !old.endsWith(text)) return false;
    return sites.after(now.slice(0, index)) && !sites.before(old.slice(0, -text.length));
  });
}

/** Signs that stand behind an address and that older parsers took for its end. */
const SIGNS = ['"', ".", ",", ";", ":", "!", "?"];

/** "https://a.example/b%22 https://a.example/b"", "mailto:a@b.example. a@b.example.": the sign became a part of it. */
function hadSign(old: string, now: string): boolean {
  const [target = "", text = "", ...rest] = now.split(" ");
  if (rest.length > 0 || !/^\w+:/.test(target)) return false;
  return SIGNS.some((sign) => old === `${target}${encodeURI(sign)} ${text}${sign}`);
}
