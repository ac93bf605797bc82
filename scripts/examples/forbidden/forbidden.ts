import { CONNECTIONS, UNVERIFIED } from "./connections.ts";
import type { Forbidden } from "./kind.ts";
import { SECRETS } from "./secrets.ts";
import { unverifiedSetting } from "./settings.ts";
import { SUPPLY } from "./supply.ts";

/** What no code of pages and samples may hold, and why. */
export const FORBIDDEN: readonly Forbidden[] = [...CONNECTIONS, ...SUPPLY, ...SECRETS];

/** Something forbidden, and where. */
export interface Place {
  offset: number;
  forbidden: Pick<Forbidden, "reason" | "remedy">;
}

/** The first place of each thing in a text that is forbidden. */
export function findForbidden(source: string): Place[] {
  // A command that goes over several lines is one.
  const text = source.replaceAll("\\\n", "  ");
  const listed = FORBIDDEN.flatMap((forbidden): Place[] => {
    const offset = text.search(forbidden.pattern);
    return offset < 0 || forbidden.unless?.test(text) ? [] : [{ offset, forbidden }];
  });
  const setting = unverifiedSetting(text);
  return setting < 0 ? listed : [...listed, { offset: setting, forbidden: UNVERIFIED }];
}
