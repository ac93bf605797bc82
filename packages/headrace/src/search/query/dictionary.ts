/** The terms of an index, for look-ups. A term is known by its position. */
export interface Dictionary {
  terms: readonly string[];
  /** Position of a term, or -1. */
  find(term: string): number;
  /** Positions of the terms that begin with a text: from the first up to, not including, the second. */
  range(prefix: string): readonly [number, number];
  /** The first position behind the terms that begin with a text, of which one is known. */
  endOf(prefix: string, known: number): number;
  /** Positions of the terms that hold a text anywhere. */
  around(text: string): number[];
}

/** No term holds this character, which stands behind every other. */
const LAST = "\uffff";

/** Takes terms in order of their code units. */
export function createDictionary(terms: readonly string[]): Dictionary {
  /** The first position whose term is not before the text. */
  const lowerBound = (text: string, least = 0, most = terms.length) => {
    let low = least;
    let high = most;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let lines: string | undefined;
  return {
    terms,
    find(term) {
      const at = lowerBound(term);
      return terms[at] === term ? at : -1;
    },
    range: (prefix) => [lowerBound(prefix), lowerBound(prefix + LAST)],
    endOf(prefix, known) {
      // It is near as a rule: look twice as far ahead each time.
      let step = 1;
      while (terms[known + step]?.startsWith(prefix)) step *= 2;
      return lowerBound(prefix + LAST, known + (step >> 1), Math.min(known + step, terms.length));
    },
    around(text) {
      // One search in one long text is many times faster than one in each of its lines.
      lines ??= `${terms.join("\n")}\n`;
      const found: number[] = [];
      for (let at = lines.indexOf(text); at >= 0; ) {
        const end = lines.indexOf("\n", at);
        found.push(lowerBound(lines.slice(lines.lastIndexOf("\n", at) + 1, end)));
        at = lines.indexOf(text, end);
      }
      return found;
    },
  };
}
