import type { SiteConfig } from "../../config/schema.ts";
import { DIALECT_COMMENTS } from "../../model/code/magic-comments.ts";
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

/** The same of its theme. https://docusaurus.io/docs/api/themes/configuration */
const UNSET_THEME = {
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
  docs: {
    versionPersistence: "localStorage",
    sidebar: { hideable: false, autoCollapseCategories: false },
  },
  blog: { sidebar: { groupByYear: true } },
  metadata: [],
  prism: { additionalLanguages: [], magicComments: DIALECT_COMMENTS },
  navbar: { hideOnScroll: false, items: [] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};

/** An object with what it does not say, within it, too. */
function filled(said: object, unset: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...unset, ...said };
  for (const [name, ofUnset] of Object.entries(unset)) {
    const value = values[name] ?? ofUnset;
    values[name] = isPlain(value) && isPlain(ofUnset) ? filled(value, ofUnset) : value;
  }
  return values;
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What components may ask about the site. */
export function siteContext({
  config: { name, tagline, url, baseUrl, titleDelimiter, trailingSlash, locales, content },
  componentTexts: texts,
}: ContextSources): DialectContext {
  const { siteConfig, customFields } = content;
  const themeConfig = filled(content.themeConfig, UNSET_THEME);
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
