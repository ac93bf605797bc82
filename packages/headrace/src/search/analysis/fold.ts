const ASCII = /^[\0-\x7f]*$/;
const DIACRITICS = /[\u0300-\u036f]/g;

/**
 * Brings characters that readers hold for the same to one form: full-width and half-width letters,
 * ligatures, Latin, Greek and Cyrillic letters with and without diacritics. Case stays, because it
 * shows where the parts of an identifier begin.
 *
 * Marks of other scripts are letters in their own right (Thai vowels, kana voicing): they stay.
 */
export function foldCharacters(text: string): string {
  if (ASCII.test(text)) return text;
  return text.normalize("NFKD").replace(DIACRITICS, "").normalize("NFC");
}
