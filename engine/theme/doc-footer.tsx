import type { ReactNode } from "react";
import type { PageData } from "../model/page.ts";
import { encodeRoute, markdownFile } from "../model/routes.ts";
import { EditIcon } from "./icons.tsx";
import { SiteLink } from "./site-link.tsx";

/** Under the article: where to edit the page, its Markdown, and when it was last changed. */
export function DocFooter({ page }: { page: PageData }): ReactNode {
  return (
    <div className="doc-footer">
      {page.editUrl !== null && (
        <SiteLink href={page.editUrl}>
          <EditIcon /> Edit this page
        </SiteLink>
      )}
      <button type="button" className="needs-script" data-action="copy-page">
        Copy page as Markdown
      </button>
      <SiteLink className="without-script" href={encodeRoute(`/${markdownFile(page.route)}`)}>
        View as Markdown
      </SiteLink>
      {page.lastUpdated !== null && (
        <span>
          Last updated on <time dateTime={page.lastUpdated.date}>{page.lastUpdated.label}</time>
        </span>
      )}
    </div>
  );
}
