import { foldCharacters } from "../analysis/fold.ts";

/** Tells how far the name of a document (its title or heading) says what was typed, in that order. */
export type NameComparison = (document: number, typed: string) => number;

const NO_WORD = /[^\p{L}\p{N}\p{M}+#]+/gu;
/** What a name counts that holds what was typed, against 1 for one that begins so. */
const INSIDE = 0.3;

/** Words between single spaces: as names and what was typed are compared. */
export function toName(text: string): string {
  return foldCharacters(text).toLowerCase().replace(NO_WORD, " ").trim();
}

/** Takes the names of all documents; each is prepared when it is first compared. */
export function compareNames(names: readonly string[]): NameComparison {
  const prepared: string[] = [];
  return (document, typed) => {
    prepared[document] ??= toName(names[document] ?? "");
    const name = prepared[document];
    if (typed === "" || !name?.includes(typed)) return 0;
    if (name.startsWith(typed)) return 1;
    return name.includes(` ${typed}`) ? INSIDE : 0;
  };
}
