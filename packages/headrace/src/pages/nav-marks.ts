import type { FrontMatter } from "../sources/front-matter-schema.ts";

const DAY = 24 * 60 * 60 * 1000;

/** How long a page is marked. */
const MARKED_DAYS = 60;

/** What readers are told of a page for a while. */
export type NavMark = "new" | "changed";

/**
 * "new" or "changed" for 60 days from the day that the front matter names; what is both is new. A
 * day in the future marks nothing yet.
 *
 * @param now Milliseconds. That of the build: builds with the same `SOURCE_DATE_EPOCH` are the same.
 */
export function markOf(
  { new_on: added, changed_on: changed }: Pick<FrontMatter, "new_on" | "changed_on">,
  now = buildTime(),
): NavMark | undefined {
  if (isFresh(added, now)) return "new";
  return isFresh(changed, now) ? "changed" : undefined;
}

function isFresh(day: string | undefined, now: number): boolean {
  if (day === undefined) return false;
  const age = now - Date.parse(day);
  return age >= 0 && age < MARKED_DAYS * DAY;
}

function buildTime(): number {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  return epoch > 0 ? epoch * 1000 : Date.now();
}
