import type { ReactNode } from "react";
import type { PageData } from "../model/page.ts";

/** Says that a page is not for everybody: unlisted, or a draft. */
export function PageBanners({ page }: { page: PageData }): ReactNode {
  return (
    <>
      {page.unlisted && (
        <Banner title="Unlisted page">
          Search engines do not index this page; only readers with a direct link find it.
        </Banner>
      )}
      {page.draft && (
        <Banner title="Draft page">
          This page shows in development only; it is left out of the published site.
        </Banner>
      )}
    </>
  );
}

function Banner({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <aside className="page-banner" aria-label={title}>
      <strong>{title}</strong> {children}
    </aside>
  );
}
