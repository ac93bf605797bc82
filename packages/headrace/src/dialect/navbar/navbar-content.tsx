import type { ReactNode } from "react";
import { useThemeConfig } from "../core/theme-common.tsx";
import NavbarItem from "./navbar-item.tsx";

/** `@theme/Navbar/Content`: the items of the old bar whose kinds are the site's own. */
export default function NavbarContent(): ReactNode {
  const { items } = Object(useThemeConfig().navbar);
  return Array.isArray(items)
    ? items.map((item) => <NavbarItem key={JSON.stringify(item)} {...item} />)
    : null;
}
