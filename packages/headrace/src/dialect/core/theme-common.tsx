/** `@docusaurus/theme-common`: what components ask of the theme. */

import { siteContext } from "virtual:site-context";
import {
  type ElementType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { STORAGE_KEYS } from "../../model/constants.ts";
import { BLOCK } from "../code/code-functions.ts";
import ThemeDetails from "../theme/details.tsx";
import OfTheFrame from "../theme/of-the-frame.tsx";
import OnlyChildren from "../theme/only-children.tsx";
import { createStorageSlot } from "./storage-slot.ts";
import { usePluralForm } from "./theme-functions.ts";
import { translate } from "./translate.tsx";

/** What it told of documents and posts before their plug-ins did. */
// biome-ignore lint/performance/noBarrelFile: sites ask for all of them under this name
export {
  BlogPostProvider,
  dayFormat as useDateTimeFormat,
  useBlogPost,
  useVisibleBlogSidebarItems,
} from "../blog/post.tsx";
export {
  CodeBlockContextProvider,
  containsLineNumbers,
  createCodeBlockMetadata,
  getLineNumbersStart,
  getPrismCssVariables,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
  useCodeBlockContext,
  useCodeWordWrap,
} from "../code/code-functions.ts";
export { useTabsContextValue } from "./chosen-tab.ts";
export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findFirstSidebarItemLink as findFirstCategoryLink,
  useCurrentSidebarCategory,
  useDoc,
  useDocById,
  useDocsPreferredVersion,
  useDocsVersion,
} from "./docs-client.tsx";
export {
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  findSidebarCategory,
  getDocsVersionSearchTag as docVersionSearchTag,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  useDocSidebarItemsExpandedState,
  useDocsPreferredVersionByPluginId,
  useDocsSidebar,
  useDocsVersionCandidates,
  useSidebarBreadcrumbs,
  useVisibleSidebarItems,
} from "./docs-sidebar.tsx";
export {
  ErrorBoundaryError,
  ErrorBoundaryError as ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  keyboardFocusedClassName,
  useAnchorTargetClassName,
  useAnnouncementBar,
  useBackToTopButton,
  useContextualSearchFilters,
  useHideableNavbar,
  useKeyboardNavigation,
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
  useScrollController,
  useScrollPosition,
  useScrollPositionBlocker,
  useSmoothScrollTo,
  useTitleFormatter,
  useTOCHighlight,
} from "./frame-state.tsx";
export {
  isSamePath,
  mergeSearchParams,
  mergeSearchStrings,
  useClearQueryString,
  useHistorySelector,
  useLocalPathname,
  useLocationChange,
  useQueryString,
  useQueryStringList,
  useQueryStringValue,
  useSearchLinkCreator,
  useSearchQueryString,
} from "./query.tsx";
export { createStorageSlot, listStorageKeys, useStorageSlot } from "./storage-slot.ts";
export {
  composeProviders,
  DEFAULT_SEARCH_TAG,
  duplicates,
  extractLeadingEmoji,
  groupBy,
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  listTagsByLetters,
  prefersReducedMotion,
  ReactContextError,
  SkipToContentFallbackId,
  splitNavbarItems,
  uniq,
  useEvent,
  useFilteredAndTreeifiedTOC,
  useIsomorphicLayoutEffect,
  usePluralForm,
  useTreeifiedTOC,
} from "./theme-functions.ts";
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  DraftBannerMessage,
  DraftBannerTitle,
  translateBlogAuthorsListPageTitle,
  translateTagsPageTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
} from "./theme-texts.tsx";

/** The same that pages have, by the name under which parts of the theme ask for it. */
export const Details = ThemeDetails;

/** The color mode is the reader's: "light" until the page is live. */
export function useColorMode() {
  const mode = useSyncExternalStore(
    watchMode,
    () => document.documentElement.dataset.theme ?? "light",
    () => "light",
  );
  const shared = { setColorMode, setLightTheme: () => setColorMode("light") };
  const more = { setDarkTheme: () => setColorMode("dark"), isDarkTheme: mode === "dark" };
  return { colorMode: mode, colorModeChoice: mode, ...shared, ...more };
}

function watchMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Stores the choice as another window of the site would, so that the frame follows. */
function setColorMode(mode: "light" | "dark" | null): void {
  const slot = createStorageSlot(STORAGE_KEYS.theme);
  if (mode === null) slot.del();
  else slot.set(mode);
}

/** Options of the old theme, as its configuration has them. */
export function useThemeConfig(): Record<string, unknown> {
  return siteContext.siteConfig.themeConfig;
}

/** The colors of code that the old configuration names, for what colors it itself. */
export function usePrismTheme(): unknown {
  const { theme = { plain: {}, styles: [] }, darkTheme = theme } = Object(useThemeConfig().prism);
  return useColorMode().colorMode === "dark" ? darkTheme : theme;
}

/** The page that the site begins with. */
export function useHomePageRoute(): { path: string; exact: true } {
  return { path: siteContext.siteConfig.baseUrl, exact: true };
}

/** Whether the window is as wide as a desktop's: the page is rendered as for one. */
export function useWindowSize(): "desktop" | "mobile" {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("resize", changed);
      return () => removeEventListener("resize", changed);
    },
    () => (innerWidth > 996 ? "desktop" : "mobile"),
    () => "desktop",
  );
}

/** Names of classes that the old theme puts on its parts; those of one kind or level end in it. */
export const ThemeClassNames = new Proxy(
  {},
  {
    get: (_, group) => {
      const prefix = group === "page" || group === "wrapper" ? "" : "theme-";
      return new Proxy({}, { get: (__, name) => className(prefix, String(name)) });
    },
  },
);

function className(prefix: string, name: string): string | ((value: unknown) => string) {
  if (name === "codeBlock") return BLOCK;
  const kebab = prefix + name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!/(?:Type|Level)$/.test(name)) return kebab;
  return (value) => `${kebab.replace(/-type$/, "")}-${value}`;
}

/** Parts of the frame, which is the site's own. */
export const NavbarSecondaryMenuFiller = OfTheFrame;
export const SkipToContentLink = OfTheFrame;
export const UnlistedMetadata = OfTheFrame;

/** What tells them what the frame knows here. */
export const AnnouncementBarProvider = OnlyChildren;
export const ColorModeProvider = OnlyChildren;
export const ErrorCauseBoundary = OnlyChildren;
export const HtmlClassNameProvider = OnlyChildren;
export const NavbarProvider = OnlyChildren;
export const PluginHtmlClassNameProvider = OnlyChildren;
export const ScrollControllerProvider = OnlyChildren;
export const TitleFormatterProvider = OnlyChildren;

/** What is shown or hidden as its owner says. */
export function Collapsible({
  as: Tag = "div",
  collapsed,
  children,
  className,
}: {
  as?: ElementType;
  collapsed: boolean;
  children?: ReactNode;
  className?: string;
}): ReactNode {
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  );
}

/** A state of two values, and the ways to change it. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((value) => !value) };
}

/** The value that an earlier rendering had. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const known = useRef<Value>(undefined);
  useEffect(() => {
    known.current = value;
  });
  return known.current;
}

/** What a block of `:::note` is given: its title stands in a property of its own already. */
export function processAdmonitionProps<Properties>(properties: Properties): Properties {
  return properties;
}

/** Says how many entries a category has. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) => {
    const id = "theme.docs.DocCard.categoryDescription.plurals";
    return selectMessage(count, translate({ id, message: "1 item|{count} items" }, { count }));
  };
}

/** Draws what differs between the color modes. */
export function ThemedComponent({
  children,
  className = "",
}: {
  children: (shown: { theme: string; className: string }) => ReactNode;
  className?: string;
}): ReactNode {
  return children({ theme: useColorMode().colorMode, className });
}

/** Sets a title only where the page is rendered; its own component does it. */
export function PageMetadata(): null {
  return null;
}
