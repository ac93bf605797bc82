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

/** File of the first of some parts of the theme that a site has as its own; `undefined` when it has none of them. */
function ownFile(parts: readonly string[], { paths, config }: ThemedProject): string | undefined {
  const places = themePlaces(paths.root, config.content);
  for (const name of parts) {
    const file = ownThemeFile(`@theme/${name}`, places);
    if (file !== undefined) return file;
  }
  return undefined;
}

function hasOwn(parts: readonly string[], project: ThemedProject): boolean {
  return ownFile(parts, project) !== undefined;
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

/** What draws an entry of a sidebar. */
export const SIDEBAR_ITEM = "@theme/DocSidebarItem";

/** Absolute path of a component by which the site draws the entries of sidebars; `undefined` where it has none. */
export function sidebarItemFile(project: ThemedProject): string | undefined {
  return ownFile(["DocSidebarItem", "DocSidebarItem/Link", "DocSidebarItem/Category"], project);
}

/** Whether the site draws something around all of its pages, or provides them with context. */
export function hasSiteRoot(project: ThemedProject): boolean {
  return hasOwn(ROOT_PARTS, project);
}

/** Whether the site draws something in the bar. */
export function hasSiteBar(project: ThemedProject): boolean {
  return hasOwn(BAR_PARTS, project);
}
