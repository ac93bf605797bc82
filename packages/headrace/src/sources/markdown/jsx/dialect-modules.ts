import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** `@theme/X` and `@docusaurus/X` that pages and components may import; each is in `dialect/`. */
export const DIALECT_MODULES: Readonly<Record<string, string>> = {
  "@theme/Admonition": "theme/admonition",
  "@theme/Admonition/Layout": "theme/admonition-layout",
  "@theme/Admonition/Types": "theme/admonition-types",
  "@theme/AnnouncementBar": "theme/of-the-frame",
  "@theme/ApiExplorer/MethodEndpoint": "docs/method-endpoint",
  "@theme/ApiTabs": "theme/tabs",
  "@theme/BackToTopButton": "theme/of-the-frame",
  "@theme/Blog/Components/Author": "blog/author",
  "@theme/Blog/Components/Author/Socials": "blog/author-socials",
  "@theme/Blog/Pages/BlogAuthorsPostsPage": "blog/list-page",
  "@theme/BlogLayout": "theme/only-children",
  "@theme/BlogListForm": "blog/list-form",
  "@theme/BlogListPage": "blog/list-page",
  "@theme/BlogListPage/StructuredData": "theme/of-the-frame",
  "@theme/BlogListPaginator": "theme/of-the-frame",
  "@theme/BlogPostForm": "blog/post-form",
  "@theme/BlogPostItem": "blog/post-item",
  "@theme/BlogPostItem/Container": "blog/item-container",
  "@theme/BlogPostItem/Content": "blog/item-content",
  "@theme/BlogPostItem/Footer": "blog/item-footer",
  "@theme/BlogPostItem/Footer/ReadMoreLink": "blog/read-more-link",
  "@theme/BlogPostItem/Header": "blog/item-header",
  "@theme/BlogPostItem/Header/Author": "blog/item-author",
  "@theme/BlogPostItem/Header/Authors": "blog/item-authors",
  "@theme/BlogPostItem/Header/Info": "blog/item-info",
  "@theme/BlogPostItem/Header/Title": "blog/item-title",
  "@theme/BlogPostItems": "blog/post-items",
  "@theme/BlogPostPage": "blog/post-page",
  "@theme/BlogPostPage/Metadata": "theme/of-the-frame",
  "@theme/BlogPostPage/StructuredData": "theme/of-the-frame",
  "@theme/BlogPostPaginator": "theme/of-the-frame",
  "@theme/BlogSidebar": "theme/of-the-frame",
  "@theme/BlogTagsPostsPage": "blog/list-page",
  "@theme/CodeBlock": "code/code-block",
  "@theme/CodeBlock/Buttons": "code/buttons",
  "@theme/CodeBlock/Buttons/CopyButton": "code/copy-button-of-block",
  "@theme/CodeBlock/Buttons/WordWrapButton": "code/word-wrap-button-of-block",
  "@theme/CodeBlock/Container": "code/container",
  "@theme/CodeBlock/Content": "code/content",
  "@theme/CodeBlock/Content/Element": "code/content-element",
  "@theme/CodeBlock/Content/String": "code/content-string",
  "@theme/CodeBlock/CopyButton": "code/copy-button",
  "@theme/CodeBlock/Layout": "code/layout",
  "@theme/CodeBlock/Line": "code/line",
  "@theme/CodeBlock/Line/Token": "code/token",
  "@theme/CodeBlock/Title": "code/title",
  "@theme/CodeBlock/WordWrapButton": "code/word-wrap-button",
  "@theme/CodeInline": "theme/code-inline",
  "@theme/ContentsForm": "docs/contents-form",
  "@theme/ContentVisibility": "theme/of-the-frame",
  "@theme/ContentVisibility/Draft": "theme/of-the-frame",
  "@theme/ContentVisibility/Unlisted": "theme/of-the-frame",
  "@theme/Details": "theme/details",
  "@theme/DiscriminatorTabs": "theme/tabs",
  "@theme/DocBreadcrumbs": "theme/of-the-frame",
  "@theme/DocCard": "theme/doc-card",
  "@theme/DocCardList": "theme/doc-card-list",
  "@theme/DocForm": "docs/doc-form",
  "@theme/DocItem": "docs/doc-item",
  "@theme/DocItem/Content": "theme/only-children",
  "@theme/DocItem/Footer": "theme/of-the-frame",
  "@theme/DocItem/Layout": "docs/doc-layout",
  "@theme/DocItem/Metadata": "theme/of-the-frame",
  "@theme/DocItem/Paginator": "theme/of-the-frame",
  "@theme/DocItem/TOC/Desktop": "docs/doc-contents",
  "@theme/DocItem/TOC/Mobile": "theme/of-the-frame",
  "@theme/DocPaginator": "theme/of-the-frame",
  "@theme/DocSidebarItem": "docs/sidebar-item",
  "@theme/DocSidebarItem/Category": "docs/sidebar-link",
  "@theme/DocSidebarItem/Html": "theme/of-the-frame",
  "@theme/DocSidebarItem/Link": "docs/sidebar-link",
  "@theme/DocSidebarItems": "theme/of-the-frame",
  "@theme/DocVersionBadge": "theme/of-the-frame",
  "@theme/DocVersionBanner": "theme/of-the-frame",
  "@theme/EditMetaRow": "theme/of-the-frame",
  "@theme/EditThisPage": "theme/of-the-frame",
  "@theme/ErrorPageContent": "theme/of-the-frame",
  "@theme/Footer": "theme/footer",
  "@theme/Footer/Copyright": "theme/of-the-frame",
  "@theme/Footer/Layout": "theme/of-the-frame",
  "@theme/Footer/LinkItem": "theme/of-the-frame",
  "@theme/Footer/Links": "theme/of-the-frame",
  "@theme/Footer/Links/MultiColumn": "theme/of-the-frame",
  "@theme/Footer/Links/Simple": "theme/of-the-frame",
  "@theme/Footer/Logo": "theme/of-the-frame",
  "@theme/GivenContent": "docs/given-content",
  "@theme/Heading": "theme/heading",
  "@theme/Icon/Arrow": "icons/arrow",
  "@theme/Icon/Close": "icons/close",
  "@theme/Icon/Copy": "icons/copy",
  "@theme/Icon/DarkMode": "icons/dark-mode",
  "@theme/Icon/Edit": "icons/edit",
  "@theme/Icon/ExternalLink": "theme/icon-external-link",
  "@theme/Icon/Home": "icons/home",
  "@theme/Icon/Language": "icons/language",
  "@theme/Icon/LightMode": "icons/light-mode",
  "@theme/Icon/Menu": "icons/menu",
  "@theme/Icon/Success": "icons/success",
  "@theme/Icon/SystemColorMode": "icons/system-color-mode",
  "@theme/Icon/WordWrap": "icons/word-wrap",
  "@theme/IdealImage": "theme/ideal-image",
  "@theme/LastUpdated": "theme/of-the-frame",
  "@theme/Layout": "theme/layout",
  "@theme/Layout/Provider": "theme/only-children",
  "@theme/MDXComponents": "theme/mdx-components",
  "@theme/MDXComponents/A": "core/link",
  "@theme/MDXComponents/Code": "theme/mdx-code",
  "@theme/MDXComponents/Details": "theme/details",
  "@theme/MDXComponents/Heading": "theme/heading",
  "@theme/MDXComponents/Img": "theme/mdx-img",
  "@theme/MDXComponents/Li": "theme/mdx-li",
  "@theme/MDXComponents/Pre": "theme/mdx-pre",
  "@theme/MDXComponents/Ul": "theme/mdx-ul",
  "@theme/MDXContent": "theme/only-children",
  "@theme/Mermaid": "theme/mermaid",
  "@theme/ColorModeToggle": "theme/of-the-frame",
  "@theme/Logo": "theme/of-the-frame",
  "@theme/MimeTabs": "theme/tabs",
  "@theme/Navbar": "navbar/navbar",
  "@theme/Navbar/ColorModeToggle": "theme/of-the-frame",
  "@theme/Navbar/Content": "navbar/navbar-content",
  "@theme/Navbar/Layout": "navbar/frame-bar",
  "@theme/Navbar/Logo": "theme/of-the-frame",
  "@theme/Navbar/MobileSidebar": "theme/of-the-frame",
  "@theme/Navbar/MobileSidebar/Toggle": "theme/of-the-frame",
  "@theme/Navbar/Search": "theme/of-the-frame",
  "@theme/NavbarItem": "navbar/navbar-item",
  "@theme/NavbarItem/ComponentTypes": "navbar/component-types",
  "@theme/NavbarItem/DefaultNavbarItem": "navbar/default-item",
  "@theme/NavbarItem/DropdownNavbarItem": "navbar/dropdown-item",
  "@theme/NavbarItem/NavbarNavLink": "navbar/navbar-link",
  "@theme/NotFound": "theme/not-found",
  "@theme/NotFound/Content": "theme/not-found-content",
  "@theme/OperationTabs": "theme/tabs",
  "@theme/Root": "theme/only-children",
  "@theme/SchemaTabs": "theme/tabs",
  "@theme/SearchBar": "theme/of-the-frame",
  "@theme/SearchMetadata": "theme/of-the-frame",
  "@theme/SiteRoot": "theme/site-root",
  "@theme/SkipToContent": "theme/of-the-frame",
  "@theme/TOC": "blog/toc",
  "@theme/TOCCollapsible": "theme/of-the-frame",
  "@theme/TOCInline": "blog/toc",
  "@theme/TOCItems": "theme/toc-items",
  "@theme/TabItem": "theme/tab-item",
  "@theme/Tabs": "theme/tabs",
  "@theme/Tag": "blog/tag",
  "@theme/TagsListInline": "blog/tags-list-inline",
  "@theme/ThemedImage": "theme/themed-image",
  "@theme/Unlisted": "theme/of-the-frame",
  "@theme/hooks/useDocs": "core/docs-client",
  "@theme/hooks/useTabGroupChoice": "hooks/use-user-preferences-context",
  "@theme/hooks/useTheme": "hooks/use-theme-context",
  "@theme/hooks/useThemeContext": "hooks/use-theme-context",
  "@theme/hooks/useUserPreferencesContext": "hooks/use-user-preferences-context",
  "@theme/hooks/useWindowSize": "hooks/use-window-size",
  "@docusaurus/BrowserOnly": "core/browser-only",
  "@docusaurus/ErrorBoundary": "components/error-boundary",
  "@docusaurus/ExecutionEnvironment": "core/execution-environment",
  "@docusaurus/Head": "core/head",
  "@docusaurus/Interpolate": "components/interpolate",
  "@docusaurus/Link": "core/link",
  "@docusaurus/Noop": "components/noop",
  "@docusaurus/Translate": "core/translate",
  "@docusaurus/constants": "components/constants",
  "@docusaurus/isInternalUrl": "core/is-internal-url",
  "@docusaurus/plugin-content-blog/client": "blog/post",
  "@docusaurus/plugin-content-docs/client": "core/docs-sidebar",
  "@docusaurus/router": "core/router",
  "@docusaurus/theme-common": "core/theme-common",
  "@docusaurus/theme-common/Details": "core/theme-common",
  "@docusaurus/theme-common/internal": "core/theme-common",
  "@docusaurus/useBaseUrl": "core/use-base-url",
  "@docusaurus/useBrokenLinks": "core/use-broken-links",
  "@docusaurus/useDocusaurusContext": "core/use-docusaurus-context",
  "@docusaurus/useGlobalData": "core/global-data",
  "@docusaurus/useIsBrowser": "core/use-is-browser",
  "@docusaurus/useIsomorphicLayoutEffect": "hooks/use-isomorphic-layout-effect",
  "@docusaurus/useRouteContext": "hooks/use-route-context",
  "@docusaurus/utils-common": "core/utils-common",
};

