import type { ReactNode } from "react";

/** A technical name; a `long` one breaks where it must, even in a table. */
export function Mono(props: { long?: boolean; children: ReactNode }): ReactNode {
  return <span className={props.long ? "d-mono long" : "d-mono"}>{props.children}</span>;
}

/** What matters less than the rest of its line. */
export function Muted({ children }: { children: ReactNode }): ReactNode {
  return <span className="d-muted">{children}</span>;
}

/** A line of help or feedback below fields. */
export function Note({ children }: { children: ReactNode }): ReactNode {
  return <div className="d-note">{children}</div>;
}

/** The heading of a part of a screen. */
export function Heading({ children }: { children: ReactNode }): ReactNode {
  return <div className="d-heading">{children}</div>;
}

/** Parts beside each other, in as many lines as they need. */
export function Line({ children }: { children: ReactNode }): ReactNode {
  return <div className="d-line">{children}</div>;
}
