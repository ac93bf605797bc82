import type { ReactNode } from "react";
import type { PageData } from "../../model/page.ts";
import { encodeRoute } from "../../model/routes.ts";
import type { DocsVersion, NavbarSection } from "../../model/site.ts";
import { NavbarMenu } from "../navbar/navbar-menu.tsx";
import { useSite } from "../site-context.ts";
import { SiteLink } from "../site-link.tsx";

/** The site's sections; the one that the page belongs to is marked. */
export function SectionLinks({ page }: { page: PageData }): ReactNode {
  const { navbar, versions } = useSite();
  const isHere = ({ name, path }: DocsVersion) =>
    name === page.version?.name && `${page.route}/`.startsWith(`${path}/`);
  const version = versions.find(isHere)?.name;
  return (
    <ul className="section-links">
      {navbar.sections.map((section) => (
        <li key={section.sidebar ?? section.label + section.route}>
          <Section section={section} page={page} version={version} />
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  section: NavbarSection;
  page: PageData;
  /** Name of the version of the site's own pages that the page belongs to. Absent: to none. */
  version: string | undefined;
}

function Section({ section, page, version = "" }: SectionProps): ReactNode {
  const { language = "" } = page;
  const { label, links } = section;
  if (links) {
    const items = links.map((link) => ({ ...link, current: link.href === page.route }));
    return <NavbarMenu value={label} links={items} />;
  }
  const route = section.translations?.[language] ?? section.versions?.[version] ?? section.route;
  const isHere = route === page.route;
  return (
    <SiteLink
      href={sectionAddress(route)}
      aria-current={isHere ? "page" : isInside(section, page, version) ? "true" : undefined}
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
  version: string,
): boolean {
  if (sidebar === undefined) return route !== "/" && page.route.startsWith(`${route}/`);
  return [language, version].some(
    (set) => page.nav?.sidebar === (set === "" ? sidebar : `${set}-${sidebar}`),
  );
}
