import { posix } from "node:path";
import type { SiteConfig } from "../config/schema.ts";
import type { FrameTexts } from "../config/site-frame.ts";
import { siteLanguages } from "../model/site.ts";
import type { ReadTexts, Texts } from "./translations.ts";

/**
 * What bar and footer say in each language, as far as `i18n/<code>/docusaurus-theme-classic` says it: there sites of
 * Docusaurus keep it.
 */
export function readFrameTexts(config: SiteConfig, read: ReadTexts): Record<string, FrameTexts> {
  const textsOf = (code: string) => {
    const folder = posix.join(config.content.site, "i18n", code, "docusaurus-theme-classic");
    return frameTexts(read(`${folder}/navbar.json`), read(`${folder}/footer.json`));
  };
  return Object.fromEntries(siteLanguages(config).map((code) => [code, textsOf(code)]));
}

function frameTexts(navbar: Texts, footer: Texts): FrameTexts {
  return {
    name: navbar.title || undefined,
    items: below("item.label.", navbar),
    titles: below("link.title.", footer),
    links: below("link.item.label.", footer),
    copyright: footer.copyright?.replace(/<[^>]*>/g, ""),
  };
}

/** Texts whose names begin so, by the rest of them. */
function below(prefix: string, texts: Readonly<Texts>): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      name.startsWith(prefix) && text ? [[name.slice(prefix.length), text]] : [],
    ),
  );
}
