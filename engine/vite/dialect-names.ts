import { join } from "node:path";
import type { Plugin } from "vite";
import { dialectFile, ownThemeFile } from "../sources/markdown/jsx/dialect-modules.ts";

/** What `useDocusaurusContext` gives. */
export interface SiteContext {
  siteConfig: {
    title: string;
    tagline: string;
    url: string;
    baseUrl: string;
    customFields: Record<string, unknown>;
  };
  i18n: { currentLocale: string; defaultLocale: string; locales: string[] };
}

export interface DialectNamesOptions {
  root: string;
  siteDir: string;
  engineDir: string;
  context: SiteContext;
}

const ENTRY = "entry:";
const ABSENT = "\0absent:";
const REACT = /^react(?:-dom)?(?:\/[\w-]+)?$/;
const CONTEXT = "virtual:site-context";

/**
 * Resolves what pages and their components import: files of the project, `@theme/X` (the site's own
 * form in `src/theme`, else the engine's), `@docusaurus/X`, packages. What does not exist fails when
 * a page uses it, with a message that says so; it does not fail the bundle.
 */
export function dialectNames(options: DialectNamesOptions): Plugin {
  return {
    name: "dialect-names",
    enforce: "pre",
    async resolveId(id, importer) {
      if (id === CONTEXT) return `\0${CONTEXT}`;
      // Components share the React that renders the page, whatever the site has installed.
      if (REACT.test(id)) return { id: import.meta.resolve(id), external: true };
      if (id.startsWith(ENTRY)) return resolveEntry(id.slice(ENTRY.length), options);
      const known = resolveDialect(id, options);
      if (known !== undefined) return known;
      const isOurs = importer?.startsWith(options.engineDir) ?? false;
      if (isOurs || /[\0?]/.test(id)) return;
      const from = importer?.startsWith(`\0${ENTRY}`)
        ? join(options.root, "package.json")
        : importer;
      const found = await this.resolve(id, from, { skipSelf: true });
      return found ?? `${ABSENT}${id}`;
    },
    load(id) {
      if (id === `\0${CONTEXT}`) {
        return `export const siteContext = ${JSON.stringify(options.context)};`;
      }
      if (id.startsWith(ABSENT)) return absentModule(id.slice(ABSENT.length));
      if (!id.startsWith(`\0${ENTRY}`)) return;
      const specifier = JSON.stringify(id.slice(ENTRY.length + 1));
      return `import * as all from ${specifier};\nexport * from ${specifier};\nexport default all.default;`;
    },
  };
}

function resolveEntry(specifier: string, options: DialectNamesOptions): string {
  if (specifier.startsWith("@site/")) return join(options.root, specifier.slice("@site/".length));
  return resolveDialect(specifier, options) ?? `\0${ENTRY}${specifier}`;
}

function resolveDialect(id: string, { siteDir, engineDir }: DialectNamesOptions) {
  if (!/^@(?:theme|theme-original|theme-init|docusaurus)\//.test(id)) return;
  const own = ownThemeFile(id, siteDir);
  if (own !== undefined) return own;
  const file = dialectFile(id);
  return file === undefined ? `${ABSENT}${id}` : join(engineDir, "dialect", file);
}

function absentModule(id: string): string {
  const message = /^@(?:theme|docusaurus)/.test(id)
    ? `It imports "${id}", which does not exist here.`
    : `It imports "${id}", which can't be found. Is the package installed?`;
  const error = `Object.assign(new Error(${JSON.stringify(message)}), { code: "ERR_MODULE_NOT_FOUND" })`;
  return `throw ${error};\nexport default undefined;`;
}
