import type { SiteConfig } from "./schema.ts";

/** The language of the pages, as in `<html lang>`. */
export function mainLanguage({ locales }: Pick<SiteConfig, "locales">): string {
  return locales[0]?.code ?? "en";
}
