import type { ReactNode } from "react";
import { fill } from "../model/messages/messages.ts";
import type { PageData } from "../model/page.ts";
import { useMessages } from "./messages-context.ts";
import { SiteLink } from "./site-link.tsx";

/** Says that a page is not for everybody: unlisted, or a draft. */
export function PageBanners({ page }: { page: PageData }): ReactNode {
  const messages = useMessages();
  return (
    <>
      {page.unlisted && <Banner title={messages.unlisted}>{messages.unlistedText}</Banner>}
      {page.version && page.version.banner !== "none" && (
        <Banner title={fill(messages.versionOf, { label: page.version.label })}>
          {`${page.version.banner === "unreleased" ? messages.unreleased : messages.unmaintained} `}
          <SiteLink href={page.version.latestRoute}>{messages.seeLatest}</SiteLink>
        </Banner>
      )}
      {page.draft && <Banner title={messages.draft}>{messages.draftText}</Banner>}
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
