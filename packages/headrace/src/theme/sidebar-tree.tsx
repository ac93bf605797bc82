import type { ReactNode } from "react";
import type { NavCategory, NavItem, NavMark } from "../model/nav-tree.ts";
import { encodeRoute } from "../model/routes.ts";
import { ChevronIcon } from "./icons.tsx";
import { MethodBadge } from "./method-badge.tsx";
import { SiteLink } from "./site-link.tsx";
import type { OpenCategories } from "./use-open-categories.ts";

const MARKS: Record<NavMark, string> = { new: "New", changed: "Changed" };

interface TreeProps {
  items: readonly NavItem[];
  route: string;
  categories: OpenCategories;
}

/** A list of pages and categories, and the lists of those that are open. */
export function SidebarTree({ items, route, categories }: TreeProps): ReactNode {
  return (
    <ul>
      {items.map((item) => {
        if (item.type === "html") {
          return (
            <li
              key={item.html}
              className={item.className}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the build left in what is safe
              dangerouslySetInnerHTML={{ __html: item.html }}
            />
          );
        }
        if (item.type === "category") {
          return <Category key={item.key} category={item} route={route} categories={categories} />;
        }
        const href = item.type === "page" ? encodeRoute(item.route) : item.href;
        const current = item.type === "page" && item.route === route;
        return (
          <li key={href} className={item.className}>
            <SiteLink href={href} aria-current={current ? "page" : undefined}>
              {item.type === "page" && item.method && <MethodBadge method={item.method} />}
              {item.type === "page" && item.deprecated ? <s>{item.label}</s> : item.label}
              {item.type === "page" && item.mark && (
                <span className={`nav-mark ${item.mark}`}>{MARKS[item.mark]}</span>
              )}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}

/** A category: its label is a link and works without script, the button opens and closes it. */
function Category(props: {
  category: NavCategory;
  route: string;
  categories: OpenCategories;
}): ReactNode {
  const { category, route, categories } = props;
  const open = categories.isOpen(category);
  const current = category.hasPage && category.route === route;
  return (
    <li className={["sidebar-category", category.className].filter(Boolean).join(" ")}>
      <div className="sidebar-row">
        <SiteLink href={encodeRoute(category.route)} aria-current={current ? "page" : undefined}>
          {category.label}
        </SiteLink>
        <button
          type="button"
          className="icon-button needs-script"
          aria-expanded={open}
          aria-label={`${category.label}: pages`}
          onClick={() => categories.toggle(category)}
        >
          <ChevronIcon />
        </button>
      </div>
      {open && category.items && (
        <SidebarTree items={category.items} route={route} categories={categories} />
      )}
    </li>
  );
}
