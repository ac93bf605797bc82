import { indexTerms, type Token } from "../analysis/tokens.ts";
import { MAX_FREQUENCY } from "../options.ts";

/** Documents (or pages) that hold a term, ascending, and how often each does. */
export interface Postings {
  documents: number[];
  /** 1 to MAX_FREQUENCY, one for each document. */
  frequencies: number[];
}

/** One field of all documents, turned round: from terms to documents. */
export interface InvertedField {
  postings: Map<string, Postings>;
  /** Field vector: the number of words that the field has in each document. */
  lengths: number[];
}

/** What to do with words that are too frequent to tell texts apart. */
export interface StopWords {
  isStop: (term: string) => boolean;
  /** Whether they are indexed all the same; they never count for the length. */
  keepStops: boolean;
}

/** Inverts a field: one list of tokens for each document, in order. */
export function invertField(
  texts: Iterable<readonly Token[]>,
  { isStop, keepStops }: StopWords,
): InvertedField {
  const field: InvertedField = { postings: new Map(), lengths: [] };
  for (const tokens of texts) {
    const document = field.lengths.length;
    let length = 0;
    for (const token of tokens) {
      const words = token.parts.length > 0 ? token.parts : [token.text];
      for (const term of words) length += Number(!isStop(term));
      for (const term of indexTerms(token)) {
        if (keepStops || !isStop(term)) addOccurrence(field.postings, term, document);
      }
    }
    field.lengths.push(length);
  }
  return field;
}

function addOccurrence(postings: Map<string, Postings>, term: string, document: number): void {
  const list = postings.get(term);
  if (!list) {
    postings.set(term, { documents: [document], frequencies: [1] });
    return;
  }
  const last = list.documents.length - 1;
  if (list.documents[last] === document) {
    list.frequencies[last] = Math.min((list.frequencies[last] ?? 0) + 1, MAX_FREQUENCY);
  } else {
    list.documents.push(document);
    list.frequencies.push(1);
  }
}
