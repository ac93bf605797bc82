import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { MOBILE_BREAKPOINT_PX } from "../../model/constants.ts";
import type { NavItem } from "../../model/nav-tree.ts";
import type { PageData } from "../../model/page.ts";
import { CloseIcon } from "../icons.tsx";
import { useMessages } from "../messages-context.ts";
import { Brand } from "../navbar/brand.tsx";
import { NavbarLinks } from "../navbar/navbar-links.tsx";
import { SiteMenus, type VersionChoice } from "../navbar/site-menus.tsx";
import { useReveal } from "../use-reveal.ts";
import { SectionLinks } from "./section-links.tsx";
import { SidebarTree } from "./sidebar-tree.tsx";
import type { OpenCategories } from "./use-open-categories.ts";

interface MobileSidebarProps {
  page: PageData;
  nav: NavItem[];
  categories: OpenCategories;
  version: VersionChoice;
  open: boolean;
  onClose: () => void;
}

/**
 * All navigation on small screens, as a modal dialog: the browser traps the focus, closes on
 * Escape and gives the focus back. Its content exists only while it is open.
 */
export function MobileSidebar(props: MobileSidebarProps): ReactNode {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!props.open || !element) return;
    element.showModal();
    const wide = matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX + 1}px)`);
    const close = () => element.close();
    wide.addEventListener("change", close);
    const forget = closeOnBack(close);
    return () => {
      wide.removeEventListener("change", close);
      forget();
      close();
    };
  }, [props.open]);
  useReveal(dialog, ".sidebar-nav [aria-current=page]", String(props.open));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape.
    <dialog
      ref={dialog}
      className="mobile-sidebar"
      aria-label={messages.navigation}
      onClose={props.onClose}
      onClick={(event) => closesDialog(event) && props.onClose()}
    >
      {props.open && <MobileSidebarContent {...props} />}
    </dialog>
  );
}

/**
 * "Back" closes what lies above the page, and does not leave the page. Before the router, which would
 * show the page that it leads to; where the browser does not let it be kept, it does.
 */
function closeOnBack(close: () => void): () => void {
  if (!("navigation" in window)) return () => {};
  const stay = (event: NavigateEvent) => {
    if (event.navigationType !== "traverse" || !event.cancelable) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  };
  navigation.addEventListener("navigate", stay, { capture: true });
  return () => navigation.removeEventListener("navigate", stay, { capture: true });
}

/** True for a press on the backdrop (which targets the dialog itself) or on a link to a page. */
function closesDialog(event: MouseEvent<HTMLDialogElement>): boolean {
  const { target, currentTarget } = event;
  return target === currentTarget || (target instanceof Element && target.closest("a") !== null);
}

function MobileSidebarContent(props: MobileSidebarProps): ReactNode {
  const messages = useMessages();
  const { page, nav, categories, onClose } = props;
  return (
    <div className="mobile-sidebar-content">
      <div className="mobile-sidebar-head">
        {/* First, because a dialog gives the focus to its first control; CSS puts it on the right. */}
        <button
          type="button"
          className="icon-button"
          aria-label={messages.closeNavigation}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
        <Brand />
      </div>
      <nav aria-label={messages.sections}>
        <SectionLinks page={page} />
      </nav>
      {nav.length > 0 && (
        <nav className="sidebar-nav" aria-label={messages.sectionPages}>
          <SidebarTree items={nav} route={page.route} categories={categories} />
        </nav>
      )}
      <div className="mobile-sidebar-foot">
        <NavbarLinks />
        <SiteMenus page={page} choice={props.version} />
      </div>
    </div>
  );
}
