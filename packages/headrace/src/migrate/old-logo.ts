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
 * The old logo: a drawing as it is, any other picture within a drawing, and two of them, one for each theme, in one.
 *
 * @returns `undefined` when there is none, or when it is no file of the site.
 */
export async function findLogo(old: OldSite, place: OldPlace): Promise<OldLogo | undefined> {
  const { src, srcDark } = old.config.themeConfig.navbar?.logo ?? {};
  const light = await findPicture(old, place, src);
  if (!light) return undefined;
  const dark = srcDark === src ? undefined : await findPicture(old, place, srcDark);
  const { path, content, size } = light;
  if (size?.type === "svg" || path.endsWith(".svg")) {
    if (drawingProblem(content.toString()) !== undefined) return undefined;
    const files: OldLogo["files"] = path === LOGO ? { [path]: content.toString() } : {};
    if (!size || !dark?.size) return { brand: { logo: path }, files };
    // An address of data names no file for the icon.
    if (path === LOGO) files[ICON] = content.toString();
    return {
      brand: { logo: LOGO, icon: path === LOGO ? ICON : path },
      files: { ...files, [LOGO]: themed(light.address, dark.address, size) },
    };
  }
  if (!size) return undefined;
  const logo = dark?.size
    ? themed(light.address, dark.address, size)
    : framed(image(light.address, size), size);
  // It becomes a picture by itself, which loads nothing.
  const icon = `data:image/${size.type};base64,${content.toString("base64")}`;
  return {
    brand: { logo: LOGO, icon: ICON },
    files: { [LOGO]: logo, [ICON]: framed(image(icon, size), size) },
  };
}

/** A picture among the static files of the old site, or one that is written in its configuration. */
async function findPicture({ config }: OldSite, { root, siteDir }: OldPlace, source = "") {
  const [, base64, data] = /^data:image\/[^,]*?(;base64)?,(.*)$/s.exec(source) ?? [];
  if (data !== undefined) {
    const content = base64
      ? Buffer.from(data, "base64")
      : Buffer.from(decodeURIComponent(data.replace(/%(?![\da-f]{2})/gi, "%25")));
    return { path: LOGO, address: source, content, size: measureImage(content) };
  }
  if (source === "" || /^[a-z]+:|^\/\//i.test(source)) return;
  const name = source.replace(/[?#].*$/, "").replace(/^\//, "");
  for (const folder of config.staticDirectories) {
    const path = posix.join(siteDir, folder, name);
    const content = await readFile(join(root, path)).catch(() => undefined);
    if (content === undefined) continue;
    const address = posix.join("/", config.baseUrl, name);
    return { path, address, content, size: measureImage(content) };
  }
  return;
}

const LOGO = "site/logo.svg";
const ICON = "site/icon.svg";

interface Size {
  width: number;
  height: number;
}

/** A picture that each theme has its own of; their style sheet shows one (`brand-styles.ts`). */
function themed(light: string, dark: string, size: Size): string {
  return framed(image(light, size, "logo-light") + image(dark, size, "logo-dark"), size);
}

function image(address: string, { width, height }: Size, name?: string): string {
  const named = name === undefined ? "" : ` class="${name}"`;
  return `<image${named} href="${address}" width="${width}" height="${height}"/>`;
}

/** Pictures as a drawing. */
function framed(images: string, { width, height }: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${images}</svg>\n`;
}
