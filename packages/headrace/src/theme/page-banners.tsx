import type { ReactNode } from "react";
import type { PageData } from "../model/page.ts";
import { SiteLink } from "./site-link.tsx";

/** Says that a page is not for everybody: unlisted, or a draft. */
export function PageBanners({ page }: { page: PageData }): ReactNode {
  return (
    <>
      {page.unlisted && (
        <Banner title="Unlisted page">
          Search engines do not index this page; only readers with a direct link find it.
        </Banner>
      )}
      {page.version && page.version.banner !== "none" && (
        <Banner title={`Version ${page.version.label}`}>
          {page.version.banner === "unreleased"
            ? "This version is not released yet; it may still change. "
            : "This version is no longer maintained. "}
          <SiteLink href={page.version.latestRoute}>See the latest version.</SiteLink>
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
