import { builtInMessages } from "../model/messages/built-in.ts";
import { ENGLISH } from "../model/messages/english.ts";
import type { Messages, SiteMessages } from "../model/messages/messages.ts";
import { siteLanguages } from "../model/site.ts";
import type { SiteConfig } from "./schema.ts";

/**
 * The sentences of each language of a site: those of its configuration, else its translations, else
 * the engine's own, else the English ones.
 */
export function siteMessages(
  config: Pick<SiteConfig, "locales" | "messages">,
  translated: Readonly<Record<string, Partial<Messages>>>,
): SiteMessages {
  return Object.fromEntries(
    siteLanguages(config).map((code) => {
      const own = { ...translated[code], ...config.messages[code] };
      return [code, { ...ENGLISH, ...builtInMessages(code), ...own }];
    }),
  );
}
