import type { ReactNode } from "react";
import { languageOf } from "../model/site.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { DocFooter } from "./doc-footer.tsx";
import { ErrorBox } from "./error-box.tsx";
import { NotFound } from "./not-found.tsx";
import { PageBanners } from "./page-banners.tsx";
import { Pagination } from "./pagination.tsx";
import { PostByline } from "./post-byline.tsx";
import { SearchPage } from "./search/search-page.tsx";
import { SeriesHeader, StepDone } from "./series.tsx";
import type { ShellProps } from "./shell-props.ts";
import { useSite } from "./site-context.ts";
import { TableOfContents } from "./table-of-contents.tsx";

type PageViewProps = Pick<ShellProps, "page" | "body" | "navigation" | "actions" | "doneSteps">;

/** The article with everything that belongs to it: above, below and beside. */
export function PageView({ page, body, navigation, actions, doneSteps }: PageViewProps): ReactNode {
  const site = useSite();
  const failed = navigation.status === "failed";
  const hasToc = page.toc.length > 0 && !failed;
  return (
    <>
      <div className="page-column">
        {failed && <ErrorBox message={navigation.message} onRetry={actions.retry} />}
        {/* Hidden, not removed: the article's DOM may be the server's, which React cannot redraw. */}
        <div hidden={failed}>
          <Breadcrumbs page={page} />
          <PageBanners page={page} />
          <SeriesHeader page={page} doneSteps={doneSteps} />
          {page.post && <PostByline post={page.post} language={languageOf(page, site)} />}
          {page.kind === "not-found" && <NotFound findNearest={actions.findNearestPages} />}
          {page.kind === "search" && (
            // Of the document itself; after a navigation the client moves the focus.
            <SearchPage start={actions.startSearch} autoFocus={!body} />
          )}
          <article
            className="markdown"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the body is the build's own HTML.
            dangerouslySetInnerHTML={{ __html: body ?? "" }}
          />
          {page.layout !== "landing" && (
            <>
              <StepDone page={page} doneSteps={doneSteps} onToggle={actions.toggleStep} />
              <DocFooter page={page} />
              <Pagination page={page} />
            </>
          )}
        </div>
      </div>
      {hasToc && <TableOfContents key={page.route} {...page} />}
    </>
  );
}
