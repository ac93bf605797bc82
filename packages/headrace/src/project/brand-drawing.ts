import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_MARK } from "../config/default-mark.ts";
import { inlineDrawing } from "../sources/drawing.ts";
import { siteFonts } from "../vite/fonts.ts";
import type { Project } from "./project.ts";

/** The logo as a part of every page. */
export async function readLogo(project: Project): Promise<string> {
  return inlineDrawing(await readDrawing(project, "logo"));
}

/** The SVG of a part of the brand: its own, else that of the logo, else the engine's. */
export async function readDrawing(
  { paths, config: { brand } }: Project,
  part: "logo" | "icon" | "socialCard",
): Promise<string> {
  const file = brand[part] ?? brand.logo;
  return file === undefined ? DEFAULT_MARK : readFile(join(paths.root, file), "utf8");
}

/** Absolute path of the typeface of texts; `undefined` when it is that of the reader's system. */
export function textFontFile({ paths, config }: Project): string | undefined {
  return siteFonts(paths.root, { text: config.brand.fonts.text })[0]?.file;
}
