import type { ReactNode } from "react";
import NavbarLink, { type NavbarLinkProperties } from "./navbar-link.tsx";

/** `@theme/NavbarItem/DefaultNavbarItem`: a link in the bar, or in one of its lists. */
export default function DefaultItem({
  className = "",
  isDropdownItem = false,
  ...link
}: NavbarLinkProperties & { isDropdownItem?: boolean }): ReactNode {
  const kind = isDropdownItem ? "dropdown__link" : "navbar__item navbar__link";
  const drawn = <NavbarLink {...link} className={`${kind} ${className}`.trimEnd()} />;
  return isDropdownItem ? <li>{drawn}</li> : drawn;
}
