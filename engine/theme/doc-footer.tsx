import type { ReactNode } from "react";
import type { PageData } from "../model/page.ts";
import { EditIcon } from "./icons.tsx";
import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";

/** Under the article: where to edit the page, and when it was last changed. */
export function DocFooter({ page }: { page: PageData }): ReactNode {
  const language = useSite().locales[0]?.code ?? "en";
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
          Last updated on <LastUpdated seconds={page.lastUpdated} language={language} />
        </span>
      )}
    </div>
  );
}

/** A day in UTC, so that the server and every browser write the same text. */
function LastUpdated({ seconds, language }: { seconds: number; language: string }): ReactNode {
  const date = new Date(seconds * 1000);
  const text = date.toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={date.toISOString()}>{text}</time>;
}
