import type { Plugin } from "vite";
import { ENGINE_DIR } from "../engine-dir.ts";
import type { SiteMessages } from "../model/messages/messages.ts";

const CALL = /\blocalized\(["'](\w+)["']\)/g;

/**
 * Puts sentences in the place of the engine's `localized("name")` (`model/messages/localized.ts`): that of
 * the site's language or, where it has several, those of all, of which the page's counts.
 */
export function localizedSentences(messages: SiteMessages): Plugin {
  return {
    name: "localized-sentences",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(ENGINE_DIR)) return;
      const said = code.replace(CALL, (_, name) => sentence(name, messages));
      return said === code ? undefined : { code: said, map: null };
    },
  };
}

function sentence(name: string, messages: SiteMessages): string {
  const texts = Object.entries(messages).map(([code, all]) => [code, named(all, name)] as const);
  const [first] = texts;
  const isSame = texts.every(([, text]) => text === first?.[1]);
  if (isSame) return JSON.stringify(first?.[1] ?? "");
  return `${JSON.stringify(Object.fromEntries(texts))}[document.documentElement.lang]`;
}

function named(messages: Readonly<Record<string, string>>, name: string): string {
  const text = messages[name];
  if (text === undefined) throw new Error(`There is no sentence "${name}".`);
  return text;
}
