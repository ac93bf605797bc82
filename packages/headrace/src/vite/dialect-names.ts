import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ENGINE_DIR, engineModule } from "../engine-dir.ts";
import { WHOLE_PACKAGE } from "../model/constants.ts";
import { isOfCodeBlock } from "../model/islands/live-code.ts";
import { once } from "../model/once.ts";
import { modulePaths } from "../sources/markdown/jsx/code-imports.ts";
import {
  decidingPaths,
  engineForm,
  ownThemeFile,
  type ThemePlaces,
} from "../sources/markdown/jsx/dialect-modules.ts";
import { whereToFind } from "./bundle-inputs.ts";
import { absentModule, standInModule } from "./modules/absent-modules.ts";
import type { SiteNames } from "./modules/site-aliases.ts";
import {
  CONTEXT,
  isSiteModule,
  type SiteModuleOptions,
  siteModule,
} from "./modules/site-modules.ts";
import { type AliasedPaths, aliasFiles, readAliases } from "./path-aliases.ts";

export interface DialectNamesOptions extends SiteModuleOptions {
  /** Absolute path of the folder that "@site/" means. */
  siteDir: string;
  names: Pick<SiteNames, "themeFolders" | "pluginData">;
  /** Islands, for the browser. Absent: components, for the build. */
  inBrowser?: true;
  /** What is absent is drawn as what is within it, and the components around it stay. */
  toleratesFailures: boolean;
}

const ENTRY = "entry:";
const ABSENT = "\0absent:";
const STAND_IN = "\0stand-in:";
const OWN_FORM = "\0own-form:";
/** What the dialect's own engine writes down while it builds. */
const WRITTEN =
  /\/docusaurus-plugin-content-blog\/(?<blog>[^/]+)\/blog-post-list-prop-[^/]*\.json$|^@generated\/(?<config>docusaurus\.config)$/;
const BLOG_LIST = "\0blog-list:";
const OLD_CONFIG = "\0old-config.js";
const JOIN_CLASSES = "\0join-classes.js";
/** Packages that every site of the dialect begins with, and that do no more than join names. */
const CLASS_NAMES = /^(?:clsx|classnames)$/;
/** What the dialect's own engine brings along, and gives as "@docusaurus/router". */
const ROUTER = /^react-router(?:-dom)?$/;
const IS_PACKAGE = /^(?:@[\w-]+\/)?\w/;
const REACT = /^react(?:-dom)?(?:\/[\w-]+)?$/;
/** Finds the packages of the engine, under whatever runs it. */
const OWN = createRequire(import.meta.url);
const JSX_RUNTIME = "react/jsx-runtime";
const COUNTED_JSX = "\0counted-jsx";
/** React as it was, for the modules of a site: what its last version took away or does otherwise. */
const OLDER = "\0older:";
const OLDER_NAMES = new Map([
  ["react", ["createElement", "createFactory"]],
  ["react-dom", ["findDOMNode", "hydrate", "render", "unmountComponentAtNode"]],
]);
/** What pages and copies of layouts import, and what stands once: as bars of the frame, or around all pages. */
const OF_LAYOUT =
  /^@theme\/(AnnouncementBar|ColorModeToggle|Footer|Layout|Logo|Navbar|Navbar\/(?:ColorModeToggle|Layout|Logo|MobileSidebar|MobileSidebar\/Toggle|Search)|SearchBar)$/;
/** What colors code in a browser; a copy of the dialect's block of code leaves that to the compiler here. */
const COLORS_CODE = "prism-react-renderer";
/** How the engine asks for whatever form of a component a site has. */
const OF_THEME = /^virtual:theme\//;

/**
 * Resolves what pages and their components import: files of the project, `@theme/X` (the site's own
 * form in `src/theme`, else the engine's), `@docusaurus/X`, packages. What does not exist fails when
 * a page uses it, with a message that says so; it does not fail the bundle.
 */
