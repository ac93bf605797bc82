import type { ReactNode } from "react";

/** A list of tasks as large targets, one a line. */
export function TaskList({ children }: { children: ReactNode }): ReactNode {
  return <div className="task-list">{children}</div>;
}
