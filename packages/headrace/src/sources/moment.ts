/** A day alone is one of UTC already, as ISO 8601 is read; "2026-11-21 10:00" and "Nov 21, 2026" are not. */
const HAS_ZONE = /^\d{4}-\d{2}-\d{2}$|(?:Z|UTC|GMT|[A-Z]{2,3}T|[+-]\d{2}:?\d{2})\)?$/;

/**
 * A date of a writer in ms; `NaN` for what is none. One without a zone is of UTC, so that a site is the same
 * whatever zone it is built in.
 */
export function momentOf(text: string): number {
  const written = text.trim();
  if (HAS_ZONE.test(written)) return Date.parse(written);
  const universal = Date.parse(`${written}Z`);
  return Number.isNaN(universal) ? Date.parse(`${written} UTC`) : universal;
}
