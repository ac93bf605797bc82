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

/** Whether there is such a day: "2024-2-29". `Date.parse` takes "2024-02-31" for the second of March. */
export function isDay(text: string): boolean {
  const day = text
    .split("-")
    .map((part) => part.padStart(2, "0"))
    .join("-");
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
