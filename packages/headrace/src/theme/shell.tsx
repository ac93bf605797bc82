import type { ReactNode } from "react";
import { ANNOUNCER_ID } from "../model/constants.ts";
import { messagesOf } from "../model/messages/messages.ts";
import { languageOf } from "../model/site.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { MessagesContext } from "./messages-context.ts";
import { Navbar } from "./navbar/navbar.tsx";
import { PageView } from "./page-view.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { SearchContext } from "./search/search-controls.ts";
import { SearchDialog } from "./search/search-dialog.tsx";
import { useSearchControls } from "./search/use-search-controls.ts";
import type { ShellProps } from "./shell-props.ts";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { useOpenCategories } from "./sidebar/use-open-categories.ts";
import { SiteContext } from "./site-context.ts";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";

/** One whole page: the same on the server and in the browser. */
export function Shell(props: ShellProps): ReactNode {
  const { page, body, actions } = props;
  const language = languageOf(page, props.site);
  const frame = props.site.frames?.[language];
  const site = frame ? { ...props.site, ...frame } : props.site;
  // An article that kept the server's DOM is lost in a crash; its content has to be fetched.
  const onRetry = body === null ? actions.retry : undefined;
  return (
    <SiteContext value={site}>
      <MessagesContext value={messagesOf(props.messages, language)}>
        <ErrorBoundary resetKey={page.route} onRetry={onRetry}>
          <ShellLayout {...props} onCrashRetry={onRetry} />
        </ErrorBoundary>
      </MessagesContext>
      <div id={ANNOUNCER_ID} className="sr-only" aria-live="polite" />
    </SiteContext>
  );
}

function ShellLayout(props: ShellProps & { onCrashRetry: (() => void) | undefined }): ReactNode {
  const { site, page, nav, actions } = props;
  const categories = useOpenCategories(
    { sidebar: page.nav?.sidebar ?? "", route: page.route, nav },
    actions.expandCategory,
  );
  const search = useSearchControls(() => actions.prepareSearch(page.searchedVersion));
  return (
    <SearchContext value={search.controls}>
      <SkipLink />
      {site.announcement && props.announcementVisible && (
        <AnnouncementBar announcement={site.announcement} onDismiss={actions.dismissAnnouncement} />
      )}
      <Navbar
        page={page}
        nav={nav}
        categories={categories}
        version={{ preferred: props.preferredVersion, onPrefer: actions.preferVersion }}
        onToggleColors={actions.toggleColors}
      />
      <ProgressBar loading={props.navigation.status === "loading"} />
      <SearchDialog
        page={page}
        open={search.isOpen}
        onClose={search.close}
        start={actions.startSearch}
      />
      <div className="layout" data-layout={page.layout}>
        {page.layout !== "landing" && nav.length > 0 && (
          <Sidebar nav={nav} route={page.route} categories={categories} />
        )}
        <main id={MAIN_ID} tabIndex={-1}>
          <ErrorBoundary resetKey={page.route} onRetry={props.onCrashRetry}>
            <PageView {...props} />
          </ErrorBoundary>
        </main>
      </div>
      <BackToTop />
      <Footer />
    </SearchContext>
  );
}
