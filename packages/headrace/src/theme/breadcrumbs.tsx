import type { ReactNode } from "react";
import type { PageData } from "../model/page.ts";
import { encodeRoute } from "../model/routes.ts";
import { HomeIcon } from "./icons.tsx";
import { useMessages } from "./messages-context.ts";
import { SiteLink } from "./site-link.tsx";

/** The way from the home page down to this page. */
export function Breadcrumbs({ page }: { page: PageData }): ReactNode {
  const messages = useMessages();
  if (page.breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        <li>
          <SiteLink href="/" aria-label={messages.home}>
            <HomeIcon />
          </SiteLink>
        </li>
        {page.breadcrumbs.map(({ label, route }) => (
          <li key={label}>
            {route === undefined ? (
              <span>{label}</span>
            ) : (
              <SiteLink
                href={encodeRoute(route)}
                aria-current={route === page.route ? "page" : undefined}
              >
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
