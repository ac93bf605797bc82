import type { ReactNode } from "react";
import type { PageData } from "../../model/page.ts";
import { encodeRoute } from "../../model/routes.ts";
import type { NavbarSection } from "../../model/site.ts";
import { NavbarMenu } from "../navbar/navbar-menu.tsx";
import { useSite } from "../site-context.ts";
import { SiteLink } from "../site-link.tsx";

/** The site's sections; the one that the page belongs to is marked. */
export function SectionLinks({ page }: { page: PageData }): ReactNode {
  const { navbar } = useSite();
  return (
    <ul className="section-links">
      {navbar.sections.map((section) => (
        <li key={section.sidebar ?? section.label + section.route}>
          <Section section={section} page={page} />
        </li>
      ))}
    </ul>
  );
}

function Section({ section, page }: { section: NavbarSection; page: PageData }): ReactNode {
  const { language = "" } = page;
  const { label, links } = section;
  if (links) {
    const items = links.map((link) => ({ ...link, current: link.href === page.route }));
    return <NavbarMenu value={label} links={items} />;
  }
  const route = section.translations?.[language] ?? section.route;
  const isHere = route === page.route;
  return (
    <SiteLink
      href={sectionAddress(route)}
      aria-current={isHere ? "page" : isInside(section, page) ? "true" : undefined}
    >
      {label}
    </SiteLink>
  );
}

/** A section leads to a page by its route; to a part of one or away by its address. */
export function sectionAddress(route: string): string {
  return /^[a-z]+:|[?#]/i.test(route) ? route : encodeRoute(route);
}

/** Whether a page is of the section's sidebar, or below its address. */
function isInside(
  { sidebar, route }: NavbarSection,
  { language = "", ...page }: PageData,
): boolean {
  if (sidebar === undefined) return route !== "/" && page.route.startsWith(`${route}/`);
  return page.nav?.sidebar === (language === "" ? sidebar : `${language}-${sidebar}`);
}
