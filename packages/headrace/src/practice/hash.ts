const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** 32 bits of a text, as 8 hexadecimal digits. FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
export function fingerprint(text: string): string {
  return fnv(text).toString(16).padStart(8, "0");
}

/** Letters and digits that depend on a text, for what only has to look like a digest. */
export function hashText(text: string, length: number): string {
  return Array.from({ length }, (_, index) => ALPHABET[fnv(`${index} ${text}`) % 62]).join("");
}

function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
