/**
 * Every sentence of the frame around the pages, of search, and of what the build adds to a text. A name
 * in braces stands for a value. Where a number decides on the form of a word, the forms stand between
 * bars, in the order zero, one, two, few, many, other, as far as the language has them (as Docusaurus
 * writes them).
 */
export const ENGLISH = {
  skipToContent: "Skip to main content",
  home: "Home page",
  documentation: "Docs",
  mainNavigation: "Main",
  navigation: "Navigation",
  openNavigation: "Open navigation",
  closeNavigation: "Close navigation",
  sections: "Sections",
  sectionPages: "Pages of this section",
  breadcrumbs: "Breadcrumbs",
  onThisPage: "On this page",
  previousAndNext: "Previous and next page",
  previous: "Previous",
  next: "Next",
  backToTop: "Back to top",
  version: "Version",
  language: "Language",
  toggleColors: "Switch between light and dark colors",
  announcement: "Announcement",
  closeAnnouncement: "Close announcement",
  tags: "Tags:",
  editPage: "Edit this page",
  copyPage: "Copy page as Markdown",
  viewMarkdown: "View as Markdown",
  lastUpdated: "Last updated on {date}",
  lastAuthor: "Last change by {name}",
  minutesToRead: "{count} min read",
  unlisted: "Unlisted page",
  unlistedText: "Search engines do not index this page; only readers with a direct link find it.",
  versionOf: "Version {label}",
  unreleased: "This version is not released yet; it may still change.",
  unmaintained: "This version is no longer maintained.",
  seeLatest: "See the latest version.",
  draft: "Draft page",
  draftText: "This page shows in development only; it is left out of the published site.",
  notFound: "Page not found",
  notFoundText:
    "There is no page at this address. It may have moved, or the link that led here may be mistyped.",
  didYouMean: "Did you mean one of these?",
  goodPlaces: "These are good places to go on:",
  notLoaded: "This page did not load",
  notLoadedText:
    "Its content could not be fetched. Check your connection, then try again. The browser reported:",
  crashed: "This page crashed.",
  crashedText:
    "Part of it failed to draw. Try again; if it fails the same way, reload the page. The error was:",
  retry: "Retry",
  tryAgain: "Try again",
  codeCopied: "Code copied",
  pageCopied: "Page copied",
  copyRefused: "The browser does not allow copying",
  pageNotLoaded: "The page could not be loaded",
  enlarge: "Enlarge: {name}",
  picture: "picture",
  moreWays: "More ways to use this page",
  openIn: "Open in {name}",
  connectAssistant: "Connect an assistant over MCP",
  wasHelpful: "Was this page helpful?",
  yes: "Yes",
  no: "No",
  feedbackAbout: "About",
  wholePage: "The whole page",
  feedbackNote: "What is missing or wrong? Please name no person.",
  send: "Send",
  thanks: "Thank you. Your answer has arrived.",
};

/** What only the build writes, so that no browser has to load it. */
export const BUILD_MESSAGES: ReadonlySet<string> = new Set<keyof typeof ENGLISH>([
  "moreWays",
  "openIn",
  "connectAssistant",
  "wasHelpful",
  "yes",
  "no",
  "feedbackAbout",
  "wholePage",
  "feedbackNote",
  "send",
  "thanks",
]);

/** The names of all sentences. */
export const MESSAGE_NAMES = Object.keys(ENGLISH);
