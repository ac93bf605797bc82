import type { ReactNode } from "react";

/** Says that nothing was found, and what else to try. */
export function NoResults(props: {
  query: string;
  /** Label of the section that was searched; absent when all were. */
  within?: string | undefined;
  onWiden: () => void;
  /** Shorter queries that do find something. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}): ReactNode {
  const { query, within, suggestions } = props;
  return (
    <div className="no-results">
      <p className="no-results-title">No results</p>
      <p>
        Nothing in {within ?? "the documentation"} matches <q>{query}</q>.
      </p>
      {within !== undefined && (
        <button type="button" className="chip" onClick={props.onWiden}>
          Search the whole documentation
        </button>
      )}
      {suggestions.length > 0 ? (
        <>
          <p>Search for fewer words:</p>
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
        <p>Try other words.</p>
      )}
    </div>
  );
}
