import { join } from "node:path";
import { z } from "zod";
import type { SiteConfig } from "../config/schema.ts";
import { readJson } from "../files/files.ts";
import type { ProjectPaths } from "../files/paths.ts";
import { siteLanguages } from "../model/site.ts";

/** A site, as far as its translations are concerned. */
export interface SitePlace {
  config: SiteConfig;
  paths: ProjectPaths;
}

/** What a file of translations of Docusaurus says of each text; other keys are notes of translators. */
const translationsSchema = z.record(
  z.string(),
  z.looseObject({ message: z.string() }).transform(({ message }) => message),
);

/** The texts of a file of translations by their ids; none where there is no such file. */
export async function readTranslations(file: string): Promise<Record<string, string>> {
  return translationsSchema.safeParse(await readJson(file)).data ?? {};
}

/** What `i18n/<code>/code.json` says in each language: there sites of Docusaurus keep what theme and components say. */
export async function readCodeTexts({
  config,
  paths,
}: SitePlace): Promise<Record<string, Record<string, string>>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const code of siteLanguages(config))
    texts[code] = await readTranslations(
      join(paths.root, config.content.site, "i18n", code, "code.json"),
    );
  return texts;
}
