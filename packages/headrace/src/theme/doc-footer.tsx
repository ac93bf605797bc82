import type { ReactNode } from "react";
import { fill } from "../model/messages/messages.ts";
import type { PageData } from "../model/page.ts";
import { encodeRoute, markdownFile } from "../model/routes.ts";
import { EditIcon } from "./icons.tsx";
import { useMessages } from "./messages-context.ts";
import { SiteLink } from "./site-link.tsx";

/** Under the article: its tags, where to edit the page, its Markdown, its section as one page, and when it was last changed. */
export function DocFooter({ page }: { page: PageData }): ReactNode {
  const messages = useMessages();
  const { tags = [] } = page;
  const [beforeDate, afterDate] = messages.lastUpdated.split("{date}");
  return (
    <div className="doc-footer">
      {tags.length > 0 && (
        <span className="page-tags">
          {messages.tags}{" "}
          {tags.map(({ label, route = "/" }) => (
            <SiteLink key={route} href={encodeRoute(route)}>
              {label}
            </SiteLink>
          ))}
        </span>
      )}
      {page.editUrl && (
        <SiteLink href={page.editUrl}>
          <EditIcon />
          {` ${messages.editPage}`}
        </SiteLink>
      )}
      <button type="button" className="needs-script" data-action="copy-page">
        {messages.copyPage}
      </button>
      <SiteLink className="without-script" href={encodeRoute(`/${markdownFile(page.route)}`)}>
        {messages.viewMarkdown}
      </SiteLink>
      {page.nav && (
        <button type="button" className="needs-script" data-action="print-section">
          {messages.printSection}
        </button>
      )}
      {page.lastUpdated && (
        <span>
          {beforeDate}
          <time dateTime={page.lastUpdated.date}>{page.lastUpdated.label}</time>
          {afterDate}
        </span>
      )}
      {page.lastAuthor && <span>{fill(messages.lastAuthor, { name: page.lastAuthor })}</span>}
    </div>
  );
}
