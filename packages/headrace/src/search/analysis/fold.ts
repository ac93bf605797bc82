const ASCII = /^[\0-\x7f]*$/;
/** Diacritics, and characters that nobody sees: soft hyphens, breaks that addresses may have, marks of direction. */
const UNSEEN = /[\u0300-\u036f\p{Cf}]/gu;

/**
 * Brings characters that readers hold for the same to one form: full-width and half-width letters,
 * ligatures, Latin, Greek and Cyrillic letters with and without diacritics, words with and without
 * what only layout is told. Case stays, because it shows where the parts of an identifier begin.
 *
 * Marks of other scripts are letters in their own right (Thai vowels, kana voicing): they stay.
 */
export function foldCharacters(text: string): string {
  if (ASCII.test(text)) return text;
  return text.normalize("NFKD").replace(UNSEEN, "").normalize("NFC");
}
