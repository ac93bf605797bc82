import type { ReactNode } from "react";

/** Tiles in as many columns as there is room for. */
export function Tiles({ children }: { children: ReactNode }): ReactNode {
  return <div className="d-tiles">{children}</div>;
}

/** A number with its name, and what there is to say about it. */
export function Tile(props: { label: string; value?: string; children?: ReactNode }): ReactNode {
  return (
    <div className="d-tile">
      <span className="d-muted">{props.label}</span>
      {props.value === undefined ? null : <span className="d-value">{props.value}</span>}
      {props.children}
    </div>
  );
}
