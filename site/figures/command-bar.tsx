import type { ReactNode } from "react";

/** The command bar over a page: what was typed, and what was found, by kind. */
export function CommandBar(props: { typed: string; children: ReactNode }): ReactNode {
  return (
    <div className="d-dialog">
      <div className="d-box">
        <span className="d-cursor">{props.typed}</span>
      </div>
      {props.children}
    </div>
  );
}

/** Results of one kind; `on` is the one that Enter opens. */
export function Results(props: { kind: string; of: readonly string[]; on?: string }): ReactNode {
  return (
    <div>
      <div className="d-muted">{props.kind}</div>
      {props.of.map((name) => (
        <div key={name} className={name === props.on ? "d-result on" : "d-result"}>
          {name}
        </div>
      ))}
    </div>
  );
}
