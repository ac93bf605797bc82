import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { childKey, type NavCategory, type NavItem, type NavLabel } from "../../model/nav-tree.ts";
import { encodeRoute } from "../../model/routes.ts";
import { ChevronIcon } from "../icons.tsx";
import { SiteLink } from "../site-link.tsx";
import type { OpenCategories } from "./use-open-categories.ts";

interface TreeProps {
  /** Key of the category that the list is in. */
  parent?: string;
  items: readonly NavItem[];
  route: string;
  categories: OpenCategories;
}

/**
 * A list of pages and categories, and the lists of those that are open. The client reads the items back
 * from the markup (client/navigation/read-nav.ts): what markup does not need stands in attributes.
 */
export function SidebarTree({ items, parent = "", route, categories }: TreeProps): ReactNode {
  return (
    <ul>
      {items.map((item) => {
        if (item.type === "html") {
          return (
            <li
              key={item.html}
              className={item.className}
              data-item="html"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the build left in what is safe
              dangerouslySetInnerHTML={{ __html: item.html }}
            />
          );
        }
        if (item.type === "category") {
          const props = { category: item, parent, route, categories };
          return <Category key={item.key} {...props} />;
        }
        const isPage = item.type === "page";
        const href = isPage ? encodeRoute(item.route) : item.href;
        const current = isPage && item.route === route;
        return (
          <li key={href} className={item.className} data-item={isPage ? undefined : "link"}>
            <SiteLink
              href={href}
              aria-current={current ? "page" : undefined}
              {...contentOf(item)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function contentOf({
  label,
  html,
}: NavLabel): Pick<ComponentProps<"a">, "children" | "dangerouslySetInnerHTML"> {
  return html === undefined ? { children: label } : { dangerouslySetInnerHTML: { __html: html } };
}

/** Whether a press on a category's label has nowhere to lead: the page is here, or in the open list. */
function folds(
  { category, open, route }: { category: NavCategory; open: boolean; route: string },
  event: MouseEvent,
): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return category.route === route || (open && !category.hasPage);
}

/** A category: its label is a link and works without script, the button opens and closes it. */
function Category(props: {
  category: NavCategory;
  parent: string;
  route: string;
  categories: OpenCategories;
}): ReactNode {
  const { category, parent, route, categories } = props;
  const open = categories.isOpen(category);
  const current = category.hasPage && category.route === route;
  return (
    <li
      className={["sidebar-category", category.className].filter(Boolean).join(" ")}
      data-key={category.key === childKey(parent, category.label) ? undefined : category.key}
      data-page={category.hasPage ? "" : undefined}
      data-expanded={category.expanded ? "" : undefined}
    >
      <div className="sidebar-row">
        <SiteLink
          href={encodeRoute(category.route)}
          aria-current={current ? "page" : undefined}
          onClick={(event) => {
            if (!folds({ category, open, route }, event)) return;
            event.preventDefault();
            categories.toggle(category);
          }}
          {...contentOf(category)}
        />
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
        <SidebarTree
          items={category.items}
          parent={category.key}
          route={route}
          categories={categories}
        />
      )}
    </li>
  );
}
