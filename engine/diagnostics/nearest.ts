import { nearestFirst } from "../model/nearest.ts";

/** The candidate that a misspelled name most likely meant; `undefined` when nothing is near. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  return nearestFirst(name, candidates)[0];
}

/** A sentence for a Diagnostic's hint, or `undefined` when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(name, candidates);
  return candidate === undefined ? undefined : `Did you mean "${candidate}"?`;
}
