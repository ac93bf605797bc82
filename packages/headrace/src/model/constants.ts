/** Numbers and names that several rooms share; each is defined here once. */

/** Up to this viewport width (CSS pixels) the sidebar is a mobile sidebar. */
export const MOBILE_BREAKPOINT_PX = 996;

/**
 * After this long an answer of the site's own host counts as none: the browser loads the document
 * instead, and shows what comes of it as it comes.
 */
export const LONGEST_WAIT_MS = 15_000;

/** A navigation that takes longer than this shows the progress bar. */
export const PROGRESS_DELAY_MS = 200;

/** How the progress bar moves: nprogress' terms, the values of the specification. */
export const PROGRESS = {
  minimum: 0.08,
  speedMs: 200,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
} as const;

/**
 * `localStorage` keys. They are those of the framework that the site's first edition was built
 * with, so that returning readers keep their choices.
 */
export const STORAGE_KEYS = {
  theme: "theme",
  announcementId: "docusaurus.announcement.id",
  announcementDismissed: "docusaurus.announcement.dismiss",
  preferredVersion: (pluginId: string) => `docs-preferred-version-${pluginId}`,
  tabGroup: (groupId: string) => `docusaurus.tab.${groupId}`,
  /** Ours; the first edition kept no searches. */
  recentSearches: "search.recent",
  doneSteps: "steps.done",
  /** Present once the typefaces were read: they are in the browser's cache. */
  fonts: "fonts",
} as const;

/** Zoom of pictures, as in the specification; a margin of 0 means that they fill the window. */
export const ZOOM = {
  /** Scrolling further than this from where the image was opened closes it. */
  scrollOffsetPx: 40,
  /** It closes this long after it was scrolled that far. */
  scrollDelayMs: 150,
  durationMs: 300,
  /** Images are taken over this long after the load and after every change of the page. */
  rebuildDelayMs: 1000,
  background: { light: "white", dark: "rgb(50, 50, 50)" },
} as const;

/** What browsers color their frame with: the theme's own page, light and dark. */
export const THEME_COLOR = { light: "#fcfdfe", dark: "#0f1419" } as const;

/** How long a copy button says "Copied". */
export const COPIED_STATE_MS = 1000;

/** What the search box and the search page show. */
export const SEARCH = {
  /** Rows in the box. */
  boxResults: 8,
  /** Pages that the search page adds at a time. */
  pageStep: 20,
  /** The most pages of one answer. */
  maxResults: 1000,
  /** Characters of a snippet in the box, ellipses included, and of one on the search page. */
  snippetLength: 50,
  excerptLength: 160,
  /** Searches that are remembered. */
  recentSearches: 5,
} as const;

/**
 * Searches without a result, as a browser keeps them and a server takes them: rows, characters, times. The name of the
 * browser's is not among the others', which every reader loads.
 */
export const LEDGER = { rows: 10, length: 100, count: 1000, key: "search.empty" } as const;

/** Parameter of an address: words to mark in the article. */
export const HIGHLIGHT_PARAMETER = "_highlight";

/** Class of the link that a `Redirect` of the dialect leaves: its page leads on. */
export const LEADS_ON = "leads-on";

/** Heading levels that the table of contents shows unless a page says otherwise. */
export const TOC_LEVELS = { min: 2, max: 3 } as const;

export const SITEMAP = { changefreq: "weekly", priority: 0.5 } as const;

/** `id` of the JSON script in each document that holds its PageData. */
export const PAGE_DATA_ELEMENT_ID = "page-data";

/** `id` of the element that React hydrates. */
export const ROOT_ELEMENT_ID = "root";

/** `id` of the polite live region; the client writes the title of each new page into it. */
export const ANNOUNCER_ID = "announcer";

/**
 * Published path of the list of a host's APIs (RFC 9727); its type does not follow from its name.
 */
export const CATALOG_FILE = ".well-known/api-catalog";

/** Pages that the engine writes stand below it: lists of posts, of tags and of categories. */
export const GENERATED_FOLDER = ".generated";

/** By this name a bundled package exports all that it has, as it finds out when it runs. */
export const WHOLE_PACKAGE = "__wholePackage";

/** Where the page that a provider of access tokens sends its window to says what it was sent with. */
export const TOKEN_CHANNEL = "state";

/** Names the script of what a site has around all of its pages. */
export const SITE_ROOT_ATTRIBUTE = "data-site-root";

/** Told when the address of the document has changed and browsers tell nobody. */
export const ADDRESS_CHANGED = "docs-engine.address-changed";
