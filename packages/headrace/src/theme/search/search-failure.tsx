import type { ReactNode } from "react";

/** Says that search does not work, or not wholly, why, and lets the reader try again. */
export function SearchFailure(props: {
  /** Default: what is missing is code. */
  message?: string;
  /** Whether some results stand above. */
  isPartial?: boolean;
  onRetry: () => void;
}): ReactNode {
  return (
    <div className="search-failure" role="alert">
      <p>
        <strong>{props.isPartial ? "Some results did not load." : "Search did not load."}</strong>{" "}
        Check your connection, then try again.
      </p>
      <p className="search-failure-cause">{props.message ?? "Its code could not be fetched."}</p>
      <button type="button" className="button" onClick={props.onRetry}>
        Retry
      </button>
    </div>
  );
}
