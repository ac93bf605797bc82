import type { MouseEventHandler, ReactNode } from "react";

/** Under the results of the box: the ways to all of them, and what the keys do. */
export function SearchFooter(props: {
  links: readonly { label: string; href: string }[];
  onFollow: MouseEventHandler;
}): ReactNode {
  return (
    <div className="search-footer">
      {props.links.length > 0 && (
        <ul>
          {props.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} onClick={props.onFollow}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> to move <kbd>↵</kbd> to open
      </p>
    </div>
  );
}
