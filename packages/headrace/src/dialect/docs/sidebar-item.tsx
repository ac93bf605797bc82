import Category from "virtual:theme/DocSidebarItem/Category";
import Link from "virtual:theme/DocSidebarItem/Link";
import type { ReactNode } from "react";
import type { SidebarItemProperties } from "./sidebar-link.tsx";

/** `@theme/DocSidebarItem`: an entry of a sidebar. */
export default function SidebarItem(properties: SidebarItemProperties): ReactNode {
  return properties.item.type === "category" ? (
    <Category {...properties} />
  ) : (
    <Link {...properties} />
  );
}
