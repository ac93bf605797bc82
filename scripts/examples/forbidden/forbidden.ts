import { CONNECTIONS, UNVERIFIED } from "./connections.ts";
import { UNTAGGED, untaggedImage } from "./images.ts";
import { INJECTION } from "./injection.ts";
import type { Forbidden } from "./kind.ts";
import { MOVING } from "./moving.ts";
import { ORIGINS } from "./origins.ts";
import { RIGHTS } from "./rights.ts";
import { ROOT, rootUser } from "./root-user.ts";
import { SECRETS } from "./secrets.ts";
import { unverifiedSetting } from "./settings.ts";
import { SUPPLY } from "./supply.ts";

/** What no code of pages and samples may hold, and why. */
export const FORBIDDEN: readonly Forbidden[] = [
  ...CONNECTIONS,
  ...SUPPLY,
  ...MOVING,
  ...RIGHTS,
  ...SECRETS,
  ...ORIGINS,
  ...INJECTION,
];

/** Something forbidden, and where. */
export interface Place {
  offset: number;
  forbidden: Pick<Forbidden, "reason" | "remedy">;
}

/**
 * The first place of each thing in a text that is forbidden.
 *
 * @param around What the text is a part of, and may name things of.
 */
export function findForbidden(source: string, around = source): Place[] {
  // A command that goes over several lines is one.
  const text = source.replaceAll("\\\n", "  ");
  const listed = FORBIDDEN.flatMap((forbidden): Place[] => {
    const offset = text.search(forbidden.pattern);
    return offset < 0 || forbidden.unless?.test(text) ? [] : [{ offset, forbidden }];
  });
  const others: Place[] = [
    { offset: unverifiedSetting(text), forbidden: UNVERIFIED },
    { offset: untaggedImage(text, around), forbidden: UNTAGGED },
    { offset: rootUser(text), forbidden: ROOT },
  ];
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;
  const told = new Set(listed.map(({ offset }) => lineOf(offset)));
  return [...listed, ...others.filter(({ offset }) => offset >= 0 && !told.has(lineOf(offset)))];
}
