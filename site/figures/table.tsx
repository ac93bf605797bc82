import type { ReactNode } from "react";
import { Step, type Stepped } from "./step.tsx";

/**
 * A table of the Console.
 *
 * @param props.drop Columns, counted from 1 to 5, that a narrow drawing leaves out.
 */
export function Table(props: {
  columns: readonly string[];
  drop?: readonly number[];
  children: ReactNode;
}): ReactNode {
  const dropped = (props.drop ?? []).map((column) => `drop-${column}`);
  return (
    <div className={["d-table", ...dropped].join(" ")}>
      <div className="d-row head">
        {props.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {props.children}
    </div>
  );
}

/** A line of a table; `on` when it is selected. */
export function Row(props: { on?: boolean; children: ReactNode }): ReactNode {
  return <div className={props.on ? "d-row on" : "d-row"}>{props.children}</div>;
}

/** What a line of a table has in one column. */
export function Cell(props: Stepped & { children?: ReactNode }): ReactNode {
  return (
    <span>
      <Step {...props} />
      {props.children}
    </span>
  );
}
