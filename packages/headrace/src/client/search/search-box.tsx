import { type MouseEvent, type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { localized } from "../../model/messages/localized.ts";
import { RecentSearchList } from "../../theme/search/recent-searches.tsx";
import { ResultOptions } from "../../theme/search/result-options.tsx";
import { SearchFooter } from "../../theme/search/search-footer.tsx";
import type { SearchHost } from "../../theme/search/search-host.ts";
import { SearchStarts } from "../../theme/search/search-starts.tsx";
import { useValue } from "../use-value.ts";
import { AnswerState, UnderstoodState } from "./answer-state.tsx";
import { completeWord } from "./completion.ts";
import type { ExcerptLoader } from "./excerpt-texts.ts";
import type { RecentSearches } from "./recent-searches.ts";
import { describeState } from "./result-counts.ts";
import {
  allResultsLinks,
  EVERYWHERE,
  type SearchedSite,
  type SearchSection,
  scopeKey,
  searchHref,
  sectionLinks,
} from "./scope.ts";
import { ScopeSwitch } from "./scope-switch.tsx";
import type { SearchSession, SearchState } from "./session.ts";
import { StatusMessage } from "./status-message.tsx";
import { useComboboxKeys } from "./use-combobox-keys.ts";
import { useRest } from "./use-rest.ts";
import { usePlaceViews } from "./use-result-views.ts";

const LIST_ID = "search-results";

/** What the box works with. */
export interface SearchBoxProps {
  host: SearchHost;
  site: SearchedSite;
  session: SearchSession;
  excerpts: ExcerptLoader;
  recent: RecentSearches;
  /** The section of the open page. */
  section: SearchSection | undefined;
}

/** The results under the field of the search dialog. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { host, site, session, recent, section } = props;
  const state = useValue(session.state);
  const hasQuery = state.query.trim() !== "";
  const write = (query: string) => {
    host.field.value = query;
    session.ask(query);
    host.field.focus();
  };
  const leave = (event: MouseEvent) => {
    recent.add(state.query);
    // After the browser has followed the link; with these keys it opens elsewhere.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setTimeout(host.onLeave);
  };
  return (
    <>
      {section && (
        <ScopeSwitch
          section={section}
          scope={state.scope}
          session={session}
          onSwitched={() => host.field.focus()}
        />
      )}
      <div className="search-list">
        {hasQuery ? (
          <>
            <UnderstoodState state={state} />
            <BoxResults {...props} onWrite={write} onLeave={leave} />
            <AnswerState state={state} session={session} field={host.field} onWrite={write} />
          </>
        ) : (
          <BoxRecent {...props} onWrite={write} onLeave={leave} />
        )}
      </div>
      <SearchFooter
        links={
          hasMore(state)
            ? allResultsLinks({ query: state.query, version: host.version }, site, section)
            : []
        }
        onFollow={leave}
      />
      <StatusMessage text={describeState(state)} />
    </>
  );
}

/** Whether there may be results that the box does not show. */
function hasMore({ query, status, scope, results }: SearchState): boolean {
  return query.trim() !== "" && (status !== "ready" || scope.kind !== "all" || results.length > 0);
}

type BoxListProps = SearchBoxProps & {
  onWrite: (query: string) => void;
  onLeave: (event: MouseEvent) => void;
};

function BoxResults(props: BoxListProps): ReactNode {
  const { host, site, session, excerpts, onWrite } = props;
  const state = useValue(session.state);
  const { query, results } = state;
  const rests = useRest(results);
  const rows = usePlaceViews({
    results,
    settled: rests && state.status === "ready",
    excerpts,
    site,
  });
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const completion = useMemo(() => completeWord(query, results), [query, results]);
  const { active, point } = useComboboxKeys({
    field: host.field,
    listId: LIST_ID,
    ids,
    resetKey: `${scopeKey(state.scope)}?${query}`,
    preselect: true,
    onEnter(id, { ctrlKey, metaKey }) {
      const link = id === undefined ? null : document.getElementById(id);
      if (!(link instanceof HTMLAnchorElement)) location.assign(everything(props));
      else if (ctrlKey || metaKey) window.open(link.href, "_blank");
      else link.click();
    },
    onComplete: () => completion && onWrite(query + completion),
  });
  return (
    <>
      {createPortal(<Completion query={query} rest={completion} />, host.hint)}
      {rows.length > 0 && (
        <div role="listbox" id={LIST_ID} aria-label={localized("results")}>
          <ResultOptions rows={rows} active={active} onPoint={point} onChoose={props.onLeave} />
        </div>
      )}
    </>
  );
}

/** All results, for whoever is quicker than the index. */
function everything({ host, session, site }: SearchBoxProps): string {
  const { query } = session.state.get();
  return searchHref({ query, scope: EVERYWHERE, version: host.version }, site);
}

/** Lies over the field: what has been typed, unseen, so that the rest stands behind it. */
function Completion({ query, rest }: { query: string; rest: string }): ReactNode {
  if (rest === "") return null;
  return (
    <>
      <span>{query}</span>
      {rest}
    </>
  );
}

function BoxRecent({ host, site, recent, onWrite, onLeave }: BoxListProps): ReactNode {
  const [searches, setSearches] = useState(recent.list);
  const items = searches.map((query, at) => ({ id: `recent-search-${at}`, query }));
  const { active, point } = useComboboxKeys({
    field: host.field,
    listId: LIST_ID,
    ids: items.map(({ id }) => id),
    resetKey: searches,
    preselect: false,
    onEnter(id) {
      const item = items.find((one) => one.id === id);
      if (item) onWrite(item.query);
    },
    onComplete() {},
  });
  const starts = { sections: sectionLinks(site), onFollow: onLeave };
  if (items.length === 0) return <SearchStarts {...starts} />;
  const clear = () => {
    recent.clear();
    setSearches([]);
    host.field.focus();
  };
  return (
    <>
      <RecentSearchList
        listId={LIST_ID}
        items={items}
        active={active}
        onPoint={point}
        onChoose={onWrite}
        onClear={clear}
      />
      <SearchStarts {...starts} />
    </>
  );
}
