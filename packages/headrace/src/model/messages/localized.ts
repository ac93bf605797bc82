import { FRAME_MESSAGES, PRINT_MESSAGES, SEARCH_MESSAGES } from "./english-parts.ts";

/** The name of a sentence that only script shows. */
type SentenceName =
  | keyof typeof FRAME_MESSAGES
  | keyof typeof SEARCH_MESSAGES
  | keyof typeof PRINT_MESSAGES;

/**
 * A sentence of what only script shows, in the language of the open page. In a site's bundle the
 * sentence itself stands in the place of the call (`vite/localized-sentences.ts`): readers load no table,
 * and no other languages than their site's.
 */
export function localized(name: SentenceName): string {
  return { ...FRAME_MESSAGES, ...SEARCH_MESSAGES, ...PRINT_MESSAGES }[name];
}
