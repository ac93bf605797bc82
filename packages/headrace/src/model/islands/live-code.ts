/** Hooks that give the same at every rendering: what calls no other is done when it is rendered. */
const STILL_HOOKS = new Set([
  "useActiveDocContext",
  "useActivePlugin",
  "useActivePluginAndVersion",
  "useActiveVersion",
  "useAllDocsData",
  "useAllPluginInstancesData",
  "useBaseUrl",
  "useBaseUrlUtils",
  "useBlogListPageStructuredData",
  "useBlogMetadata",
  "useBlogPost",
  "useBlogPostStructuredData",
  "useCallback",
  "useContext",
  "useDateTimeFormat",
  "useCurrentSidebarCategory",
  "useCurrentSidebarSiblings",
  "useDebugValue",
  "useDoc",
  "useDocById",
  "useDocCardDescriptionCategoryItemsPlural",
  "useDocsData",
  "useDocsPreferredVersion",
  "useDocsSidebar",
  "useDocsVersion",
  "useDocusaurusContext",
  "useGlobalData",
  "useHomePageRoute",
  "useId",
  "useLatestVersion",
  "useMDXComponents",
  "useMemo",
  "usePluginData",
  "useRef",
  "useThemeConfig",
  "useVersions",
  "useVisibleBlogSidebarItems",
]);

const HOOK = /\b(use[A-Z]\w*)\s*(?:<[^()]*>)?\(/g;
const HANDLER = /\s(?:on[A-Z]\w*)=\{/;
const LATE = /<BrowserOnly\b|\blazy\(|\bthis\.setState\b|\bcomponentDid\w+\s*[(=]/;

/** Packages whose components are drawn and do no more. */
const STILL_PACKAGE =
  /^(?:react$|@docusaurus\/|@theme|@site\/|@mdx-js\/|clsx|classnames|@headlessui\/tailwind)|icon|lucide|fortawesome/i;
const IMPORT = /\bimport\s+(?!type\b)([^"';]+?)\s+from\s+["']([^."'/][^"']*)["']/g;

/**
 * Whether a module's components do something in a browser: they hold state, have effects or handlers,
 * are for a browser only, or show a component of a package, which may do all that.
 */
export function isLiveCode(source: string): boolean {
  return runsInBrowser(source) || showsPackage(source);
}

/** Code without what is said about it. */
export function uncommented(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** Whether code itself holds state, has effects or handlers, or is for a browser only. */
export function runsInBrowser(source: string): boolean {
  const code = uncommented(source);
  if (HANDLER.test(code) || LATE.test(code)) return true;
  for (const [, name = ""] of code.matchAll(HOOK)) {
    const declares = new RegExp(`\\bfunction\\s+${name}\\b`).test(code);
    if (!STILL_HOOKS.has(name) && !declares) return true;
  }
  return false;
}

/** Packages whose components write their styles in the browser, however they are made: `styled.div`. */
const STYLING_PACKAGE =
  /^(?:styled-components|@emotion\/|@linaria\/|@stitches\/|goober$|styled-jsx)/;

/** Whether code shows a component of a package. */
export function showsPackage(source: string): boolean {
  const code = uncommented(source);
  for (const [, names = "", from = ""] of code.matchAll(IMPORT)) {
    if (STILL_PACKAGE.test(from)) continue;
    if (STYLING_PACKAGE.test(from)) return true;
    const shown = names
      .split(/[{},\s]+/)
      .some((name) => /^\w+$/.test(name) && new RegExp(`<${name}[\\s.>/]`).test(code));
    if (shown) return true;
  }
  return false;
}

/** Whether a module is one of the parts of a site's own block of code, wherever it stands. */
export function isOfCodeBlock(file: string, source: string): boolean {
  return /\/theme\/CodeBlock[/.]/.test(file) || /["']@theme\/CodeBlock\//.test(source);
}

const OF_BROWSER = /\bisBrowser\b/g;

/**
 * A copy of a part of the dialect's block of code without what it does in a browser there, and the engine does here
 * by its style sheet and its buttons: colors of dark pages, long lines.
 */
export function withoutDialectCode(source: string): string {
  const code = source
    .replace(/\bkey=\{String\(isBrowser\)\}/g, "")
    .replace(/\bonClick=\{\(\) => wordWrap\.toggle\(\)\}/g, "")
    .replace(/(["'])prism-react-renderer\1/g, '"@theme"')
    .replace(/\b(?:usePrismTheme|useCodeWordWrap|useCodeBlockContext)\(/g, "(");
  const isAsked = (code.match(OF_BROWSER)?.length ?? 0) > 1;
  return isAsked ? code : code.replace(/\buseIsBrowser\(/g, "(");
}
