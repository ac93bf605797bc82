/**
 * The candidates that a misspelled name may have meant, nearest first.
 *
 * Distance is Levenshtein's, case-blind; a candidate counts when at most a third of the longer
 * name differs (and never more than `limit` letters), so that a hint is a help and not a guess.
 */
export function nearestFirst(
  name: string,
  candidates: Iterable<string>,
  limit = MAX_DISTANCE,
): string[] {
  const found: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    const longest = Math.max(name.length, candidate.length);
    const allowed = Math.min(limit, Math.ceil(longest / 3));
    if (Math.abs(name.length - candidate.length) > allowed) continue;
    const distance = levenshtein(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= allowed) found.push({ candidate, distance });
  }
  // Sorting is stable: of two that are as near, the first stays first.
  return found.sort((a, b) => a.distance - b.distance).map(({ candidate }) => candidate);
}

const MAX_DISTANCE = 4;

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
