import type { ReactNode } from "react";

const LABELS = ["New", "Improved", "Fixed", "Deprecated", "Removed"] as const;

type Label = (typeof LABELS)[number];

/**
 * A list of changes that readers narrow down to one label. The choice works by style alone, so it
 * needs no script, and without it all changes are there.
 */
export function Changes({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="changes">
      <fieldset className="changes-filter">
        <legend>Show</legend>
        {["All", ...LABELS].map((label) => (
          <label key={label}>
            <input type="radio" name="change" value={label} defaultChecked={label === "All"} />
            {label}
          </label>
        ))}
      </fieldset>
      <ul className="changes-list">{children}</ul>
    </div>
  );
}

/** One change: its label, the release that brought it, and what it is. */
export function Change(props: { label: Label; release: string; children: ReactNode }): ReactNode {
  return (
    <li data-change={props.label}>
      <span className="change-label">{props.label}</span>{" "}
      <span className="change-release">{props.release}</span> <div>{props.children}</div>
    </li>
  );
}
