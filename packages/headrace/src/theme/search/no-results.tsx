import type { ReactNode } from "react";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";

/** Says that nothing was found, and what else to try. */
export function NoResults(props: {
  query: string;
  /** Whether only a section was searched. */
  isWithin: boolean;
  onWiden: () => void;
  /** Shorter queries that do find something. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}): ReactNode {
  const { query, suggestions } = props;
  return (
    <div className="no-results">
      <p className="no-results-title">{localized("noResults")}</p>
      <p>{fill(localized("noMatch"), { query })}</p>
      {props.isWithin && (
        <button type="button" className="chip" onClick={props.onWiden}>
          {localized("searchEverywhere")}
        </button>
      )}
      {suggestions.length > 0 ? (
        <>
          <p>{localized("fewerWords")}</p>
          <div className="chips">
            {suggestions.map((suggestion) => (
              <button
                key={suggestion}
                type="button"
                className="chip"
                onClick={() => props.onSuggestion(suggestion)}
              >
                {suggestion}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p>{localized("otherWords")}</p>
      )}
    </div>
  );
}
