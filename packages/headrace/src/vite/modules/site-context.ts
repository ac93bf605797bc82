import type { SiteConfig } from "../../config/schema.ts";
import { siteLanguages } from "../../model/site.ts";
import type { DialectContext } from "./site-modules.ts";

/** What the answers are made from. */
interface ContextSources {
  config: SiteConfig;
  /** What components say, by language and id. */
  componentTexts: DialectContext["texts"];
}

/**
 * What the dialect's configuration has where a site says nothing.
 * https://docusaurus.io/docs/api/docusaurus-config
 */
const UNSET = {
  baseUrlIssueBanner: true,
  noIndex: false,
  githubHost: "github.com",
  onBrokenLinks: "throw",
  onBrokenAnchors: "warn",
  onDuplicateRoutes: "warn",
  staticDirectories: ["static"],
  presets: [],
  plugins: [],
  themes: [],
  headTags: [],
  scripts: [],
  stylesheets: [],
  clientModules: [],
};

/** What components may ask about the site. */
export function siteContext({
  config: { name, tagline, url, baseUrl, titleDelimiter, trailingSlash, locales, content },
  componentTexts: texts,
}: ContextSources): DialectContext {
  const { siteConfig, customFields, themeConfig } = content;
  const codes = siteLanguages({ locales });
  const [defaultLocale = ""] = codes;
  const localeConfigs = Object.fromEntries(
    codes.map((code) => {
      const { label = code, direction = "ltr" } = locales.find((one) => one.code === code) ?? {};
      return [code, { label, direction, htmlLang: code, path: code }];
    }),
  );
  const i18n = { defaultLocale, locales: codes, path: "i18n", localeConfigs };
  const own = { title: name, tagline, url, baseUrl, titleDelimiter, trailingSlash };
  return {
    siteConfig: { ...UNSET, ...siteConfig, ...own, i18n, customFields, themeConfig },
    i18n: { ...i18n, currentLocale: defaultLocale },
    texts,
  };
}
