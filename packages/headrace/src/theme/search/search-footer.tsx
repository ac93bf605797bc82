import type { MouseEventHandler, ReactNode } from "react";
import { localized } from "../../model/messages/localized.ts";

/** Under the results of the box: the ways to all of them; before there are any, what the keys do. */
export function SearchFooter(props: {
  links: readonly { label: string; href: string }[];
  onFollow: MouseEventHandler;
}): ReactNode {
  const { links } = props;
  if (links.length === 0) {
    return (
      <p className="search-footer search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {localized("toMove")} <kbd>↵</kbd> {localized("toOpen")}
      </p>
    );
  }
  return (
    <ul className="search-footer">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} onClick={props.onFollow}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
