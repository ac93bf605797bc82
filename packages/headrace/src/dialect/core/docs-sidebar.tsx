/** Of `@docusaurus/plugin-content-docs/client`: what is asked of sidebars and versions by parts of the frame. */
import type { SiteItem } from "../../model/site-docs.ts";
import OnlyChildren from "../theme/only-children.tsx";
import {
  placeHere,
  useActiveVersion,
  useAllDocsData,
  useCurrentSidebarCategory,
  useLatestVersion,
  useVersions,
} from "./docs-client.tsx";
import { isSamePath } from "./query.tsx";

// biome-ignore-start lint/performance/noReExportAll: sites ask for all of them under this name
// biome-ignore-start lint/performance/noBarrelFile: sites ask for all of them under this name
export * from "./docs-client.tsx";

// biome-ignore-end lint/performance/noBarrelFile: sites ask for all of them under this name
// biome-ignore-end lint/performance/noReExportAll: sites ask for all of them under this name

/** What tells the parts of a page what they ask for, which every part asks by itself here. */
export const DocProvider = OnlyChildren;
export const DocSidebarItemsExpandedStateProvider = OnlyChildren;
export const DocsPreferredVersionContextProvider = OnlyChildren;
export const DocsSidebarProvider = OnlyChildren;
export const DocsVersionProvider = OnlyChildren;

/** What a sidebar lists, as parts of the old theme ask for it. */
interface ListedItem {
  type: string;
  href?: string | undefined;
  label?: string | undefined;
  items?: readonly ListedItem[] | undefined;
  unlisted?: boolean;
}

/** The sidebar of the page that is rendered: its name, and what stands beside the page. The frame has all of it. */
export function useDocsSidebar(): { name: string; items: SiteItem[] } | null {
  const name = placeHere()?.doc.sidebar;
  const { items } = useCurrentSidebarCategory();
  return name === undefined ? null : { name, items };
}

/** The first category of a sidebar of which something holds. */
export function findSidebarCategory(
  items: readonly ListedItem[],
  holds: (category: ListedItem) => boolean,
): ListedItem | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const found = holds(item) ? item : findSidebarCategory(item.items ?? [], holds);
    if (found) return found;
  }
  return undefined;
}

/** Whether an entry is of a page, or of one within it. */
export function isActiveSidebarItem(item: ListedItem, path: string): boolean {
  if (item.href !== undefined && isSamePath(item.href, path)) return true;
  return item.items?.some((each) => isActiveSidebarItem(each, path)) ?? false;
}

/** Whether an entry is shown beside a page: an unlisted one only beside itself. */
export function isVisibleSidebarItem(item: ListedItem, path: string): boolean {
  if (item.type === "category")
    return (
      item.href !== undefined ||
      (item.items?.some((each) => isVisibleSidebarItem(each, path)) ?? false)
    );
  return item.unlisted !== true || isActiveSidebarItem(item, path);
}

/** The entries that are shown beside a page. */
export function useVisibleSidebarItems<Item extends ListedItem>(
  items: readonly Item[],
  path: string,
): Item[] {
  return items.filter((item) => isVisibleSidebarItem(item, path));
}

/** The way to a page is the frame's. */
export function useSidebarBreadcrumbs(): null {
  return null;
}

/** What is told of that way to search engines is the frame's, too. */
export function useBreadcrumbsStructuredData(): object {
  return {};
}

/** The frame keeps which categories are open. */
export function useDocSidebarItemsExpandedState() {
  return { expandedItem: null, setExpandedItem: () => {} };
}

/** The versions to lead to: that of the page, then the latest. */
export function useDocsVersionCandidates(pluginId?: string) {
  const versions = [
    useActiveVersion(pluginId),
    useLatestVersion(pluginId),
    ...useVersions(pluginId),
  ];
  const known = versions.filter((version) => version !== undefined);
  return known
    .filter(({ name }, at) => known.findIndex((each) => each.name === name) === at)
    .slice(0, 2);
}

/** The latest version, and the page's form there. */
export function useDocVersionSuggestions(pluginId?: string) {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const id = placeHere()?.doc.id;
  return {
    latestVersionSuggestion,
    latestDocSuggestion: latestVersionSuggestion?.docs.find((doc) => doc.id === id),
  };
}

/** What a reader chose last is unknown at build time. */
export function useDocsPreferredVersionByPluginId(): Record<string, null> {
  return Object.fromEntries(Object.keys(useAllDocsData()).map((id) => [id, null]));
}

/** The name of a version in the old search. */
export function getDocsVersionSearchTag(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}

/** The search is the frame's. */
export function useDocsContextualSearchTags(): string[] {
  return [];
}
