import { existsSync } from "node:fs";
import { join } from "node:path";

/** `@theme/X` and `@docusaurus/X` that pages and components may import; each is in engine/dialect. */
export const DIALECT_MODULES: Readonly<Record<string, string>> = {
  "@theme/Admonition": "theme/admonition.tsx",
  "@theme/CodeBlock": "theme/code-block.tsx",
  "@theme/Details": "theme/details.tsx",
  "@theme/Heading": "theme/heading.tsx",
  "@theme/MDXComponents": "theme/mdx-components.tsx",
  "@theme/MDXComponents/A": "core/link.tsx",
  "@theme/MDXComponents/Code": "theme/mdx-code.tsx",
  "@theme/MDXComponents/Details": "theme/details.tsx",
  "@theme/MDXComponents/Heading": "theme/heading.tsx",
  "@theme/Mermaid": "theme/mermaid.tsx",
  "@theme/TabItem": "theme/tab-item.tsx",
  "@theme/Tabs": "theme/tabs.tsx",
  "@theme/ThemedImage": "theme/themed-image.tsx",
  "@docusaurus/BrowserOnly": "core/browser-only.tsx",
  "@docusaurus/ExecutionEnvironment": "core/execution-environment.tsx",
  "@docusaurus/Head": "core/head.tsx",
  "@docusaurus/Link": "core/link.tsx",
  "@docusaurus/Translate": "core/translate.tsx",
  "@docusaurus/isInternalUrl": "core/is-internal-url.tsx",
  "@docusaurus/plugin-content-docs/client": "core/docs-client.tsx",
  "@docusaurus/router": "core/router.tsx",
  "@docusaurus/theme-common": "core/theme-common.tsx",
  "@docusaurus/useBaseUrl": "core/use-base-url.tsx",
  "@docusaurus/useDocusaurusContext": "core/use-docusaurus-context.tsx",
  "@docusaurus/useIsBrowser": "core/use-is-browser.tsx",
};

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

/** Absolute path of the site's own form of a `@theme/X`; `undefined` when it has none. */
export function ownThemeFile(specifier: string, siteDir: string): string | undefined {
  const name = /^@theme\/(.+)$/.exec(specifier)?.[1];
  if (name === undefined || name.includes("..")) return undefined;
  return THEME_ENDINGS.map((ending) => join(siteDir, "src/theme", name + ending)).find(existsSync);
}

/** The engine's form of a name of the dialect, relative to engine/dialect. */
export function dialectFile(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, "@theme/");
  return Object.hasOwn(DIALECT_MODULES, name) ? DIALECT_MODULES[name] : undefined;
}
