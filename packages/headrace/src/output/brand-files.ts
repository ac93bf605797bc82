import { CONFIG_FILE } from "../config/parse-config.ts";
import { reasonOf } from "../diagnostics/reason-of.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { digest } from "../files/files.ts";
import { siteTitle } from "../model/page.ts";
import { readDrawing } from "../project/brand-drawing.ts";
import type { Project } from "../project/project.ts";
import type { Release } from "../release/release.ts";

/** PNG files made from the brand's icon: published name and width in pixels. */
const ICONS = [
  { file: "apple-touch-icon.png", width: 180 },
  { file: "icon-192.png", width: 192 },
  { file: "icon-512.png", width: 512 },
];

const SOCIAL_CARD = { file: "social-card.png", width: 1200 };

/** Where the social card is published, or `null` when the brand has none. */
export function socialCardFile({ config }: Project): string | null {
  return config.brand.socialCard ? SOCIAL_CARD.file : null;
}

/** Every file that `writeBrandFiles` writes for this project. */
function brandFiles({ config }: Project): string[] {
  const card = config.brand.socialCard ? [SOCIAL_CARD] : [];
  return ["favicon.svg", "site.webmanifest", ...[...ICONS, ...card].map(({ file }) => file)];
}

/** Writes favicon, touch icon, web app icons, social card and web manifest from the brand's drawings. */
export async function writeBrandFiles(project: Project, release: Release): Promise<void> {
  const drawings = [readDrawing(project, "icon"), readDrawing(project, "socialCard")];
  const key = digest(JSON.stringify([await Promise.all(drawings), webManifest(project)]));
  for (const file of brandFiles(project)) {
    if (release.reuse(file, key)) continue;
    const content = await makeBrandFile(project, file);
    if (content !== undefined) release.write(file, content, key);
  }
}

/** Makes one of the brand's files; `undefined` when there is none of that name. */
export async function makeBrandFile(
  project: Project,
  file: string,
): Promise<string | Uint8Array | undefined> {
  if (file === "site.webmanifest") return webManifest(project);
  if (file === "favicon.svg") return readDrawing(project, "icon");
  const size = ICONS.find((candidate) => candidate.file === file);
  if (size) return drawPng(project, "icon", size.width);
  const isCard = file === SOCIAL_CARD.file && project.config.brand.socialCard !== undefined;
  return isCard ? drawPng(project, "socialCard", SOCIAL_CARD.width) : undefined;
}

async function drawPng(
  project: Project,
  part: "icon" | "socialCard",
  width: number,
): Promise<Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  const svg = await readDrawing(project, part);
  try {
    const options = {
      fitTo: { mode: "width" as const, value: width },
      // The picture shall not depend on the fonts of the machine that builds.
      font: { loadSystemFonts: false },
    };
    const drawing = new Resvg(svg, options);
    const isIcon = part === "icon" && drawing.width !== drawing.height;
    return (isIcon ? new Resvg(squared(svg), options) : drawing).render().asPng();
  } catch (error) {
    const { brand } = project.config;
    throw new SiteError([
      {
        code: "config-file",
        severity: "error",
        message: `This drawing can't become a picture: ${reasonOf(error)}`,
        hint: "Give it a width, a height and a viewBox, and something to show.",
        file: brand[part] ?? brand.logo ?? CONFIG_FILE,
      },
    ]);
  }
}

/** A drawing in the middle of a square, which icons are; a logo may be wide. */
function squared(svg: string): string {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><image width="100" height="100" href="${address}"/></svg>`;
}

/** https://www.w3.org/TR/appmanifest/ */
function webManifest({ config }: Project): string {
  const { name, tagline, baseUrl, brand } = config;
  const manifest = {
    name: siteTitle(name, tagline),
    short_name: name,
    start_url: baseUrl,
    display: "minimal-ui",
    background_color: brand.themeColor.light,
    theme_color: brand.themeColor.light,
    icons: ICONS.slice(1).map(({ file, width }) => ({
      src: baseUrl + file,
      sizes: `${width}x${width}`,
      type: "image/png",
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
