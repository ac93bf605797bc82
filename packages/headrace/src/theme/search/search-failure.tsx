import type { ReactNode } from "react";
import { say } from "../../model/messages/say.ts";

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
        <strong>{props.isPartial ? say("someFailed") : say("searchFailed")}</strong>{" "}
        {say("checkConnection")}
      </p>
      <p className="search-failure-cause">{props.message ?? say("codeNotLoaded")}</p>
      <button type="button" className="button" onClick={props.onRetry}>
        {say("retry")}
      </button>
    </div>
  );
}
