import type { ReactNode } from "react";
import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";

/** What a reader sees at an address without a page: what may have happened, and ways on. */
export function NotFound(): ReactNode {
  const { navbar } = useSite();
  return (
    <div className="not-found">
      <p className="not-found-code">404</p>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. It may have moved, or the link that led here may be
        mistyped. These are good places to go on:
      </p>
      <ul>
        <li>
          <SiteLink href="/">Home page</SiteLink>
        </li>
        {navbar.sections.map((section) => (
          <li key={section.sidebar}>
            <SiteLink href={section.route}>{section.label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
