import type { ReactNode } from "react";

/** Ways into the documentation by who the reader is, side by side where there is room. */
export function ReaderPaths({ children }: { children: ReactNode }): ReactNode {
  return <div className="reader-paths">{children}</div>;
}

/** One reader's way: a sentence and the pages to read, in order. */
export function ReaderPath(props: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="reader-path">
      <h3>{props.title}</h3>
      {props.children}
    </section>
  );
}
