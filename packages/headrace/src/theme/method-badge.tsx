import type { ReactNode } from "react";
import type { HttpMethod } from "../model/api.ts";

/** The HTTP method of an operation; the same markup stands in articles. */
export function MethodBadge({ method }: { method: HttpMethod }): ReactNode {
  return (
    <span className="method" data-method={method}>
      {method.toUpperCase()}
    </span>
  );
}
