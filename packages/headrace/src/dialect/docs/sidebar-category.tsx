import type { ReactNode } from "react";
import SidebarLink, { type SidebarItemProperties } from "./sidebar-link.tsx";

/** `@theme/DocSidebarItem/Category`: its label; the frame has what is below it, and the button that opens it. */
export default function SidebarCategory(properties: SidebarItemProperties): ReactNode {
  return <SidebarLink {...properties} />;
}
