import { join } from "node:path";
import type { Plugin } from "vite";
import { ENGINE_DIR } from "../engine-dir.ts";
import { BUILD_MESSAGES } from "../model/messages/english.ts";
import type { SiteMessages } from "../model/messages/messages.ts";
import type { SiteData } from "../model/site.ts";
import { fontStyles, type SiteFont } from "./fonts.ts";

/** What of a site and its configuration goes into its bundle. */
export interface VirtualModuleOptions {
  /** Absolute path of the project. */
  root: string;
  clientId: string;
  site: SiteData;
  messages: SiteMessages;
  /** Style sheets after the theme's own, relative to the root. */
  styles: readonly string[];
  /**
   * Style sheets that were written for another frame, and those of components: they apply within
   * articles. Absent: the site has none, nor classes of the other frame.
   */
  oldStyles: readonly string[] | undefined;
  /** Style sheet of typefaces, and their files. */
  fonts: readonly SiteFont[];
}

const SITE_MODULE = "virtual:site";
const MESSAGES_MODULE = "virtual:messages";
/** The entry of the style sheet. */
export const STYLES_MODULE = "virtual:styles";
const FONTS_MODULE = "virtual:fonts.css";

/** What the bundle takes from the configuration: data of the site, sentences, style sheets, typefaces. */
export function virtualModules(options: VirtualModuleOptions): Plugin {
  const styles = [
    join(ENGINE_DIR, "theme/styles/index.css"),
    ...(options.oldStyles ? [join(ENGINE_DIR, "theme/styles/dialect-classes.css")] : []),
    ...(options.oldStyles ?? []).map((file) => join(options.root, file)),
    ...options.styles.map((file) => join(options.root, file)),
  ];
  const modules = new Map([
    [
      SITE_MODULE,
      `export const site = ${JSON.stringify(options.site)};\nexport const clientId = ${JSON.stringify(options.clientId)};\n`,
    ],
    [
      MESSAGES_MODULE,
      `export const messages = ${JSON.stringify(options.messages, withoutBuildMessages)};\n`,
    ],
    [STYLES_MODULE, styleImports([...styles, FONTS_MODULE])],
    [FONTS_MODULE, fontStyles(options.fonts, (file) => file)],
  ]);
  return {
    name: "site-virtual-modules",
    enforce: "post",
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.replace(/^\0/, "")),
    generateBundle(_, bundle) {
      // The style sheet's entry leaves a script behind that does nothing.
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === "chunk" && file.facadeModuleId === `\0${STYLES_MODULE}`)
          delete bundle[name];
      }
    },
  };
}

/** Sheets in their order; one of classes counts as used, whoever uses them. */
function styleImports(files: readonly string[]): string {
  const imports = files.map((file, index) =>
    /\.module\.css$/.test(file)
      ? `import classes${index} from ${JSON.stringify(file)};\nexport { classes${index} };`
      : `import ${JSON.stringify(file)};`,
  );
  return imports.join("\n");
}

/** The browser asks for none of them. */
function withoutBuildMessages(name: string, value: unknown): unknown {
  return BUILD_MESSAGES.has(name) ? undefined : value;
}
