import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { digest } from "./files.ts";
import type { Project } from "./project.ts";
import type { Release } from "./release.ts";

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

/** Writes favicon, touch icon, web app icons, social card and web manifest from the brand's drawings. */
export async function writeBrandFiles(project: Project, release: Release): Promise<void> {
  const { config, paths } = project;
  const icon = await readFile(join(paths.root, config.brand.icon), "utf8");
  await release.write("favicon.svg", icon);
  await Promise.all(ICONS.map((size) => writePng(release, icon, size)));
  if (config.brand.socialCard) {
    await writePng(
      release,
      await readFile(join(paths.root, config.brand.socialCard), "utf8"),
      SOCIAL_CARD,
    );
  }
  await release.write("site.webmanifest", webManifest(project));
}

async function writePng(
  release: Release,
  svg: string,
  { file, width }: { file: string; width: number },
): Promise<void> {
  const key = digest(`${width} ${svg}`);
  if (await release.reuse(file, key)) return;
  const { Resvg } = await import("@resvg/resvg-js");
  const drawing = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    // The picture shall not depend on the fonts of the machine that builds.
    font: { loadSystemFonts: false },
  });
  await release.write(file, drawing.render().asPng(), key);
}

/** https://www.w3.org/TR/appmanifest/ */
function webManifest({ config }: Project): string {
  const { name, tagline, baseUrl, brand } = config;
  const manifest = {
    name: `${name} – ${tagline}`,
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
