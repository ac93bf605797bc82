import { join } from "node:path";
import type { SiteConfig } from "../config/schema.ts";
import { ownThemeFile, type ThemePlaces } from "../sources/markdown/jsx/dialect-modules.ts";

/**
 * Where a project has forms of its own of the old theme's components.
 *
 * @param root Absolute path of the project.
 */
export function themePlaces(
  root: string,
  { site, themeFolders }: Pick<SiteConfig["content"], "site" | "themeFolders">,
): ThemePlaces {
  return { siteDir: join(root, site), themeFolders };
}

interface ThemedProject {
  paths: { root: string };
  config: Pick<SiteConfig, "content">;
}

/** The site's own component for headings: it draws the titles of pages, too. */
export function ownHeading({ paths, config }: ThemedProject): string | undefined {
  const specifier = "@theme/Heading";
  const file = ownThemeFile(specifier, themePlaces(paths.root, config.content));
  return file === undefined ? undefined : specifier;
}

/** Whether the site has a page of its own for paths without a page. */
export function hasOwnNotFound({ paths, config }: ThemedProject): boolean {
  const places = themePlaces(paths.root, config.content);
  return ["NotFound", "NotFound/Content"].some(
    (name) => ownThemeFile(`@theme/${name}`, places) !== undefined,
  );
}

/** Parts of the bar that may hold what the frame's has not. */
const BAR_PARTS = ["Navbar", "Navbar/Content", "NavbarItem/ComponentTypes"];

/** Whether the site draws something around all of its pages, or provides them with context. */
export function hasSiteRoot({ paths, config }: ThemedProject): boolean {
  const places = themePlaces(paths.root, config.content);
  const parts = ["Root", "Layout", "Layout/Provider", "Footer", ...BAR_PARTS];
  return parts.some((name) => ownThemeFile(`@theme/${name}`, places) !== undefined);
}
