import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from "react";
import { MOBILE_BREAKPOINT_PX } from "../../model/constants.ts";
import type { NavItem } from "../../model/nav-tree.ts";
import type { PageData } from "../../model/page.ts";
import { CloseIcon } from "../icons.tsx";
import { useMessages } from "../messages-context.ts";
import { Brand } from "../navbar/brand.tsx";
import { NavbarLinks } from "../navbar/navbar-links.tsx";
import { SiteMenus, type VersionChoice } from "../navbar/site-menus.tsx";
import { useModal } from "../use-modal.ts";
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
  const modal = useModal(props.open, props.onClose);
  const close = useEffectEvent(props.onClose);
  useEffect(() => {
    if (!props.open) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const wide = matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX + 1}px)`);
    wide.addEventListener("change", () => close(), options);
    const onNavigate = (event: NavigateEvent) => takesBack(event) && close();
    window.navigation?.addEventListener("navigate", onNavigate, options);
    return () => listening.abort();
  }, [props.open]);
  useReveal(modal.ref, ".sidebar-nav [aria-current=page]", String(props.open));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape.
    <dialog
      {...modal}
      className="mobile-sidebar"
      aria-label={messages.navigation}
      onClick={(event) => closesDialog(event) && props.onClose()}
    >
      {props.open && <MobileSidebarContent {...props} />}
    </dialog>
  );
}

/**
 * True for "Back", which closes what lies above the page and does not leave the page. Taken before
 * the router, which would show the page that it leads to; where the browser does not let it be
 * kept, it does.
 */
function takesBack(event: NavigateEvent): boolean {
  const isTaken = event.navigationType === "traverse" && event.cancelable;
  if (isTaken) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  return isTaken;
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
