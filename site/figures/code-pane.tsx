import type { ReactNode } from "react";

/** Lines of a file or log in a frame, with a title; the lines in `marked`, from 1, stand out. */
export function CodePane(props: {
  title: string;
  lines: readonly string[];
  marked?: readonly number[];
}): ReactNode {
  return (
    <div className="d-pane">
      <div className="d-muted">{props.title}</div>
      {props.lines.map((line, index) => (
        <div key={line} className={props.marked?.includes(index + 1) ? "d-code on" : "d-code"}>
          {line}
        </div>
      ))}
    </div>
  );
}

/** Panes beside each other where there is room. */
export function Panes({ children }: { children: ReactNode }): ReactNode {
  return <div className="d-panes">{children}</div>;
}
