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

/** Inverts a field. `keep` says which terms are indexed; lengths count the words that are kept. */
export function invertField(
  texts: Iterable<readonly Token[]>,
  keep: (term: string) => boolean,
): InvertedField {
  const field: InvertedField = { postings: new Map(), lengths: [] };
  for (const tokens of texts) {
    const document = field.lengths.length;
    field.lengths.push(0);
    for (const token of tokens) {
      field.lengths[document] = (field.lengths[document] ?? 0) + wordCount(token, keep);
      for (const term of indexTerms(token)) {
        if (keep(term)) addOccurrence(field.postings, term, document);
      }
    }
  }
  return field;
}

/** An identifier counts as the words that it is made of. */
function wordCount({ text, parts }: Token, keep: (term: string) => boolean): number {
  return parts.length > 0 ? parts.length : Number(keep(text));
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
