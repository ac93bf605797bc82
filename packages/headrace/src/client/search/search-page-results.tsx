import { type ReactNode, useMemo } from "react";
import { SEARCH } from "../../model/constants.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { ResultArticles } from "../../theme/search/result-articles.tsx";
import { type Chip, SearchChips } from "../../theme/search/search-chips.tsx";
import type { SearchHost } from "../../theme/search/search-host.ts";
import { useValue } from "../use-value.ts";
import { AnswerPlace, type LoadLater } from "./answer-place.tsx";
import { AnswerState, UnderstoodState } from "./answer-state.tsx";
import type { ExcerptLoader } from "./excerpt-texts.ts";
import { MoreButton } from "./more-button.tsx";
import { countPages, describeState } from "./result-counts.ts";
import { ASK, isWithin, type SearchedSite, scopeKey, scopeOf, searchSections } from "./scope.ts";
import type { SearchSession, SearchState } from "./session.ts";
import { StatusMessage } from "./status-message.tsx";
import { useRest } from "./use-rest.ts";
import { useResultViews } from "./use-result-views.ts";
import { AUTOMATIC_STEPS, useSteps } from "./use-steps.ts";

/** What the search page works with. */
export interface SearchPageResultsProps {
  host: SearchHost;
  site: SearchedSite;
  session: SearchSession;
  excerpts: ExcerptLoader;
  loadLater: LoadLater;
}

/** All results of the search page, some at a time, and the filter by section. */
export function SearchPageResults(props: SearchPageResultsProps): ReactNode {
  const { host, site, session } = props;
  const state = useValue(session.state);
  const write = (query: string) => {
    host.field.value = query;
    session.ask(query);
    host.field.focus();
  };
  return (
    <>
      <SearchChips
        chips={filters(state, site)}
        pressed={scopeKey(state.scope)}
        onPress={(key) => session.setScope(scopeOf(key, site))}
      />
      <UnderstoodState state={state} />
      {location.hash === ASK ? (
        <AnswerPlace {...props} />
      ) : (
        <GrowingList {...props} state={state} />
      )}
      <AnswerState state={state} session={session} field={host.field} onWrite={write} />
      <StatusMessage text={describeState(state)} />
    </>
  );
}

/** Everywhere, each section, and what an address may say besides. */
function filters(state: SearchState, site: SearchedSite): Chip[] {
  const { scope, status, query, results } = state;
  const isCounted = scope.kind === "all" && status === "ready" && query.trim() !== "";
  const sections = searchSections(site).map((section) => ({
    key: section.name,
    label: section.label,
    count: isCounted ? results.filter((result) => isWithin(result, section)).length : undefined,
  }));
  const outside =
    scope.kind === "outside"
      ? [
          {
            key: scopeKey(scope),
            label: fill(localized("outside"), { section: scope.section.label }),
          },
        ]
      : [];
  return [{ key: "", label: localized("allDocs") }, ...sections, ...outside];
}

/** The first results, and more of them on demand. */
function GrowingList(props: SearchPageResultsProps & { state: SearchState }): ReactNode {
  const { state, excerpts, site } = props;
  const { results } = state;
  const { steps, more } = useSteps(results);
  const shown = useMemo(() => results.slice(0, steps * SEARCH.pageStep), [results, steps]);
  const settled = useRest(shown);
  const pages = useResultViews({ results: shown, settled, excerpts, site });
  return (
    <>
      {state.status === "ready" && results.length > 0 && (
        <p className="result-count">{countPages(results.length)}</p>
      )}
      <ResultArticles pages={pages} />
      {shown.length < results.length && (
        <MoreButton onMore={more} automatic={steps < AUTOMATIC_STEPS} key={steps} />
      )}
    </>
  );
}
