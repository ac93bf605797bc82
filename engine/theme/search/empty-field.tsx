import type { ReactNode } from "react";

/** What a search can be made of, for an empty field. */
export function EmptyField(): ReactNode {
  return (
    <p className="search-tip">
      Type a task, a question, an error message or the name of a field. Pages and sections come as
      you type.
    </p>
  );
}
