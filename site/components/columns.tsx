import type { ReactNode } from "react";

/** Two unequal parts side by side where there is room. */
export function Columns({ children }: { children: ReactNode }): ReactNode {
  return <div className="columns">{children}</div>;
}

/** One part of `Columns`. */
export function Column({ children }: { children: ReactNode }): ReactNode {
  return <section className="column">{children}</section>;
}
