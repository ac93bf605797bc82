import { type ReactNode, useRef } from "react";
import type { NavItem } from "../../model/nav-tree.ts";
import { useMessages } from "../messages-context.ts";
import { useReveal } from "../use-reveal.ts";
import { SidebarTree } from "./sidebar-tree.tsx";
import type { OpenCategories } from "./use-open-categories.ts";

/** The section's pages beside the article. It scrolls on its own and keeps the page in view. */
export function Sidebar(props: {
  nav: NavItem[];
  route: string;
  categories: OpenCategories;
}): ReactNode {
  const messages = useMessages();
  const box = useRef<HTMLElement>(null);
  useReveal(box, "[aria-current=page]", props.route);
  return (
    <nav ref={box} className="sidebar sidebar-nav" aria-label={messages.sectionPages}>
      <SidebarTree items={props.nav} route={props.route} categories={props.categories} />
    </nav>
  );
}
