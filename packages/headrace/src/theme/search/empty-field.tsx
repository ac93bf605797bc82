import type { MouseEventHandler, ReactNode } from "react";

/** Where to go without a search. */
export interface SearchStartsProps {
  sections: readonly { label: string; href: string }[];
  onFollow: MouseEventHandler;
}

/** What a search can be made of, for an empty field, and where to go without one. */
export function EmptyField(props: SearchStartsProps): ReactNode {
  return (
    <>
      <p className="search-tip">Type a task, a question, an error or a name.</p>
      <SearchStarts {...props} />
    </>
  );
}

/** Links to the parts of the site. */
export function SearchStarts({ sections, onFollow }: SearchStartsProps): ReactNode {
  return (
    <nav className="search-starts chips" aria-label="Sections">
      {sections.map(({ label, href }) => (
        <a key={href} className="chip" href={href} onClick={onFollow}>
          {label}
        </a>
      ))}
    </nav>
  );
}
