import type { SiteConfig } from "../config/schema.ts";
import { siteMessages } from "../config/site-messages.ts";
import { fill, type Messages, type SiteMessages } from "../model/messages/messages.ts";

/**
 * The sentences of each language of a site. Those that its configuration does not say are taken from the
 * translations of the old theme.
 *
 * @param codeTexts By language and id.
 */
export function translatedMessages(
  config: SiteConfig,
  codeTexts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): SiteMessages {
  const translated = config.locales.map(({ code }) => [code, fromTheme(codeTexts[code] ?? {})]);
  return siteMessages(config, Object.fromEntries(translated));
}

/** Which of our sentences each of their theme's is. */
const NAMES: Readonly<Record<string, keyof Messages>> = {
  "theme.common.skipToMainContent": "skipToContent",
  "theme.common.editThisPage": "editPage",
  "theme.docs.breadcrumbs.home": "home",
  "theme.docs.breadcrumbs.navAriaLabel": "breadcrumbs",
  "theme.docs.paginator.navAriaLabel": "previousAndNext",
  "theme.docs.paginator.previous": "previous",
  "theme.docs.paginator.next": "next",
  "theme.docs.sidebar.toggleSidebarButtonAriaLabel": "openNavigation",
  "theme.docs.sidebar.closeSidebarButtonAriaLabel": "closeNavigation",
  "theme.docs.sidebar.navAriaLabel": "sectionPages",
  "theme.docs.versions.latestVersionLinkLabel": "seeLatest",
  "theme.NavBar.navAriaLabel": "mainNavigation",
  "theme.TOCCollapsible.toggleButtonLabel": "onThisPage",
  "theme.BackToTopButton.buttonAriaLabel": "backToTop",
  "theme.AnnouncementBar.closeButtonAriaLabel": "closeAnnouncement",
  "theme.tags.tagsListLabel": "tags",
  "theme.blog.post.readingTime.plurals": "minutesToRead",
  "theme.common.headingLinkTitle": "directLink",
  "theme.CodeBlock.copyButtonAriaLabel": "copyCode",
  "theme.CodeBlock.wordWrapToggle": "wrapLines",
  "theme.admonition.note": "noteTitle",
  "theme.admonition.tip": "tipTitle",
  "theme.admonition.info": "infoTitle",
  "theme.admonition.warning": "warningTitle",
  "theme.admonition.danger": "dangerTitle",
  "theme.admonition.caution": "cautionTitle",
  "theme.SearchBar.label": "search",
  "theme.blog.paginator.newerEntries": "newerPosts",
  "theme.blog.paginator.olderEntries": "olderPosts",
  "theme.blog.post.readMore": "readMore",
  "theme.blog.post.plurals": "postCount",
  "theme.blog.archive.title": "archive",
  "theme.blog.authorsList.pageTitle": "authors",
  "theme.tags.tagsPageLink": "allTags",
  "theme.tags.tagsPageTitle": "tagsTitle",
  "theme.docs.tagDocListPageTitle.nDocsTagged": "docCount",
  "theme.NotFound.title": "notFound",
  "theme.NotFound.p1": "notFoundText",
  "theme.ErrorPageContent.title": "crashed",
  "theme.ErrorPageContent.tryAgain": "tryAgain",
  "theme.contentVisibility.unlistedBanner.title": "unlisted",
  "theme.contentVisibility.unlistedBanner.message": "unlistedText",
  "theme.contentVisibility.draftBanner.title": "draft",
  "theme.contentVisibility.draftBanner.message": "draftText",
};

/** Whether a text of their theme is one of our sentences, by its name. */
export function isKnownText(name: string): boolean {
  return Object.hasOwn(NAMES, name);
}

/** Our sentences, as far as the translations of their theme say them. */
export function fromTheme(texts: Readonly<Record<string, string>>): Partial<Messages> {
  const messages: Partial<Record<keyof Messages, string>> = {};
  for (const [theirs, ours] of Object.entries(NAMES)) {
    const text = texts[theirs];
    if (text) messages[ours] = fill(text, { readingTime: "{count}", heading: "{title}" });
  }
  // The same sentences, with other names for their values.
  const { "theme.blog.tagTitle": posts, "theme.docs.tagDocListPageTitle": docs } = texts;
  if (posts) messages.postsTagged = fill(posts, { nPosts: "{posts}", tagName: "{tag}" });
  if (docs) messages.docsTagged = fill(docs, { nDocsTagged: "{docs}", tagName: "{tag}" });
  const { "theme.lastUpdated.lastUpdatedAtBy": updated, "theme.lastUpdated.atDate": date } = texts;
  if (updated && date) {
    messages.lastUpdated = fill(updated, { atDate: date, byUser: "" });
  }
  return messages;
}
