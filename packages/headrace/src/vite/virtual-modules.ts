import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ENGINE_DIR, engineModule } from "../engine-dir.ts";
import { scriptMessages } from "../model/messages/english.ts";
import type { SiteMessages } from "../model/messages/messages.ts";
import type { SiteData } from "../model/site.ts";
import { sheetName } from "./compiled-sheets.ts";
import { type DividedSheets, THEME_SHEETS } from "./conditional-styles.ts";
import { fontStyles, type SiteFont } from "./fonts.ts";

/** What of a site and its configuration goes into its bundle. */
export interface VirtualModuleOptions {
  /** Absolute path of the project. */
  root: string;
  clientId: string;
  site: SiteData;
  messages: SiteMessages;
  /**
   * "development": adds the script that follows changes of the sources, and names files without
   * digests, so that a page can name them before they exist (`devAssets`).
   */
  mode: "production" | "development";
  /** Style sheets after the theme's own, relative to the root. */
  styles: readonly string[];
  /**
   * Style sheets that were written for another frame, and those of components: they apply within
   * articles. Absent: the site has none, nor classes of the other frame.
   */
  oldStyles: readonly string[] | undefined;
  /** Whether pages end with other forms of them, or ask whether they helped. */
  hasPageEnd: boolean;
  hasPosts: boolean;
  /** Whether the site has components around all pages. */
  hasSiteRoot: boolean;
  /** Style sheet of typefaces, and their files. */
  fonts: readonly SiteFont[];
}

const SITE_MODULE = "virtual:site";
const MESSAGES_MODULE = "virtual:messages";
const PAGE_TOOLS_MODULE = "virtual:page-tools";
/** They hold nothing of a site: the package brings them bundled, and only its source does not. */
const BUNDLED_TOOLS = join(ENGINE_DIR, "page-tools.js");
const PAGE_TOOLS = existsSync(BUNDLED_TOOLS)
  ? `${BUNDLED_TOOLS}?url`
  : `${engineModule("client/page-tools/register")}?worker&url`;
/** The entry of the style sheet. */
export const STYLES_MODULE = "virtual:styles";
const FONTS_MODULE = "virtual:fonts.css";

/** What the bundle takes from the configuration: data of the site, sentences, style sheets, typefaces. */
export function virtualModules(options: VirtualModuleOptions, sheets: DividedSheets): Plugin {
  const styles = [
    THEME_SHEETS.everywhere,
    ...(options.hasPageEnd ? [THEME_SHEETS.pageEnd] : []),
    ...(options.hasPosts ? [THEME_SHEETS.posts] : []),
    ...(options.site.locales.some(({ direction }) => direction === "rtl")
      ? [THEME_SHEETS.rightToLeft]
      : []),
    ...(options.oldStyles ? [join(ENGINE_DIR, "theme/styles/some-sites/dialect-classes.css")] : []),
    ...(options.oldStyles ?? []).map((file) => join(options.root, sheetName(file))),
    ...sheets.always,
  ];
  const wanted = [...Object.keys(options.messages), ...scriptMessages(options.mode)];
  const absent = absentModules(options);
  const conditional = sheets.conditional.map(({ file }) => file);
  const modules = new Map([
    [
      SITE_MODULE,
      `export const site = ${JSON.stringify(options.site)};\nexport const clientId = ${JSON.stringify(options.clientId)};\n`,
    ],
    [MESSAGES_MODULE, `export const messages = ${JSON.stringify(options.messages, wanted)};\n`],
    [PAGE_TOOLS_MODULE, `export { default } from ${JSON.stringify(PAGE_TOOLS)};\n`],
    [STYLES_MODULE, styleImports([...styles, FONTS_MODULE], conditional)],
    [FONTS_MODULE, fontStyles(options.fonts, (file) => file)],
  ]);
  return {
    name: "site-virtual-modules",
    enforce: "post",
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.replace(/^\0/, "")),
    transform: {
      order: "pre",
      // The shell may show any page: its sheet, a list of others, has those of some pages, too.
      handler: (code, id) =>
        id.startsWith(THEME_SHEETS.onDemand) && !id.endsWith("?url")
          ? [code, ...conditional.map((file) => `@import ${JSON.stringify(file)};`)].join("\n")
          : absent.get(id),
    },
    generateBundle(_, bundle) {
      // The style sheet's entry leaves a script behind that does nothing.
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === "chunk" && file.facadeModuleId === `\0${STYLES_MODULE}`)
          delete bundle[name];
      }
    },
  };
}

/** What readers of a site that has no use for it shall not load, and what stands in its place. */
function absentModules({
  site,
  mode,
  hasPageEnd,
  hasPosts,
  hasSiteRoot,
}: VirtualModuleOptions): Map<string, string> {
  const modules: [module: string, isPresent: boolean, code: string][] = [
    ["client/behaviors/print-page", hasPageEnd, "export function startPrintPage() {}"],
    [
      "client/site-root/start-site-root",
      hasSiteRoot,
      "export function startSiteRoot() {}\nexport function tellSiteRoot() {}",
    ],
    ["theme/post-byline", hasPosts, "export function PostByline() {}"],
    [
      "client/search/ledger/watch-search",
      site.ledger !== undefined,
      "export function watchSearch() {}",
    ],
    ["client/content-events", mode === "development", "export function onContentChunk() {}"],
  ];
  return new Map(
    modules.flatMap(([module, isPresent, code]): [string, string][] =>
      isPresent ? [] : [[engineModule(module), code]],
    ),
  );
}

/**
 * Sheets in their order, and those that are files of their own; one of classes counts as used, whoever
 * uses them.
 */
function styleImports(files: readonly string[], own: readonly string[]): string {
  const imports = files.map((file, index) =>
    /\.module\.css$/.test(file) ? used(file, `classes${index}`) : `import ${JSON.stringify(file)};`,
  );
  return [...imports, ...own.map((file, index) => used(`${file}?url`, `sheet${index}`))].join("\n");
}

function used(id: string, name: string): string {
  return `import ${name} from ${JSON.stringify(id)};\nexport { ${name} };`;
}
