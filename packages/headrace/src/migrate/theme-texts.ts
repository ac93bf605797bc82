import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { readJson } from "../files/files.ts";
import type { Messages } from "../model/messages/messages.ts";
import { fromTheme, isKnownText } from "../project/translated-messages.ts";
import { readTranslations } from "../project/translations.ts";

/** What the old theme says in the languages of a site, as far as the engine says it, too. */
export interface ThemeTexts {
  /** By language. */
  messages: Record<string, Partial<Messages>>;
  /** By language and name. */
  admonitionTitles: Record<string, Record<string, string>>;
}

const textsSchema = z
  .record(z.string(), z.unknown())
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, text]) =>
        typeof text === "string" ? [[name, text]] : [],
      ),
    ),
  );

const ADMONITION = "theme.admonition.";
/** Ends the names of what translators are told of a text. */
const NOTE = "___DESCRIPTION";

/**
 * Reads the translations that the old theme brings, where it is installed, and those of the site itself, which
 * count more.
 */
export async function themeTexts(
  folder: string,
  languages: readonly string[],
): Promise<ThemeTexts> {
  const texts: ThemeTexts = { messages: {}, admonitionTitles: {} };
  for (const language of languages) {
    const own = readTranslations(folder, `i18n/${language}/code.json`);
    const all = {
      ...(await ofPackage(folder, language)),
      ...own,
    };
    const titles = Object.entries(all).flatMap(([name, text]) =>
      name.startsWith(ADMONITION) && !name.endsWith(NOTE) && !isKnownText(name) && text
        ? [[name.slice(ADMONITION.length), text]]
        : [],
    );
    const messages = fromTheme(all);
    if (Object.keys(messages).length > 0) texts.messages[language] = messages;
    if (titles.length > 0) texts.admonitionTitles[language] = Object.fromEntries(titles);
  }
  return texts;
}

/** A language may be there by its code, or by the first part of it: "de-AT", "de". */
async function ofPackage(folder: string, language: string): Promise<Record<string, string>> {
  const [first = language] = language.split("-");
  for (const name of new Set([language, first, ...(first === "zh" ? ["zh-Hans"] : [])])) {
    for (const file of placesOf(folder, name)) {
      const texts = textsSchema.safeParse(await readJson(file)).data;
      if (texts) return texts;
    }
  }
  return {};
}

/** Beside the folder, or where the preset has it, as package managers with links do. */
function placesOf(folder: string, language: string): string[] {
  const file = join("@docusaurus/theme-translations/locales", language, "theme-common.json");
  const from = createRequire(join(folder, "package.json"));
  try {
    const preset = dirname(from.resolve("@docusaurus/preset-classic/package.json"));
    return [from, createRequire(join(preset, "package.json"))].flatMap((near) =>
      (near.resolve.paths("@docusaurus/theme-translations") ?? []).map((place) =>
        join(place, file),
      ),
    );
  } catch {
    return [join(folder, "node_modules", file)];
  }
}
