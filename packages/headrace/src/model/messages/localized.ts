import { FRAME_MESSAGES, SEARCH_MESSAGES } from "./english-parts.ts";

/**
 * A sentence of what only script shows, in the language of the open page. In a site's bundle the
 * sentence itself stands in the place of the call (`vite/localized-sentences.ts`): readers load no table,
 * and no other languages than their site's.
 */
export function localized(
  name: keyof typeof FRAME_MESSAGES | keyof typeof SEARCH_MESSAGES,
): string {
  return { ...FRAME_MESSAGES, ...SEARCH_MESSAGES }[name];
}
