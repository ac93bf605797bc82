import { type ReactNode, useEffect, useState } from "react";
import type { PageLink } from "../model/nav-tree.ts";
import { encodeRoute } from "../model/routes.ts";
import { useMessages } from "./messages-context.ts";
import { SearchButton } from "./search/search-button.tsx";
import { sectionAddress } from "./sidebar/section-links.tsx";
import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";

/** What a reader sees at an address without a page: what may have happened, and ways on. */
export function NotFound(props: { findNearest: () => Promise<PageLink[]> }): ReactNode {
  const messages = useMessages();
  const { navbar } = useSite();
  const nearest = useNearestPages(props.findNearest);
  return (
    <div className="not-found">
      <p className="not-found-code">404</p>
      <h1>{messages.notFound}</h1>
      <p>{messages.notFoundText}</p>
      <SearchButton />
      {nearest.length > 0 && (
        <>
          <p id="nearest">{messages.didYouMean}</p>
          <ul aria-labelledby="nearest" className="not-found-nearest">
            {nearest.map(({ label, route = "/" }) => (
              <li key={route}>
                <SiteLink href={encodeRoute(route)}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p id="sections">{messages.goodPlaces}</p>
      <ul aria-labelledby="sections" className="not-found-sections">
        <li>
          <SiteLink href="/">{messages.home}</SiteLink>
        </li>
        {navbar.sections.map((section) => (
          <li key={section.sidebar ?? section.label}>
            <SiteLink href={sectionAddress(section.route)}>{section.label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** They are looked for in the browser: the same document answers for every address without a page. */
function useNearestPages(find: () => Promise<PageLink[]>): PageLink[] {
  const [pages, setPages] = useState<PageLink[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void find().then((found) => isCurrent && setPages(found));
    return () => {
      isCurrent = false;
    };
  }, [find]);
  return pages;
}
