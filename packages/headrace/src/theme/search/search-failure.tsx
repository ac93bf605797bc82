import type { ReactNode } from "react";
import { localized } from "../../model/messages/localized.ts";

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
        <strong>{props.isPartial ? localized("someFailed") : localized("searchFailed")}</strong>{" "}
        {localized("checkConnection")}
      </p>
      <p className="search-failure-cause">{props.message ?? localized("codeNotLoaded")}</p>
      <button type="button" className="button" onClick={props.onRetry}>
        {localized("retry")}
      </button>
    </div>
  );
}
