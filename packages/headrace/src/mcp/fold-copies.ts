/** A place, by what tells whether another is a copy of it. */
interface Copied {
  route: string;
  title: string;
  passage: string;
  copies: string[];
}

/** Share of the words of both passages that stand in both. */
const SAME = 0.8;

/**
 * Sites keep pages of earlier versions, which say the same at several addresses: each counts once, at the
 * place of its first copy. The copy with the shortest address stands for all, since the version that
 * readers see first has no folder of its own.
 */
export function foldCopies<P extends Copied>(places: readonly P[]): P[] {
  const kept: P[] = [];
  for (const place of places) {
    const at = kept.findIndex((other) => isCopy(place, other));
    const known = kept[at];
    if (known === undefined) kept.push(place);
    else kept[at] = merged(known, place);
  }
  return kept;
}

function merged<P extends Copied>(one: P, other: P): P {
  const [shown, folded] = other.route.length < one.route.length ? [other, one] : [one, other];
  return { ...shown, copies: [...shown.copies, folded.route, ...folded.copies] };
}

/** Sections of one page are no copies, however alike. */
function isCopy(one: Copied, other: Copied): boolean {
  if (one.title !== other.title || lastPart(one.route) !== lastPart(other.route)) return false;
  if (one.route === other.route || one.copies.includes(other.route)) return false;
  const [words, others] = [wordsOf(one.passage), wordsOf(other.passage)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared >= SAME * (words.size + others.size - shared);
}

function lastPart(route: string): string {
  return route.slice(route.lastIndexOf("/"));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.split(/\s+/));
}
