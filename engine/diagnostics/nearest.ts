/**
 * The candidate that a misspelled name most likely meant.
 *
 * Distance is Levenshtein's, case-blind; a candidate counts when at most a third of the longer
 * name differs (and never more than four letters), so that a hint is a help and not a guess.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const longest = Math.max(name.length, candidate.length);
    const limit = Math.min(4, Math.ceil(longest / 3));
    if (Math.abs(name.length - candidate.length) > limit) continue;
    const distance = levenshtein(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** A sentence for a Diagnostic's hint, or `undefined` when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(name, candidates);
  return candidate === undefined ? undefined : `Did you mean "${candidate}"?`;
}

/** Insertions, deletions and substitutions between two strings; one row of the matrix at a time. */
function levenshtein(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
