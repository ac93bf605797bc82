import { type MouseEvent, type ReactNode, useId } from "react";
import { ChevronIcon } from "../icons.tsx";
import { SiteLink } from "../site-link.tsx";

/** One choice of a menu. */
export interface MenuLink {
  label: string;
  href: string;
  current: boolean;
  /** Language of what the link leads to (BCP 47). */
  lang?: string;
  /** Besides following the link. */
  onChoose?: () => void;
}

/**
 * A button that discloses a short list of links. It is a native popover: it opens without script,
 * closes on Escape or on a press elsewhere, and gives the focus back to its button.
 */
export function NavbarMenu(props: {
  /** What is chosen here: "Version". Absent: its links are no choice. */
  name?: string;
  /** What is chosen now: "Next"; else what the links are about. */
  value: string;
  icon?: ReactNode;
  links: MenuLink[];
}): ReactNode {
  const id = useId();
  return (
    <div className="menu">
      <button
        type="button"
        className="menu-button"
        popoverTarget={id}
        aria-label={props.name === undefined ? undefined : `${props.name}: ${props.value}`}
      >
        {props.icon}
        <span className="menu-value">{props.value}</span>
        <ChevronIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too. */}
      <ul
        className="menu-list"
        id={id}
        popover="auto"
        aria-label={props.name ?? props.value}
        onClick={closeMenu}
      >
        {props.links.map((link) => (
          <li key={link.href + link.label}>
            <SiteLink
              href={link.href}
              aria-current={link.current ? "true" : undefined}
              lang={link.lang}
              hrefLang={link.lang}
              onClick={link.onChoose}
            >
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page stays when a link is followed, so the open list has to be closed by us. */
function closeMenu(event: MouseEvent<HTMLUListElement>): void {
  if (event.target instanceof Element && event.target.closest("a"))
    event.currentTarget.hidePopover();
}
