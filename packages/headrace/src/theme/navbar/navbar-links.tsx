import type { ReactNode } from "react";
import { useSite } from "../site-context.ts";
import { SiteLink } from "../site-link.tsx";
import { NavbarMenu } from "./navbar-menu.tsx";

/** The links away from the documentation, the highlighted one as a button. */
export function NavbarLinks(): ReactNode {
  const { navbar } = useSite();
  return (
    <ul className="navbar-links">
      {navbar.links.map((link) => (
        <li key={link.label}>
          {link.links ? (
            <NavbarMenu
              value={link.label}
              links={link.links.map((item) => ({ ...item, current: false }))}
            />
          ) : (
            <SiteLink
              className={link.highlighted ? "button highlight" : undefined}
              href={link.href}
            >
              {link.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
