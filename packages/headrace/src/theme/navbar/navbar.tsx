import { type ReactNode, useEffect, useState } from "react";
import type { NavItem } from "../../model/nav-tree.ts";
import type { PageData } from "../../model/page.ts";
import { MenuIcon } from "../icons.tsx";
import { useMessages } from "../messages-context.ts";
import { SearchButton } from "../search/search-button.tsx";
import { MobileSidebar } from "../sidebar/mobile-sidebar.tsx";
import { SectionLinks } from "../sidebar/section-links.tsx";
import type { OpenCategories } from "../sidebar/use-open-categories.ts";
import { useSite } from "../site-context.ts";
import { useScrolledAway } from "../use-scrolled-away.ts";
import { Brand } from "./brand.tsx";
import { ColorToggle } from "./color-toggle.tsx";
import { NavbarLinks } from "./navbar-links.tsx";
import { SiteMenus, type VersionChoice } from "./site-menus.tsx";

/** The bar at the top: brand, sections, menus, links away; on small screens the menu button. */
export function Navbar(props: {
  page: PageData;
  nav: NavItem[];
  categories: OpenCategories;
  version: VersionChoice;
  onToggleColors: () => void;
}): ReactNode {
  const messages = useMessages();
  const { page } = props;
  const site = useSite();
  const [menuOpen, setMenuOpen] = useState(false);
  const away = useScrolledAway(site.navbar.hideOnScroll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the mobile sidebar.
  useEffect(() => setMenuOpen(false), [page.route]);
  return (
    <header className="navbar" data-away={away || undefined}>
      <button
        type="button"
        className="icon-button menu-toggle needs-script"
        aria-label={messages.openNavigation}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={() => setMenuOpen(true)}
      >
        <MenuIcon />
      </button>
      <Brand />
      <nav className="navbar-sections" aria-label={messages.mainNavigation}>
        <SectionLinks page={page} />
      </nav>
      <div className="navbar-end">
        <SearchButton />
        <NavbarLinks />
        <SiteMenus page={page} choice={props.version} />
        <ColorToggle onToggle={props.onToggleColors} />
      </div>
      <MobileSidebar
        page={page}
        nav={props.nav}
        categories={props.categories}
        version={props.version}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
      />
    </header>
  );
}
