import { API_MESSAGES } from "./api/english.ts";
import { CONSOLE_MESSAGES } from "./console/english.ts";
import { FRAME_MESSAGES, PRINT_MESSAGES, SEARCH_MESSAGES } from "./english-parts.ts";
import { FAULT_MESSAGES } from "./faults/english.ts";

type SentenceName =
  | keyof typeof FRAME_MESSAGES
  | keyof typeof SEARCH_MESSAGES
  | keyof typeof PRINT_MESSAGES
  | keyof typeof API_MESSAGES
  | keyof typeof CONSOLE_MESSAGES
  | keyof typeof FAULT_MESSAGES;

/**
 * A sentence of what only script shows, in the language of the open page. In a site's bundle the
 * sentence itself stands in the place of the call (`vite/localized-sentences.ts`): readers load no table,
 * and no other languages than their site's. Elsewhere, as in a build, it is in English.
 */
export function localized(name: SentenceName): string {
  sentences ??= allSentences();
  return sentences[name];
}

/** Made once, and when it is asked for: bundlers keep what is merged at the top, though nothing uses it. */
let sentences: Readonly<Record<SentenceName, string>> | undefined;

function allSentences(): Readonly<Record<SentenceName, string>> {
  const frame = { ...FRAME_MESSAGES, ...SEARCH_MESSAGES, ...PRINT_MESSAGES };
  return { ...frame, ...API_MESSAGES, ...CONSOLE_MESSAGES, ...FAULT_MESSAGES };
}

/** Code of the language that `localized` speaks. */
export function localizedLanguage(): string {
  return globalThis.document?.documentElement.lang || "en";
}
