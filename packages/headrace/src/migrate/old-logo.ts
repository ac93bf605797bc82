import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { drawingProblem } from "../sources/drawing.ts";
import { measureImage } from "../sources/measure-image.ts";
import type { OldSite } from "./old-site.ts";

/** What the new site shows of the old one's logo. */
export interface OldLogo {
  /** Drawings of the new configuration, relative to its root. */
  brand: { logo?: string; icon?: string };
  /** Those that have to be written, by path. */
  files: Record<string, string>;
}

/** Where the old site is. */
interface OldPlace {
  root: string;
  siteDir: string;
}

/**
 * The old logo: a drawing as it is, any other picture within a drawing.
 *
 * @returns `undefined` when there is none, or when it is no file of the site.
 */
export async function findLogo(
  { config }: OldSite,
  { root, siteDir }: OldPlace,
): Promise<OldLogo | undefined> {
  const source = config.themeConfig.navbar?.logo?.src;
  if (source === undefined || /^[a-z]+:|^\/\//i.test(source)) return undefined;
  const name = source.replace(/[?#].*$/, "").replace(/^\//, "");
  for (const folder of config.staticDirectories) {
    const path = posix.join(siteDir, folder, name);
    const content = await readFile(join(root, path)).catch(() => undefined);
    if (content === undefined) continue;
    const isDrawing = name.endsWith(".svg");
    if (isDrawing && drawingProblem(content.toString()) === undefined)
      return { brand: { logo: path }, files: {} };
    const size = measureImage(content);
    if (!size || isDrawing) return undefined;
    const address = posix.join("/", config.baseUrl, name);
    return {
      brand: { logo: LOGO, icon: ICON },
      files: {
        [LOGO]: framed(address, size),
        // It becomes a picture by itself, which loads nothing.
        [ICON]: framed(`data:image/${size.type};base64,${content.toString("base64")}`, size),
      },
    };
  }
  return undefined;
}

/** The style sheet of what stands beside the logo. */
export const BRAND_STYLES = "site/brand.css";

/**
 * What stands beside the logo: the title of the old bar. A logo without one is a name itself, which a
 * screen reader is still told in words.
 */
export function brandStyles({ config }: OldSite, hasLogo: boolean): string {
  const isNameless = hasLogo && !config.themeConfig.navbar?.title;
  const hidden =
    "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)";
  return `.brand-part { display: none }\n${isNameless ? `.brand-name { ${hidden} }\n` : ""}`;
}

const LOGO = "site/logo.svg";
const ICON = "site/icon.svg";

/** A picture as a drawing. */
function framed(address: string, { width, height }: { width: number; height: number }): string {
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}><image href="${address}" ${size}/></svg>\n`;
}
