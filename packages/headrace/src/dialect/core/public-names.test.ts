import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { DIALECT_MODULES } from "../../sources/markdown/jsx/dialect-modules.ts";

/** Names that the packages of Docusaurus 3.10 give to components. */
const PUBLIC_NAMES: Record<string, string> = {
  "@docusaurus/theme-common":
    "useCurrentSidebarCategory filterDocCardListItems useDocsPreferredVersion useContextualSearchFilters useThemeConfig ThemedComponent createStorageSlot useStorageSlot listStorageKeys usePluralForm useCollapsible Collapsible ThemeClassNames prefersReducedMotion useEvent usePrevious composeProviders ReactContextError PageMetadata HtmlClassNameProvider useColorMode NavbarSecondaryMenuFiller useWindowSize translateTagsPageTitle listTagsByLetters useSearchQueryString useSearchLinkCreator useAnchorTargetClassName isMultiColumnFooterLinks isRegexpStringMatch duplicates uniq groupBy usePrismTheme processAdmonitionProps useHistorySelector useQueryString useQueryStringList useClearQueryString mergeSearchParams mergeSearchStrings SkipToContentFallbackId SkipToContentLink UnlistedBannerTitle UnlistedBannerMessage UnlistedMetadata DraftBannerTitle DraftBannerMessage ErrorBoundaryTryAgainButton ErrorBoundaryError ErrorBoundaryErrorMessageFallback ErrorCauseBoundary",
  "@docusaurus/theme-common/internal":
    "AnnouncementBarProvider useAnnouncementBar sanitizeTabsChildren TabsProvider useTabs useTabsContextValue useNavbarMobileSidebar useNavbarSecondaryMenu ColorModeProvider useAlternatePageUtils createCodeBlockMetadata getPrismCssVariables CodeBlockContextProvider useCodeBlockContext parseCodeBlockTitle parseLanguage parseLines getLineNumbersStart containsLineNumbers DEFAULT_SEARCH_TAG TitleFormatterProvider useTitleFormatter useLocationChange useLocalPathname useHistoryPopHandler useHistorySelector useQueryStringValue useFilteredAndTreeifiedTOC useTreeifiedTOC ScrollControllerProvider useScrollController useScrollPosition useScrollPositionBlocker useSmoothScrollTo useHomePageRoute isSamePath PluginHtmlClassNameProvider splitNavbarItems NavbarProvider extractLeadingEmoji useTOCHighlight useDateTimeFormat useHideableNavbar useLockBodyScroll useCodeWordWrap useBackToTopButton useDocCardDescriptionCategoryItemsPlural useBlogTagsPostsPageTitle useBlogAuthorPageTitle translateBlogAuthorsListPageTitle BlogAuthorsListViewAllLabel BlogAuthorNoPostsLabel",
  "@docusaurus/plugin-content-docs/client":
    "useDocById findSidebarCategory findFirstSidebarItemLink isActiveSidebarItem isVisibleSidebarItem useVisibleSidebarItems useSidebarBreadcrumbs useDocsVersionCandidates useLayoutDoc useLayoutDocsSidebar useDocRootMetadata useCurrentSidebarCategory useCurrentSidebarSiblings filterDocCardListItems useDocsPreferredVersion DocSidebarItemsExpandedStateProvider useDocSidebarItemsExpandedState DocsVersionProvider useDocsVersion DocsSidebarProvider useDocsSidebar DocProvider useDoc useDocsPreferredVersionByPluginId DocsPreferredVersionContextProvider useDocsContextualSearchTags getDocsVersionSearchTag useBreadcrumbsStructuredData useAllDocsData useDocsData useActivePlugin useActivePluginAndVersion useVersions useLatestVersion useActiveVersion useActiveDocContext useDocVersionSuggestions",
  "@docusaurus/router": "useHistory useLocation Redirect matchPath",
  "@docusaurus/Interpolate": "interpolate",
  "@docusaurus/constants": "DEFAULT_PLUGIN_ID",
  "@docusaurus/plugin-content-blog/client":
    "BlogPostProvider useBlogPost useBlogMetadata useBlogListPageStructuredData useBlogPostStructuredData BlogSidebarItemList groupBlogSidebarItemsByYear useVisibleBlogSidebarItems",
};

/** Names that `@docusaurus/theme-common/internal` gave before 3.7, for which copies of its parts ask still. */
const OLDER_NAMES =
  "DocSidebarItemsExpandedStateProvider useDocSidebarItemsExpandedState DocsVersionProvider DocsSidebarProvider useDocsSidebar DocProvider useDoc useDocsPreferredVersionByPluginId DocsPreferredVersionContextProvider docVersionSearchTag findSidebarCategory isActiveSidebarItem isVisibleSidebarItem useVisibleSidebarItems useSidebarBreadcrumbs useDocsVersionCandidates useVisibleBlogSidebarItems useKeyboardNavigation keyboardFocusedClassName";

const OF_TABS = "A copy of its tabs gives way to the engine's, whose script chooses among them";
const OF_ROUTES = "Pages are documents here, without a tree of routes";

/** Names that have no form here, and why: who imports one is told so at the place. */
const ABSENT: Record<string, string> = {
  sanitizeTabsChildren: OF_TABS,
  TabsProvider: OF_TABS,
  useTabs: OF_TABS,
  useAlternatePageUtils: "The menu of languages is the frame's",
  useHistoryPopHandler: OF_ROUTES,
  useDocRootMetadata: OF_ROUTES,
  useLayoutDoc: "The bar, which asks for it, is the frame's",
  useLayoutDocsSidebar: "The bar, which asks for it, is the frame's",
};

/** Modules that the core of Docusaurus 3.10 gives to components, as `@docusaurus/X`. */
const CORE =
  "BrowserOnly ComponentCreator ErrorBoundary ExecutionEnvironment Head Interpolate Link Noop Translate constants isInternalUrl renderRoutes router useBaseUrl useBrokenLinks useDocusaurusContext useGlobalData useIsBrowser useIsomorphicLayoutEffect useRouteContext";

test("all modules of the core are there but those that draw its tree of routes", () => {
  const missing = CORE.split(" ").filter((name) => !DIALECT_MODULES[`@docusaurus/${name}`]);
  expect(missing).toEqual(["ComponentCreator", "renderRoutes"]);
});

test.each(Object.entries(PUBLIC_NAMES))(
  "all names of %s are given, or it is known why not",
  (specifier, names) => {
    const given = exportedNames(
      resolve(import.meta.dirname, "..", `${DIALECT_MODULES[specifier]}.tsx`),
    );
    const missing = names.split(" ").filter((name) => !given.has(name));
    expect(missing).toEqual(names.split(" ").filter((name) => Object.hasOwn(ABSENT, name)));
  },
);

test("names that the theme gave before are given", () => {
  const given = exportedNames(resolve(import.meta.dirname, "theme-common.tsx"));
  expect(OLDER_NAMES.split(" ").filter((name) => !given.has(name))).toEqual([]);
});

/** The names that a module exports, those of modules that it passes on whole among them. */
function exportedNames(path: string): Set<string> {
  const code = readFileSync(path, "utf8");
  const declared = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = ""]) =>
    list.split(",").map((name) => name.trim().split(" as ").at(-1)),
  );
  const passed = [...code.matchAll(/^export \* from "(.*)"/gm)].flatMap(([, from = ""]) => [
    ...exportedNames(resolve(path, "..", from)),
  ]);
  return new Set([...declared, ...listed, ...passed].filter((name) => name !== undefined));
}
