import type { ReactNode } from "react";
import { fill } from "../../model/messages/messages.ts";
import { say } from "../../model/messages/say.ts";

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
      <p className="no-results-title">{say("noResults")}</p>
      <p>{fill(say("noMatch"), { query })}</p>
      {props.isWithin && (
        <button type="button" className="chip" onClick={props.onWiden}>
          {say("searchEverywhere")}
        </button>
      )}
      {suggestions.length > 0 ? (
        <>
          <p>{say("fewerWords")}</p>
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
        <p>{say("otherWords")}</p>
      )}
    </div>
  );
}
