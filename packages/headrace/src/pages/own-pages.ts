import type { SiteConfig } from "../config/schema.ts";
import type { PageData } from "../model/page.ts";
import { searchRoute } from "../model/search.ts";
import { mainLanguage } from "../model/site.ts";

/** The page that stands for every path without a page. */
export function notFoundPageData(): PageData {
  return {
    ...BARE_PAGE,
    kind: "not-found",
    route: "/404",
    title: "Page not found",
    description: "There is no page at this address.",
  };
}

/** The page of all search results in a language; the browser fills it. */
export function searchPageData(
  site: Pick<SiteConfig, "locales">,
  language = mainLanguage(site),
): PageData {
  const routes = site.locales.map(({ code }) => ({ code, route: searchRoute(site, code) }));
  return {
    ...BARE_PAGE,
    kind: "search",
    route: searchRoute(site, language),
    title: "Search the documentation",
    description: "Find pages and sections of this documentation by their words.",
    ...(language === mainLanguage(site) ? {} : { language }),
    ...(routes.length > 1 ? { languages: routes } : {}),
  };
}

/** A page that stands in no sidebar and comes from no file. */
const BARE_PAGE = {
  layout: "landing",
  nav: null,
  breadcrumbs: [],
  toc: [],
  previous: null,
  next: null,
  editUrl: null,
  lastUpdated: null,
  unlisted: false,
  draft: false,
} satisfies Partial<PageData>;
