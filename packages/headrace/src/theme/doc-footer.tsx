import type { ReactNode } from "react";
import type { PageData } from "../model/page.ts";
import { encodeRoute, markdownFile } from "../model/routes.ts";
import { EditIcon } from "./icons.tsx";
import { SiteLink } from "./site-link.tsx";

/** Under the article: its tags, where to edit the page, its Markdown, and when it was last changed. */
export function DocFooter({ page }: { page: PageData }): ReactNode {
  const { tags = [] } = page;
  return (
    <div className="doc-footer">
      {tags.length > 0 && (
        <span className="page-tags">
          Tags:{" "}
          {tags.map(({ label, route = "/" }) => (
            <SiteLink key={route} href={route}>
              {label}
            </SiteLink>
          ))}
        </span>
      )}
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
      {page.lastAuthor && <span>{`Last change by ${page.lastAuthor}`}</span>}
    </div>
  );
}