/** Gives the component of a post's page what the dialect gives it. */
export const POST_FORM = "@theme/BlogPostForm";

/** Gives the component of a document's page what the dialect gives it. */
export const DOC_FORM = "@theme/DocForm";

/** Gives the component of the contents beside a page what the dialect gives it. */
export const CONTENTS_FORM = "@theme/ContentsForm";

/** Gives the component of a list of posts what the dialect gives it. */
export const LIST_FORM = "@theme/BlogListForm";

const THEME_ENDINGS = [
  ".tsx",
  ".jsx",
  ".js",
  ".ts",
  "/index.tsx",
  "/index.jsx",
  "/index.js",
  "/index.ts",
];

/** Elements of Markdown that the dialect draws with a component that pages may import, too. */
function ofElement(name: string): string[] {
  return name === "MDXComponents/Heading" || name === "MDXComponents/Details"
    ? [name.slice("MDXComponents/".length)]
    : [];
}

/** Where forms of the old theme's components are. */
export interface ThemePlaces {
  /** Absolute path of the folder that "@site/" means. */
  siteDir: string;
  /** Folders of installed themes, absolute or below that folder; those of one count before those of the next. */
  themeFolders: readonly string[];
}

/**
 * Where forms of a `@theme/X` may be besides the engine's, the likeliest first; absolute paths. `@theme-original/X`
 * leaves out the site's own, and `@theme-init/X` those of installed themes, too.
 */
