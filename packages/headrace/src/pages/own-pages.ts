import type { SiteConfig } from "../config/schema.ts";
import { type Messages, messagesOf, type SiteMessages } from "../model/messages/messages.ts";
import type { PageData } from "../model/page.ts";
import { NOT_FOUND_ROUTE } from "../model/routes.ts";
import { searchRoute } from "../model/search.ts";
import { mainLanguage, siteLanguages } from "../model/site.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { type DocSet, notFoundSource } from "./doc-set.ts";

/** What these pages are made for. */
interface OwnPageContext {
  site: Pick<SiteConfig, "locales">;
  messages: SiteMessages;
}

/** The page that stands for every path without a page. */
export function notFoundPageData({ site, messages }: OwnPageContext): PageData {
  const { notFound, notFoundText } = messagesOf(messages, mainLanguage(site));
  return {
    ...BARE_PAGE,
    kind: "not-found",
    route: NOT_FOUND_ROUTE,
    title: notFound,
    description: notFoundText,
  };
}

/** The page, in Markdown, that shows a site's own form of what stands for paths without a page. */
export function ownNotFoundPage(set: DocSet, { notFound, notFoundText }: Messages): SourceFile {
  const text = `---
title: ${JSON.stringify(notFound)}
description: ${JSON.stringify(notFoundText)}
slug: ${NOT_FOUND_ROUTE}
layout: landing
hide_title: true
custom_edit_url: null
---

import NotFound from "@theme/NotFound";

<NotFound />
`;
  return { path: notFoundSource(set), text };
}

/** The page of all search results in a language; the browser fills it. */
export function searchPageData(
  { site, messages }: OwnPageContext,
  language = mainLanguage(site),
): PageData {
  const { searchSite, searchText } = messagesOf(messages, language);
  const routes = siteLanguages(site).map((code) => ({ code, route: searchRoute(site, code) }));
  return {
    ...BARE_PAGE,
    kind: "search",
    route: searchRoute(site, language),
    title: searchSite,
    description: searchText,
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
} satisfies Partial<PageData>;
