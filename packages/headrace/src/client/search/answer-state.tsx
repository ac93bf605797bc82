import type { ReactNode } from "react";
import { NoResults } from "../../theme/search/no-results.tsx";
import { ResultSkeleton } from "../../theme/search/result-skeleton.tsx";
import { SearchFailure } from "../../theme/search/search-failure.tsx";
import { UnderstoodNote } from "../../theme/search/understood-note.tsx";
import { EVERYWHERE } from "./scope.ts";
import type { SearchSession, SearchState } from "./session.ts";

/** Says above the rows what was not searched as it was typed; without rows, what no page has. */
export function UnderstoodState({ state }: { state: SearchState }): ReactNode {
  const { results, understood, query } = state;
  if (!query.trim()) return null;
  const respelled = results.length > 0 ? understood.respelled : [];
  return <UnderstoodNote unknown={understood.unknown} respelled={respelled} />;
}

/** What stands in place of results that are not there: why, and what to do about it. */
export function AnswerState(props: {
  state: SearchState;
  session: SearchSession;
  field: HTMLInputElement;
  onWrite: (query: string) => void;
}): ReactNode {
  const { state, session, field, onWrite } = props;
  if (state.status === "failed") {
    const retry = () => {
      // The button goes away; the focus shall not.
      field.focus();
      session.retry();
    };
    const isPartial = state.results.length > 0;
    return <SearchFailure message={state.message} isPartial={isPartial} onRetry={retry} />;
  }
  if (state.results.length > 0 || !state.query.trim()) return null;
  if (state.status !== "ready") return <ResultSkeleton />;
  return (
    <NoResults
      query={state.query}
      isWithin={state.scope.kind === "within"}
      suggestions={state.suggestions}
      onWiden={() => {
        session.setScope(EVERYWHERE);
        field.focus();
      }}
      onSuggestion={onWrite}
    />
  );
}
