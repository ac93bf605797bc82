import type { ReactNode } from "react";
import type { PageData } from "../model/page.ts";
import { encodeRoute } from "../model/routes.ts";
import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";

/** The site's sections; the one whose sidebar the page belongs to is marked. */
export function SectionLinks({ page }: { page: PageData }): ReactNode {
  const { navbar } = useSite();
  return (
    <ul className="section-links">
      {navbar.sections.map((section) => {
        const { language = "" } = page;
        const route = section.translations?.[language] ?? section.route;
        const sidebar = language === "" ? section.sidebar : `${language}-${section.sidebar}`;
        const inside = sidebar === page.nav?.sidebar;
        const current = route === page.route ? "page" : inside ? "true" : undefined;
        return (
          <li key={section.sidebar}>
            <SiteLink href={encodeRoute(route)} aria-current={current}>
              {section.label}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
