import { join } from "node:path";
import { readJson } from "../files/files.ts";
import { siteLanguages } from "../model/site.ts";
import type { SitePlace } from "./translated-messages.ts";
import { translationsSchema } from "./translations.ts";

/** What components say in each language, by the ids that they give their texts. */
export type ComponentTexts = Record<string, Record<string, string>>;

/** Reads them from `i18n/<code>/code.json`, without what the frame says. Languages without any are absent. */
export async function readComponentTexts({ config, paths }: SitePlace): Promise<ComponentTexts> {
  const texts: ComponentTexts = {};
  for (const code of siteLanguages(config)) {
    const file = join(paths.root, config.content.site, "i18n", code, "code.json");
    const all = translationsSchema.safeParse(await readJson(file)).data ?? {};
    const own = Object.entries(all).filter(([id]) => !id.startsWith("theme."));
    if (own.length > 0) texts[code] = Object.fromEntries(own);
  }
  return texts;
}
