import { CHINESE } from "./chinese.ts";
import { CZECH } from "./czech.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { JAPANESE } from "./japanese.ts";
import type { Messages } from "./messages.ts";
import { SPANISH } from "./spanish.ts";

/** What the engine speaks itself, by the first part of a language's code. */
export const BUILT_IN: Readonly<Record<string, Messages>> = {
  cs: CZECH,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  ja: JAPANESE,
  zh: CHINESE,
};

/** The engine's own sentences in a language; `undefined` where it does not speak it. */
export function builtInMessages(code: string): Messages | undefined {
  const { language, script } = new Intl.Locale(code).maximize();
  // Ours are in simplified characters.
  return script === "Hant" ? undefined : BUILT_IN[language];
}
