import { HIGHLIGHT_PARAMETER, SEARCH } from "../../model/constants.ts";
import { type AddressForm, pageAddress } from "../../model/routes.ts";
import type { SearchMatch, SearchResult } from "../../search/query/search-results.ts";
import { cutSnippet } from "../../search/query/snippet.ts";
import type { PageResultView, ResultView } from "../../theme/search/result-view.ts";

/** What rows are made with. */
export interface ViewContext {
  site: AddressForm;
  /** Texts of a page and its sections; `undefined` while they are not there. */
  textsOf(route: string): readonly string[] | undefined;
}

/** Ellipses at both ends. */
const ELLIPSES = 2;

/** Words to mark in the article; more would make an address that nobody can read. */
const MAX_HIGHLIGHTS = 8;

/** A result as rows: the page, and the sections of it that answer best. */
export function pageResultView(result: SearchResult, context: ViewContext): PageResultView {
  const row = (match: SearchMatch) => resultView(match, result, context);
  return {
    ...row(result),
    breadcrumbs: result.document.breadcrumbs,
    sections: result.sections.map(row),
  };
}

function resultView(match: SearchMatch, page: SearchResult, context: ViewContext): ResultView {
  const { id, url, hash, title } = match.document;
  const text = context.textsOf(url)?.[id - page.document.id];
  return {
    id: `search-result-${id}`,
    href: targetHref({ route: url, hash, terms: page.terms }, context.site),
    title: cutSnippet(title, page.terms, title.length),
    kind: match.kind,
    snippet:
      text === undefined ? null : cutSnippet(text, page.terms, SEARCH.snippetLength - ELLIPSES),
  };
}

/** The address of a result, with the words that its page shall mark. */
function targetHref(
  { route, hash, terms }: { route: string; hash: string; terms: readonly string[] },
  site: AddressForm,
): string {
  const words = terms.slice(0, MAX_HIGHLIGHTS).map((term) => [HIGHLIGHT_PARAMETER, term]);
  const search = new URLSearchParams(words).toString();
  return (
    pageAddress(site, route) + (search && `?${search}`) + (hash && `#${encodeURIComponent(hash)}`)
  );
}
