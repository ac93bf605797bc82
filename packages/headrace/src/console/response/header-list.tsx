import type { ReactNode } from "react";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
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
      <summary>{fill(localized("headersIn"), { count: headers.length })}</summary>
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
          {fill(localized("missingHeaders"), { names: missing.join(", ") })}{" "}
          {canBeHidden ? localized("hiddenHeaders") : localized("unsentHeaders")}
        </p>
      )}
    </details>
  );
}
