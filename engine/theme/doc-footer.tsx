import type { ReactNode } from "react";
import type { PageData } from "../model/page.ts";
import { EditIcon } from "./icons.tsx";
import { SiteLink } from "./site-link.tsx";

/** Under the article: where to edit the page, and when it was last changed. */
export function DocFooter({ page }: { page: PageData }): ReactNode {
  if (page.editUrl === null && page.lastUpdated === null) return null;
  return (
    <div className="doc-footer">
      {page.editUrl !== null && (
        <SiteLink href={page.editUrl}>
          <EditIcon /> Edit this page
        </SiteLink>
      )}
      {page.lastUpdated !== null && (
        <span>
          Last updated on <time dateTime={page.lastUpdated.date}>{page.lastUpdated.label}</time>
        </span>
      )}
    </div>
  );
}
