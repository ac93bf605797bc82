import type { ReactNode } from "react";
import DefaultItem from "./default-item.tsx";
import NavbarLink, { type NavbarLinkProperties } from "./navbar-link.tsx";

/** `@theme/NavbarItem/DropdownNavbarItem`: a list in the bar, open while the pointer or the focus is in it. */
export default function DropdownItem({
  items = [],
  className = "",
  ...link
}: NavbarLinkProperties & { items?: readonly NavbarLinkProperties[] }): ReactNode {
  const leadsOn = Boolean(link.to ?? link.href);
  const side = link.position === "right" ? " dropdown--right" : "";
  return (
    <div className={`navbar__item dropdown dropdown--hoverable${side}`}>
      <NavbarLink
        href="#"
        onClick={leadsOn ? undefined : (event) => event.preventDefault()}
        {...link}
        className={`navbar__link ${className}`.trimEnd()}
      />
      <ul className="dropdown__menu">
        {items.map((item) => (
          <DefaultItem
            key={[item.to, item.href, String(item.label)].join(" ")}
            {...item}
            isDropdownItem
          />
        ))}
      </ul>
    </div>
  );
}
