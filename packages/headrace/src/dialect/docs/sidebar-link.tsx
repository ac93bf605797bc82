import type { ReactNode } from "react";
import type { SiteItem } from "../../model/site-docs.ts";
import Link from "../core/link.tsx";

/** What the parts of a sidebar are given. */
export interface SidebarItemProperties {
  /** Whoever stands around it may have given it another label. */
  item: Omit<SiteItem, "label"> & { label: ReactNode };
  [name: string]: unknown;
}

/**
 * `@theme/DocSidebarItem/Link`, and `/Category`: an entry with what it leads to. The frame has what is below a category,
 * and the button that opens it.
 */
export default function SidebarLink({ item }: SidebarItemProperties): ReactNode {
  return (
    <li className={item.className}>
      <Link {...(item.href === undefined ? {} : { href: item.href })}>{item.label}</Link>
    </li>
  );
}
