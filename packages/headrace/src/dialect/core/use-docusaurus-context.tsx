import { siteContext } from "virtual:site-context";
import { siteTexts } from "virtual:site-texts";
import useGlobalData from "./global-data.tsx";
import { shownLanguage } from "./shown-language.ts";

/** The edition whose names components find here. */
const SITE_METADATA = { docusaurusVersion: "3.10.0", pluginVersions: {} };

/** `@docusaurus/useDocusaurusContext`: what stands in the configuration of the site, and the language of the page. */
export default function useDocusaurusContext() {
  const currentLocale = shownLanguage();
  return {
    ...siteContext,
    i18n: { ...siteContext.i18n, currentLocale },
    siteMetadata: SITE_METADATA,
    globalData: useGlobalData(),
    codeTranslations: siteTexts[currentLocale] ?? {},
  };
}
