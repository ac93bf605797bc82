import { FRAME, SEARCH } from "./english-parts.ts";

/**
 * A sentence of what only script shows, in the language of the open page. In a site's bundle the
 * sentence itself stands in the place of the call (`vite/said-sentences.ts`): readers load no table,
 * and no other languages than their site's.
 */
export function say(name: keyof typeof FRAME | keyof typeof SEARCH): string {
  return { ...FRAME, ...SEARCH }[name];
}
