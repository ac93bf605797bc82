/** The terms of an index, for look-ups. A term is known by its position. */
export interface Dictionary {
  terms: readonly string[];
  /** Position of a term, or -1. */
  find(term: string): number;
  /** Positions of the terms that begin with a text: from the first up to, not including, the second. */
  range(prefix: string): readonly [number, number];
}

/** Takes terms in order of their code units. */
export function createDictionary(terms: readonly string[]): Dictionary {
  /** The first position whose term is not before the text. */
  const lowerBound = (text: string) => {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    terms,
    find(term) {
      const at = lowerBound(term);
      return terms[at] === term ? at : -1;
    },
    // No term holds U+FFFF, which stands behind every character.
    range: (prefix) => [lowerBound(prefix), lowerBound(`${prefix}\uffff`)],
  };
}
