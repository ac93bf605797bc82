import { type ReactNode, useRef, useState } from "react";
import { useMessages } from "../messages-context.ts";
import { sectionAddress } from "../sidebar/section-links.tsx";
import { useSite } from "../site-context.ts";
import { SiteLink } from "../site-link.tsx";
import { SearchFailure } from "./search-failure.tsx";
import { SearchField } from "./search-field.tsx";
import type { StartSearch } from "./search-host.ts";
import { useSearchHost } from "./use-search-host.ts";

/** `id` of the search page's field: it takes the focus on arrival. */
export const SEARCH_FIELD_ID = "search-field";

/** The page of all results. Without script it leads to the sections. */
export function SearchPage(props: { start: StartSearch; autoFocus: boolean }): ReactNode {
  const { searchSite } = useMessages();
  const [title, setTitle] = useState(searchSite);
  const field = useRef<HTMLInputElement>(null);
  const hint = useRef<HTMLSpanElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const { failed, retry } = useSearchHost(
    { field, hint, output },
    { kind: "page", sidebar: null, onTitle: setTitle, onLeave() {} },
    props.start,
  );
  return (
    <div className="search-page">
      <h1>{title}</h1>
      <search className="needs-script">
        <SearchField field={field} hint={hint} id={SEARCH_FIELD_ID} autoFocus={props.autoFocus} />
      </search>
      <div ref={output} className="search-output" />
      {failed && <SearchFailure onRetry={retry} />}
      <WithoutScript />
    </div>
  );
}

function WithoutScript(): ReactNode {
  const { navbar } = useSite();
  return (
    <div className="markdown without-script">
      <p>{useMessages().searchNeedsScript}</p>
      <ul>
        {navbar.sections.map(({ sidebar, route, label }) => (
          <li key={sidebar ?? label}>
            <SiteLink href={sectionAddress(route)}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