export function dialectNames(options: DialectNamesOptions): Plugin {
  const aliases = once(() => readAliases(options.siteDir));
  return {
    name: "dialect-names",
    enforce: "pre",
    async resolveId(id, importer) {
      if (isSiteModule(id)) return `\0${id}`;
      // In a browser they share the React of the shell, which is bundled with them.
      const isOurs = importer?.startsWith(ENGINE_DIR) ?? false;
      const isWrapped = importer === COUNTED_JSX || (importer?.startsWith(OLDER) ?? false);
      const isPlain = isOurs || isWrapped || !options.toleratesFailures;
      if (!isPlain && OLDER_NAMES.has(id)) return `${OLDER}${id}${ENDING}`;
      if (options.inBrowser && REACT.test(id) && (isPlain || id !== JSX_RUNTIME)) return;
      if (id === JSX_RUNTIME && !isWrapped) return COUNTED_JSX;
      // Components share the React that renders the page, whatever the site has installed.
      // A path, which `import` takes, and the `require` of older packages, too.
      if (REACT.test(id)) return { id: OWN.resolve(id), external: "absolute" };
      if (id.startsWith(ENTRY)) return resolveEntry(id.slice(ENTRY.length), options);
      const written = WRITTEN.exec(id)?.groups ?? {};
      if (written.blog !== undefined) return `${BLOG_LIST}${written.blog}${ENDING}`;
      if (written.config !== undefined) return OLD_CONFIG;
      const known = resolveImport(id, importer, options);
      if (known !== undefined) return known.replace(ABSENT, STAND_IN);
      if (isOurs || /[\0?]/.test(id)) return;
      const from = importer?.startsWith(`\0${ENTRY}`)
        ? join(options.root, "package.json")
        : importer;
      const found =
        (await this.resolve(id, from, { skipSelf: true })) ??
        (await resolveInSite({ id, from }, { ...options, aliases }, (path, place) =>
          this.resolve(path, place, { skipSelf: true }),
        ));
      if (!found) options.noteInputs?.(whereToFind(id, from, options));
      if (!found && CLASS_NAMES.test(id)) return JOIN_CLASSES;
      if (!found && ROUTER.test(id)) return engineModule("dialect/core/router");
      const isOfPackage = options.toleratesFailures || !/^(?:[./]|@site\/)/.test(id);
      const isWithin = !importer?.startsWith(`\0${ENTRY}`) && isOfPackage;
      return partOfTheme(found, importer, options) ?? absent(id, isWithin ? STAND_IN : ABSENT);
    },
    async load(id) {
      if (id === COUNTED_JSX) return countedJsx();
      if (id.startsWith(OLDER)) return olderReact(id.slice(OLDER.length, -ENDING.length));
      const ofSite = await siteModule(id, options);
      if (ofSite !== undefined) return ofSite;
      if (id === JOIN_CLASSES) {
        const own = JSON.stringify(engineModule("dialect/core/class-names"));
        return `export { joinClasses as default, joinClasses as clsx } from ${own};`;
      }
      if (id === OLD_CONFIG) {
        return `import { siteContext } from "${CONTEXT}";\nexport default siteContext.siteConfig;`;
      }
      if (id.startsWith(BLOG_LIST)) return blogList(id.slice(BLOG_LIST.length, -ENDING.length));
      if (id.startsWith(ABSENT)) return absentModule(nameOf(id, ABSENT, options));
      if (id.startsWith(OWN_FORM))
        return ownForm(id.slice(OWN_FORM.length, -ENDING.length), options);
      if (id.startsWith(STAND_IN)) return standInModule(nameOf(id, STAND_IN, options), options);
      if (!id.startsWith(`\0${ENTRY}`)) return;
      const specifier = JSON.stringify(id.slice(ENTRY.length + 1, -ENDING.length));
      return `import * as all from ${specifier};\nexport * from ${specifier};\nexport default all.default;\nexport { all as ${WHOLE_PACKAGE} };`;
    },
  };
}

/** A part of the theme that code of the site imports by its path is what it is by its name: the engine's form is there for it. */
function partOfTheme<Found extends { id: string }>(
  found: Found | null,
  importer: string | undefined,
  options: DialectNamesOptions,
): Found | string | null {
  const folder = join(options.siteDir, "src/theme/");
  if (!found?.id.startsWith(folder) || !importer?.startsWith(options.siteDir)) return found;
  const part = `@theme/${found.id.slice(folder.length).replace(/(?:\/index)?\.[jt]sx?$/, "")}`;
  const isWhole = ownThemeFile(part, placesOf(options)) === found.id;
  const form = isWhole ? resolveDialect(part, options) : undefined;
  return form?.startsWith(OWN_FORM) ? form : found;
}

/**
 * What the folder of the old configuration, or that of its static files, has under a name that is not found
 * from where it is imported, and what the site itself calls so.
 */
async function resolveInSite<Found>(
  { id, from }: { id: string; from: string | undefined },
  { siteDir, noteInputs, aliases }: DialectNamesOptions & { aliases: () => AliasedPaths },
  resolve: (id: string, from: string | undefined) => Promise<Found | null>,
): Promise<Found | null> {
  if (id.startsWith("/"))
    return (
      (await resolve(join(siteDir, id), from)) ?? (await resolve(join(siteDir, "static", id), from))
    );
  if (id.startsWith(".") || from?.includes("/node_modules/")) return null;
  // Pages beside the folder use the packages installed in it.
  const installed = IS_PACKAGE.test(id) ? await resolve(id, join(siteDir, "package.json")) : null;
  if (installed) return installed;
  noteInputs?.(aliasFiles(siteDir));
  for (const path of aliases()(id)) {
    const found = await resolve(path, from);
    if (found) return found;
    noteInputs?.(modulePaths(path));
  }
  return null;
}

