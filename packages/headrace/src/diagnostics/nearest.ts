import type { Diagnostic } from "../model/diagnostic.ts";
import { nearestFirst } from "../model/nearest.ts";

/** The candidate that a misspelled name most likely meant; `undefined` when nothing is near. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  return movedBelow(name, all) ?? nearestFirst(name, all)[0];
}

/** The same path below another one: "/next/faq" for "/faq", where the pages have got a version. */
function movedBelow(name: string, candidates: readonly string[]): string | undefined {
  if (!/^\/./.test(name)) return undefined;
  return candidates.find((candidate) => candidate.length > name.length && candidate.endsWith(name));
}

/** A sentence for a Diagnostic's hint, or `undefined` when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(name, candidates);
  return candidate === undefined ? undefined : `Did you mean "${candidate}"?`;
}

/**
 * What to tell about a misspelled name: the nearest one, and how to mend it where only one
 * is very near.
 *
 * @param otherwise The hint when nothing is near.
 * @param spell A name as it stands in the source; `undefined` when it can't be told.
 */
export function suggest(
  name: string,
  candidates: Iterable<string>,
  { otherwise, spell = (text) => text }: Suggestion,
): Pick<Diagnostic, "hint" | "fix"> {
  const names = [...new Set(candidates)];
  const meant = nearest(name, names);
  if (meant === undefined) return { hint: otherwise };
  const hint = `Did you mean "${meant}"?`;
  const find = spell(name);
  const replace = spell(meant);
  // That a page of the same name was meant is a guess.
  const isSure =
    !movedBelow(name, names) && nearestFirst(name, names, name.length < SHORT ? 1 : 2).length === 1;
  return isSure && find && replace ? { hint, fix: { find, replace } } : { hint };
}

interface Suggestion {
  otherwise: string;
  spell?: (name: string) => string | undefined;
}

/** Of a name with fewer letters two are too many to tell what it was. */
const SHORT = 5;
