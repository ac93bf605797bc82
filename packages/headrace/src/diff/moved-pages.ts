import { splitSuffix } from "../model/routes.ts";
import type { BuiltPage, BuiltSite } from "./built-site.ts";

/** A page that is gone, and the new one that it became. */
export interface Move {
  from: BuiltPage;
  to: BuiltPage;
  isRedirected: boolean;
}

/** From this share of equal lines two pages are one that has moved. */
const ALIKE = 0.6;

/** Shorter texts may be alike by chance; they need their title, too. */
const SHORT = 4;

/** Redirects that lead to redirects end somewhere. */
const MAX_STEPS = 10;

/** Where an address leads: a page, perhaps by redirects; `undefined` when nowhere. */
export function targetOf({ pages, redirects }: BuiltSite, route: string): BuiltPage | undefined {
  let at = route;
  for (let step = 0; step < MAX_STEPS; step++) {
    const page = pages.get(at);
    if (page) return page;
    const next = redirects.get(at);
    if (next === undefined) return undefined;
    at = splitSuffix(next)[0];
  }
  return undefined;
}

/** Pairs what is gone with what is new: by its redirect, else by its text, the most alike first. */
export function findMoves(before: BuiltSite, after: BuiltSite): Move[] {
  const gone = [...before.pages.values()].filter(({ route }) => !after.pages.has(route));
  const added = new Set([...after.pages.values()].filter(({ route }) => !before.pages.has(route)));
  const moves: Move[] = [];
  const left: BuiltPage[] = [];
  for (const from of gone) {
    const to = targetOf(after, from.route);
    if (to && added.has(to) && !moves.some((move) => move.to === to)) {
      moves.push({ from, to, isRedirected: true });
    } else left.push(from);
  }
  for (const { to } of moves) added.delete(to);
  const pairs = left
    .flatMap((from) => [...added].map((to) => ({ from, to, score: likeness(from, to) })))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((one, other) => other.score - one.score);
  const paired = new Set<BuiltPage>();
  for (const { from, to } of pairs) {
    if (paired.has(from) || paired.has(to)) continue;
    paired.add(from).add(to);
    moves.push({ from, to, isRedirected: false });
  }
  return moves;
}

/** How many of their lines two pages share, from 0 to 1. */
function likeness(one: BuiltPage, other: BuiltPage): number {
  const sum = one.lines.length + other.lines.length;
  const isShort = Math.min(one.lines.length, other.lines.length) < SHORT;
  if (sum === 0 || (isShort && one.title !== other.title)) return 0;
  // Too different in length to be alike: most of all pairs, in a site whose pages all moved.
  if ((2 * Math.min(one.lines.length, other.lines.length)) / sum < ALIKE) return 0;
  const counts = new Map<string, number>();
  for (const line of one.lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of other.lines) {
    const count = counts.get(line) ?? 0;
    if (count > 0) common++;
    counts.set(line, count - 1);
  }
  return (2 * common) / sum;
}
