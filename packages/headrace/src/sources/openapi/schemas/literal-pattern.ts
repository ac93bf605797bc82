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

/** Whether no search can hold a pattern: that shows when it is used, not when it is read. */
export function isTooLarge(pattern: string): boolean {
  for (const flags of ["u", ""]) {
    const regex = regexOf(pattern, flags);
    if (!regex) continue;
    try {
      // Texts of Latin letters and others are searched in two ways.
      for (const text of ["a", "東"]) regex.test(text);
      return false;
    } catch {
      return true;
    }
  }
  return false;
}

function regexOf(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
