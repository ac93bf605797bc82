import type { MouseEventHandler, ReactNode } from "react";

/** What a search can be made of, for an empty field, and where to go without one. */
export function EmptyField(props: {
  starts: readonly { label: string; href: string }[];
  onFollow: MouseEventHandler;
}): ReactNode {
  return (
    <>
      <p className="search-tip">
        Type a task, a question, an error message or the name of a field. Pages and sections come as
        you type. Or go straight to:
      </p>
      <nav className="search-starts chips" aria-label="Sections">
        {props.starts.map(({ label, href }) => (
          <a key={href} className="chip" href={href} onClick={props.onFollow}>
            {label}
          </a>
        ))}
      </nav>
    </>
  );
}
