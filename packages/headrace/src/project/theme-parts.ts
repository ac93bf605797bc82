import { join } from "node:path";
import type { SiteConfig } from "../config/schema.ts";
import type { DocSet } from "../pages/doc-set.ts";
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

/** Whether a site has one of some parts of the theme as its own. */
function hasOwn(parts: readonly string[], { paths, config }: ThemedProject): boolean {
  const places = themePlaces(paths.root, config.content);
  return parts.some((name) => ownThemeFile(`@theme/${name}`, places) !== undefined);
}

/** Whether the site's own form of what stands for paths without a page is one of the pages of a set. */
export function showsNotFound(
  project: ThemedProject & { sets: readonly DocSet[] },
  set: DocSet,
): boolean {
  const first = project.sets.filter(({ language }) => language === undefined);
  const shown = first.find(({ options }) => options.kind === "pages") ?? first[0];
  return set === shown && hasOwn(["NotFound", "NotFound/Content"], project);
}

/** Parts of the bar that may hold what the frame's has not. */
const BAR_PARTS = ["Navbar", "Navbar/Content", "NavbarItem/ComponentTypes"];
const ROOT_PARTS = ["Root", "Layout", "Layout/Provider", "Footer", ...BAR_PARTS];

/** Whether the site draws something around all of its pages, or provides them with context. */
export function hasSiteRoot(project: ThemedProject): boolean {
  return hasOwn(ROOT_PARTS, project);
}
