/** Percent-encoding, https://www.rfc-editor.org/rfc/rfc3986#section-2 */

/** Reserved characters that a query value may hold and that no client encodes on its own. */
const KEPT_RESERVED = /%(?:2[1489ACF]|3[ABF]|40)/g;

/** `text` with U+FFFD for lone surrogates, which UTF-8 can't hold. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Encodes all but the unreserved characters: letters, digits, `-._~`. */
export function encodeComponent(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replace(/[!'()*]/g, toTriple);
}

/**
 * Encodes what a cookie can't hold, and nothing else: what a server has set comes back as it was.
 * https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
 */
export function encodeForCookie(text: string): string {
  return toWellFormed(text).replace(/[^!-~]|[",;\\]/gu, encodeComponent);
}

/**
 * Leaves reserved characters and encoded triples as they are (`allowReserved`), but for those that
 * would end or split the query or that clients treat differently: `#[]&='+`.
 */
export function encodeKeepingReserved(text: string): string {
  return text.replace(/(%[0-9a-f]{2})|%|[^%]+/gi, (part, triple) =>
    triple ? part : encodeComponent(part).replace(KEPT_RESERVED, decodeURIComponent),
  );
}

/**
 * Encodes what no URL may hold, but `new URL` leaves: strict parsers refuse it. Triples are in their
 * normal form, which some clients give them: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export function encodeIllegal(text: string): string {
  return toWellFormed(text)
    .replace(/[^\w\-.~:/?#@!$&'()*+,;=%]/gu, encodeURIComponent)
    .replace(/%([0-9a-f]{2})?/gi, (triple, digits) => {
      if (!digits) return "%25";
      return digits < "8" ? encodeComponent(decodeURIComponent(triple)) : triple.toUpperCase();
    });
}

function toTriple(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
