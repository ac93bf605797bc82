import { join } from "node:path";
import type { FrameTexts } from "../config/site-frame.ts";
import type { ProjectPaths } from "../files/paths.ts";
import { siteLanguages } from "../model/site.ts";
import { readTranslations, type SitePlace } from "./translations.ts";

/**
 * What bar and footer say in each language, as far as `i18n/<code>/docusaurus-theme-classic` says it: there sites of
 * Docusaurus keep it.
 */
export async function readFrameTexts({
  config,
  paths,
}: SitePlace): Promise<Record<string, FrameTexts>> {
  const texts: Record<string, FrameTexts> = {};
  for (const code of siteLanguages(config))
    texts[code] = await textsOf(code, paths, config.content.site);
  return texts;
}

async function textsOf(code: string, { root }: ProjectPaths, site: string): Promise<FrameTexts> {
  const folder = join(root, site, "i18n", code, "docusaurus-theme-classic");
  const read = (name: string) => readTranslations(join(folder, `${name}.json`));
  const [navbar, footer] = [await read("navbar"), await read("footer")];
  return {
    name: navbar.title || undefined,
    items: below("item.label.", navbar),
    titles: below("link.title.", footer),
    links: below("link.item.label.", footer),
    copyright: footer.copyright?.replace(/<[^>]*>/g, ""),
  };
}

/** Texts whose names begin so, by the rest of them. */
function below(prefix: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      name.startsWith(prefix) && text ? [[name.slice(prefix.length), text]] : [],
    ),
  );
}