function ownThemePaths(specifier: string, { siteDir, themeFolders }: ThemePlaces): string[] {
  const [, kind, name] = /^@theme(-original|)\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined || name.includes("..")) return [];
  const own = kind === "" ? [join(siteDir, "src/theme")] : [];
  const installed = OF_API_PAGES.test(name)
    ? []
    : themeFolders.map((folder) => resolve(siteDir, folder));
  return [...own, ...installed].flatMap((folder) =>
    [name, ...ofElement(name)].flatMap((path) =>
      THEME_ENDINGS.map((ending) => join(folder, path + ending)),
    ),
  );
}

/**
 * What the theme of the dialect's plug-in for OpenAPI asks of its console, or copies of the dialect's tabs: the engine
 * draws the pages that the plug-in wrote with forms of its own.
 */
const OF_API_PAGES =
  /^(?:ApiExplorer\/MethodEndpoint|(?:Api|Discriminator|Mime|Operation|Schema)Tabs)$/;

/** What a page, or a block of code, has in places of its own: a site's form counts for what it adds there, and a copy adds nothing. */
const OF_PAGE =
  /^@theme\/(?:CodeBlock\/(?:Buttons\/CopyButton|(?:Buttons\/)?WordWrapButton)|DocBreadcrumbs|DocVersionBadge|DocVersionBanner|DocItem\/Paginator)$/;
