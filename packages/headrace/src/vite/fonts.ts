import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import type { FontsConfig } from "../config/schema.ts";
import { SiteError } from "../diagnostics/site-error.ts";

/** A typeface that the site serves. */
export interface SiteFont {
  /** The token of the theme that it takes the front of. */
  token: "font" | "font-mono";
  family: string;
  /** Absolute path. */
  file: string;
}

/**
 * The typefaces of a configuration.
 *
 * @throws SiteError for a file that is not there.
 */
export function siteFonts(root: string, { text, code }: FontsConfig): SiteFont[] {
  return [
    ...(text ? [{ token: "font" as const, ...text, file: fontFile(root, text.file) }] : []),
    ...(code ? [{ token: "font-mono" as const, ...code, file: fontFile(root, code.file) }] : []),
  ];
}

function fontFile(root: string, file: string): string {
  const found = findFont(root, file);
  if (found !== undefined) return found;
  throw new SiteError([{ code: "missing-font", severity: "error", ...missingFont(file) }]);
}

/** A file of the project, or of an installed package; `undefined` where there is none. */
export function findFont(root: string, file: string): string | undefined {
  const own = join(root, file);
  if (existsSync(own)) return own;
  try {
    return createRequire(join(root, "package.json")).resolve(file);
  } catch {
    return undefined;
  }
}

/** What to tell of a font that is not there. */
export function missingFont(file: string): { message: string; hint: string } {
  return {
    message: `There is no font file "${file}".`,
    hint: "Name a file of the project, or install the package that holds it.",
  };
}

/**
 * The style sheet of the typefaces. The script of the first paint says on which pages they are shown.
 * "optional": one that is not there in time even so waits for the next page, so that no text ever moves.
 *
 * @param address Where a style sheet finds the file of a font.
 */
export function fontStyles(
  fonts: readonly SiteFont[],
  address: (file: string) => string = (file) => basename(file),
): string {
  const faces = fonts.map(
    ({ family, file }) =>
      `@font-face{font-family:"${family}";font-weight:100 900;font-display:optional;src:url(${JSON.stringify(address(file))}) format("woff2")}\n`,
  );
  const tokens = fonts.map(({ token, family }) => `--${token}:"${family}",var(--${token}-system);`);
  return fonts.length === 0
    ? ""
    : `${faces.join("")}@layer site{:root:not([data-fonts]){${tokens.join("")}}}\n`;
}
