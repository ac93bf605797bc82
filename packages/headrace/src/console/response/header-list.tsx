import type { ReactNode } from "react";
import type { ResponseHeader } from "../exchange/exchange.ts";

/** Properties of `HeaderList`. */
export interface HeaderListProps {
  headers: readonly ResponseHeader[];
  /** Names of documented headers that are not among them. */
  missing: readonly string[];
  /** True when the browser may keep headers from the page. */
  canBeHidden: boolean;
}

/** All headers of an answer that the browser shows. */
export function HeaderList({ headers, missing, canBeHidden }: HeaderListProps): ReactNode {
  return (
    <details className="console-headers">
      <summary>Headers ({headers.length})</summary>
      <dl>
        {headers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <p className="console-hint">
          Documented but not here: {missing.join(", ")}.{" "}
          {canBeHidden
            ? "The server did not send them, or does not name them in Access-Control-Expose-Headers."
            : "The server did not send them this time."}
        </p>
      )}
    </details>
  );
}
