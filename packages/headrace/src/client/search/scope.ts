import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { pageAddress } from "../../model/routes.ts";
import { searchRoute } from "../../model/search.ts";
import type { SiteData } from "../../model/site.ts";
import type { SearchResult } from "../../search/query/search-results.ts";

/** Where to search: in all pages, in those of one section, or in all but those. */
export type Scope =
  | { kind: "all" }
  | { kind: "within"; section: SearchSection }
  | { kind: "outside"; section: SearchSection };

/** A site in one of its languages. */
export interface SearchedSite extends SiteData {
  /** Code of the language of the open page. */
  language: string;
}

/** A part of the site with an index of its own. */
export interface SearchSection {
  /** Name of the sidebar. */
  name: string;
  label: string;
  /** Its first page, which has no breadcrumbs. */
  route: string;
}

/** What an address of the search page says. */
export interface SearchAddress {
  query: string;
  scope: Scope;
  /** Name of the docs version; absent: the one that readers see first. */
  version?: string | undefined;
}

export const EVERYWHERE: Scope = { kind: "all" };

/** Written before the name of a section whose pages are not wanted. */
const OUTSIDE = "-";

/** The sections that a reader can choose: those of the navbar. */
export function searchSections({ navbar, language }: SearchedSite): SearchSection[] {
  return navbar.sections.flatMap(({ sidebar, label, route, translations }) =>
    sidebar === undefined ? [] : { name: sidebar, label, route: translations?.[language] ?? route },
  );
}

/** Whether a page is the first of a section, or its breadcrumbs begin with it. */
export function isWithin({ document }: SearchResult, { label, route }: SearchSection): boolean {
  return document.breadcrumbs[0] === label || document.url === route;
}

/** The first pages of those sections. */
export function sectionLinks(site: SearchedSite): { label: string; href: string }[] {
  return searchSections(site).map(({ label, route }) => ({
    label,
    href: pageAddress(site, route),
  }));
}

/** How a scope stands in an address: "manuals", "-manuals", "" for everywhere. */
export function scopeKey(scope: Scope): string {
  if (scope.kind === "all") return "";
  return scope.kind === "within" ? scope.section.name : OUTSIDE + scope.section.name;
}

/** The scope of a key; everywhere when the site has no such section. */
export function scopeOf(key: string, site: SearchedSite): Scope {
  const kind = key.startsWith(OUTSIDE) ? "outside" : "within";
  const name = kind === "outside" ? key.slice(OUTSIDE.length) : key;
  const section = searchSections(site).find((candidate) => candidate.name === name);
  return section ? { kind, section } : EVERYWHERE;
}

/** Reads the query part of an address; unknown sections and versions count as none. */
export function parseSearchAddress(search: string, site: SearchedSite): SearchAddress {
  const parameters = new URLSearchParams(search);
  const version = site.versions.find(({ name }) => name === parameters.get("version"));
  return {
    query: parameters.get("q") ?? "",
    scope: scopeOf(parameters.get("ctx") ?? "", site),
    version: version?.name,
  };
}

/** Hash of an address that asks for passages that answer, in place of a list of pages. */
export const ASK = "#ask";

/** The links under the results of the box: to all of them, within its section and outside, and to what answers. */
export function allResultsLinks(
  { query, version }: Omit<SearchAddress, "scope">,
  site: SearchedSite,
  section: SearchSection | undefined,
): { label: string; href: string }[] {
  const link = (label: string, scope: Scope) => ({
    label,
    href: searchHref({ query, scope, version }, site),
  });
  const all = link(localized("seeAll"), EVERYWHERE);
  return [
    all,
    ...(section
      ? [
          link(fill(localized("seeWithin"), { section: section.label }), {
            kind: "within",
            section,
          }),
          link(fill(localized("seeOutside"), { section: section.label }), {
            kind: "outside",
            section,
          }),
        ]
      : []),
    { label: localized("askForAnswer"), href: all.href + ASK },
  ];
}

/** The address of the search page that shows a search. */
export function searchHref({ query, scope, version }: SearchAddress, site: SearchedSite): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  if (scope.kind !== "all") parameters.set("ctx", scopeKey(scope));
  if (version) parameters.set("version", version);
  const search = parameters.toString();
  return pageAddress(site, searchRoute(site, site.language)) + (search && `?${search}`);
}
