import { HIGHLIGHT_PARAMETER, SEARCH } from "../../model/constants.ts";
import { type AddressForm, pageAddress } from "../../model/routes.ts";
import type { Place } from "../../search/query/places.ts";
import type { SearchMatch, SearchResult } from "../../search/query/search-results.ts";
import { cutSnippet } from "../../search/query/snippet.ts";
import type { PageResultView, PlaceView, ResultView } from "../../theme/search/result-view.ts";

/** What rows are made with. */
export interface ViewContext {
  site: AddressForm;
  /** Texts of a page and its sections; `undefined` while they are not there. */
  textsOf(route: string): readonly string[] | undefined;
}

/** Ellipses at both ends. */
const ELLIPSES = 2;

/** A result as an article to read: the page, and the sections of it that answer best. */
export function pageResultView(result: SearchResult, context: ViewContext): PageResultView {
  const row = (match: SearchMatch) =>
    resultView(match, result, { ...context, length: SEARCH.excerptLength });
  return {
    ...row(result),
    breadcrumbs: result.document.breadcrumbs,
    sections: result.sections.map(row),
  };
}

/** A place as one row; that of a section names its page on the way down. */
export function placeView(place: Place, context: ViewContext): PlaceView {
  const { page } = place;
  const { title, breadcrumbs } = page.document;
  const isSection = place.document.parent !== null;
  return {
    ...resultView(place, page, { ...context, length: SEARCH.snippetLength }),
    path: isSection ? [...breadcrumbs, title] : breadcrumbs,
    isSection,
  };
}

function resultView(
  match: SearchMatch,
  page: SearchResult,
  context: ViewContext & { length: number },
): ResultView {
  const { id, url, hash, title, parent, reference } = match.document;
  const { terms, asked } = page;
  const text = context.textsOf(url)?.[id - page.document.id];
  return {
    id: `search-result-${id}`,
    href: targetHref({ route: url, hash, asked }, context.site),
    title: cutSnippet(title, terms, title.length),
    method: reference === "family" || parent !== null ? undefined : reference,
    kind: match.kind,
    snippet: text === undefined ? null : cutSnippet(text, terms, context.length - ELLIPSES),
  };
}

/** The address of a result, with what its page shall mark: no more than was typed. */
function targetHref(
  { route, hash, asked }: { route: string; hash: string; asked: readonly string[] },
  site: AddressForm,
): string {
  const words = asked.length > 0 ? { [HIGHLIGHT_PARAMETER]: asked.join(" ") } : {};
  const search = new URLSearchParams(words).toString();
  return (
    pageAddress(site, route) + (search && `?${search}`) + (hash && `#${encodeURIComponent(hash)}`)
  );
}