function resolveEntry(specifier: string, options: DialectNamesOptions): string {
  if (specifier.startsWith("@site/")) return join(options.root, specifier.slice("@site/".length));
  const known = resolveDialect(specifier, options);
  // One of an installed theme may be in CommonJS, whose exports another module has to ask for.
  const isOfPackage = known?.includes("/node_modules/") && !known.startsWith(ENGINE_DIR);
  return known === undefined || isOfPackage ? `\0${ENTRY}${specifier}${ENDING}` : known;
}

function placesOf({ siteDir, names }: DialectNamesOptions): ThemePlaces {
  return { siteDir, themeFolders: names.themeFolders };
}

/** What a module that is no entry means by a name of the dialect. */
function resolveImport(id: string, importer: string | undefined, options: DialectNamesOptions) {
  if (id === COLORS_CODE && importer && isOfCodeBlock(importer, sourceOf(importer)))
    return engineModule("dialect/code/highlight");
  return OF_THEME.test(id)
    ? resolveDialect(id.replace(OF_THEME, "@theme/"), options)
    : resolveDialect(id.replace(OF_LAYOUT, "@theme-init/$1"), options);
}

/** Text of a module, by the id that it has in the bundle. */
function sourceOf(id: string): string {
  const file = id.replace(/\?.*$/, "");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function resolveDialect(id: string, options: DialectNamesOptions) {
  const { toleratesFailures, noteInputs } = options;
  if (!/^@(?:theme|theme-original|theme-init|docusaurus)\//.test(id)) return;
  const places = placesOf(options);
  noteInputs?.(decidingPaths(id, places));
  const own = ownThemeFile(id, places);
  const file = engineForm(id, places);
  if (own !== undefined)
    return file !== undefined && toleratesFailures ? `${OWN_FORM}${id}${ENDING}` : own;
  return file === undefined ? absent(id, ABSENT) : engineModule(`dialect/${file}`);
}

/** The site's own form of a theme's component; the engine's is there for where it fails. */
function ownForm(id: string, options: DialectNamesOptions): string {
  const places = placesOf(options);
  const own = JSON.stringify(ownThemeFile(id, places));
  const engines = JSON.stringify(engineModule(`dialect/${engineForm(id, places)}`));
  const name = JSON.stringify(id.replace(/^@theme[-/]/, ""));
  return `import * as own from ${own};
import engines from ${engines};
import { withEnginesForm } from ${JSON.stringify(engineModule("dialect/core/own-theme"))};
export * from ${own};
export default withEnginesForm(${name}, own.default, engines);`;
}

/** Nothing of the bundler takes a name that ends like this for data or a style sheet. */
const ENDING = ".js";

function absent(id: string, kind: string): string {
  return `${kind}${id}${ENDING}`;
}

/** What was asked for, as the site calls it. */
function nameOf(id: string, kind: string, { root }: DialectNamesOptions): string {
  return id.slice(kind.length, -ENDING.length).replace(`${root}/`, "@site/");
}

function blogList(blog: string): string {
  return `import { blogList } from ${JSON.stringify(engineModule("dialect/core/blog-list"))};
const list = blogList(${JSON.stringify(blog)});
export const { title, items } = list;
export default list;`;
}

/**
 * What JSX of the site is compiled to, with a count: a component that renders itself has an end. In the
 * place of one that is absent stands what is within it.
 */
function countedJsx(): string {
  return `import { Fragment, jsx as makeOne, jsxs as makeMany } from "${JSX_RUNTIME}";
import { noteElement } from ${JSON.stringify(engineModule("model/islands/endless-rendering"))};
import { isAbsent } from ${JSON.stringify(engineModule("model/islands/absent-component"))};
import { withDefaultProps } from ${JSON.stringify(engineModule("dialect/core/older-react"))};
export { Fragment };
const drawn = (make) => (type, props, ...rest) => {
  noteElement(type);
  return isAbsent(type)
    ? make(Fragment, { children: shown(props.children) }, ...rest)
    : make(type, shownWithin(withDefaultProps(type, props)), ...rest);
};
const shown = (child) => (Array.isArray(child) ? child.map(shown) : isAbsent(child) ? null : child);
const shownWithin = (props) => (props.children === undefined ? props : { ...props, children: shown(props.children) });
export const jsx = drawn(makeOne);
export const jsxs = drawn(makeMany);`;
}

/** The names of React, of which the engine has some in an older form. */
function olderReact(id: string): string {
  const older = OLDER_NAMES.get(id) ?? [];
  const kept = Object.keys(OWN(id)).filter((name) => !older.includes(name));
  return `import react from "${id}";
import { ${older.join(", ")} } from ${JSON.stringify(engineModule(`dialect/core/older-${id}`))};
export { ${older.join(", ")} };
export { ${kept.join(", ")} } from "${id}";
export default { ...react, ${older.join(", ")} };`;
}
