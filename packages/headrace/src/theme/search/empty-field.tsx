import type { MouseEventHandler, ReactNode } from "react";

/** Where to go without a search. */
export interface StartLink {
  label: string;
  href: string;
}

/** Pages beside the open one, and the parts of the site. */
export interface SearchStartsProps {
  near: readonly StartLink[];
  sections: readonly StartLink[];
  onFollow: MouseEventHandler;
}

/** What a search can be made of, for an empty field, and where to go without one. */
export function EmptyField(props: SearchStartsProps): ReactNode {
  return (
    <>
      <p className="search-tip">
        Type a task, a question, an error message or the name of a field. Pages and sections come as
        you type.
      </p>
      <SearchStarts {...props} />
    </>
  );
}

/** Where to go without a search. */
export function SearchStarts({ near, sections, onFollow }: SearchStartsProps): ReactNode {
  return (
    <>
      <Starts label="Near this page" links={near} onFollow={onFollow} />
      <Starts label="Sections" links={sections} onFollow={onFollow} />
    </>
  );
}

function Starts(props: {
  label: string;
  links: readonly StartLink[];
  onFollow: MouseEventHandler;
}): ReactNode {
  const { label, links } = props;
  if (links.length === 0) return null;
  return (
    <nav className="search-starts chips" aria-label={label}>
      {links.map(({ label: text, href }) => (
        <a key={href} className="chip" href={href} onClick={props.onFollow}>
          {text}
        </a>
      ))}
    </nav>
  );
}
