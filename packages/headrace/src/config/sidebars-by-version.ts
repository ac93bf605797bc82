import partition from "lodash-es/partition.js";
import type { SiteConfig } from "./schema.ts";
import type { SidebarItemConfig } from "./sidebar-schema.ts";

/** A sidebar of APIs alone has no pages of a version: it stands beside the version that readers see first. */
export function sidebarsByVersion(sidebars: SiteConfig["sidebars"]) {
  const [ofNone, ofCurrent] = partition(Object.entries(sidebars), ([, items]) =>
    hasApisAlone(items),
  );
  return { ofNone: Object.fromEntries(ofNone), ofCurrent: Object.fromEntries(ofCurrent) };
}

function hasApisAlone(items: readonly SidebarItemConfig[]): boolean {
  const isOfApi = (item: SidebarItemConfig): boolean =>
    typeof item === "object" &&
    (item.type === "api" || (item.type === "category" && !item.link && hasApisAlone(item.items)));
  return items.length > 0 && items.every(isOfApi);
}