const ENGINES_FORM = /@theme-(?:original|init)\//;
/** A bar counts for what it adds to the frame's, too: another bar would have no search and no menu. */
const ENGINES_BAR = /@theme-(?:original|init)\/Navbar["']|@theme\/Navbar\/(?:Content|Layout)["']/;

/** Absolute path of a form of a `@theme/X` that is not the engine's; `undefined` when there is none. */
export function ownThemeFile(specifier: string, places: ThemePlaces): string | undefined {
  const found = ownThemePaths(specifier, places).find(existsSync);
  const engines =
    specifier === "@theme/Navbar"
      ? ENGINES_BAR
      : OF_PAGE.test(specifier)
        ? ENGINES_FORM
        : undefined;
  if (found === undefined || engines === undefined) return found;
  return engines.test(readFileSync(found, "utf8")) ? found : undefined;
}

/** The engine's form of a name of the dialect: a module relative to `dialect/`, without its ending. */
export function dialectFile(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, "@theme/");
  return Object.hasOwn(DIALECT_MODULES, name) ? DIALECT_MODULES[name] : undefined;
}

const CODE_BLOCK = /^@theme(?:-\w+)?\/CodeBlock$/;
/** What copies of the dialect's own block of code are made of. */
const CODE_PARTS = Object.keys(DIALECT_MODULES).filter((name) =>
  name.startsWith("@theme/CodeBlock/"),
);

/** Whether parts of a `@theme/X` are a site's own, so that the engine's form of it has to be made of them. */
export function hasOwnParts(specifier: string, places: ThemePlaces): boolean {
  return (
    CODE_BLOCK.test(specifier) &&
    CODE_PARTS.some((part) => ownThemeFile(part, places) !== undefined)
  );
}

/** The engine's form of a name in a site, as `dialectFile` says it. */
export function engineForm(specifier: string, places: ThemePlaces): string | undefined {
  return hasOwnParts(specifier, places) ? "code/composed-block" : dialectFile(specifier);
}

/** Files whose being there decides what a `@theme/X` is; absolute paths. */
export function decidingPaths(specifier: string, places: ThemePlaces): string[] {
  const parts = CODE_BLOCK.test(specifier) ? CODE_PARTS : [];
  return [specifier, ...parts].flatMap((name) => ownThemePaths(name, places));
}
