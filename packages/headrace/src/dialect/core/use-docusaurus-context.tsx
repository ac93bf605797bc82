import { siteContext } from "virtual:site-context";
import { shownLanguage } from "./shown-language.ts";

/** `@docusaurus/useDocusaurusContext`: name, address and own fields of the site, and the language of the page. */
export default function useDocusaurusContext() {
  return { ...siteContext, i18n: { ...siteContext.i18n, currentLocale: shownLanguage() } };
}
