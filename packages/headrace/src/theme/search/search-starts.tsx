import type { MouseEventHandler, ReactNode } from "react";
import { localized } from "../../model/messages/localized.ts";

/** Where to go without a search. */
export interface SearchStartsProps {
  sections: readonly { label: string; href: string }[];
  onFollow: MouseEventHandler;
}

/** Links to the parts of the site. */
export function SearchStarts({ sections, onFollow }: SearchStartsProps): ReactNode {
  return (
    <nav className="search-starts chips" aria-label={localized("sections")}>
      {sections.map(({ label, href }) => (
        <a key={href} className="chip" href={href} onClick={onFollow}>
          {label}
        </a>
      ))}
    </nav>
  );
}
