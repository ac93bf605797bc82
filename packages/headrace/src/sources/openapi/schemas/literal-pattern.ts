/** A literal of JavaScript: as a pattern nothing could match what stands before "^" or behind "$". */
const LITERAL = /^\/(?:(\^.*)|(.*\$))\/([dgimsuvy]*)$/s;

/** An escape with what belongs to it; a range of letters; a character. */
const PIECE =
  /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|.)|\(\?<?[\w]*>?|([a-z])-([a-z])|./gis;

/** The pattern that is meant by one that generators write as a literal: "/^[a-z]+$/i" is "^[a-zA-Z]+$". */
export function patternMeant(written: string): string {
  const [, begun, ended, flags = ""] = LITERAL.exec(written) ?? [];
  const pattern = (begun ?? ended)?.replaceAll("\\/", "/");
  if (pattern === undefined) return written;
  return flags.includes("i") ? inBothCases(pattern) : pattern;
}

/** Patterns of descriptions have no flags. */
function inBothCases(pattern: string): string {
  let isInClass = false;
  return pattern.replace(PIECE, (piece, from?: string, to?: string) => {
    if (piece === "[") isInClass = true;
    if (piece === "]") isInClass = false;
    const isRange = from !== undefined && to !== undefined && isInClass;
    const [lower, upper] = [piece.toLowerCase(), piece.toUpperCase()];
    if (lower === upper || (piece.length > 1 && !isRange)) return piece;
    return isInClass ? lower + upper : `[${lower}${upper}]`;
  });
}
