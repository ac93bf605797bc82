import type { HttpMethod } from "../model/api.ts";
import { escapeText } from "../model/escape-html.ts";
import {
  firstRoute,
  type NavCategory,
  type NavItem,
  type NavLabel,
  type NavLink,
} from "../model/nav-tree.ts";
import { decodeAddress } from "../model/routes.ts";
import type { Doc } from "./doc.ts";
import { markOf, type NavMark } from "./nav-marks.ts";

/** What a sidebar says of an item; what a page says of itself counts more. */
export interface ItemFacts {
  label?: string | undefined;
  className?: string | undefined;
  customProps?: Record<string, unknown> | undefined;
}

/** A page as an item of a sidebar; nothing for none. */
export function pageItem(
  doc: Doc | undefined,
  { label, className, customProps }: ItemFacts = {},
): NavItem[] {
  if (!doc) return [];
  const { frontMatter, route } = doc;
  const shown = frontMatter.sidebar_label ?? label ?? doc.label;
  const facts = ownFacts({
    className: frontMatter.sidebar_class_name ?? className,
    customProps: frontMatter.sidebar_custom_props ?? customProps,
  });
  const mark = markOf(frontMatter);
  return [{ type: "page", ...markedLabel(shown, { mark }), route, ...facts }];
}

const MARKS: Record<NavMark, string> = { new: "New", changed: "Changed" };

/** A label with what stands beside it: the method of an operation, that it is on its way out, or that it is new. */
export function markedLabel(
  label: string,
  {
    method,
    deprecated,
    mark,
  }: { method?: HttpMethod; deprecated?: boolean; mark?: NavMark | undefined },
): NavLabel {
  if (!method && !mark) return { label };
  const badge = method
    ? `<span class="method" data-method="${method}">${method.toUpperCase()}</span>`
    : "";
  const text = deprecated ? `<s>${escapeText(label)}</s>` : escapeText(label);
  const note = mark ? `<span class="nav-mark ${mark}">${MARKS[mark]}</span>` : "";
  return { label, html: badge + text + note };
}

/** What a category says of itself, as far as it does. */
export function categoryFacts({
  className,
  customProps,
  description,
  icon,
  series,
}: Omit<ItemFacts, "label"> & {
  description?: string | undefined;
  icon?: string | undefined;
  series?: boolean | undefined;
}): Pick<NavCategory, "className" | "customProps" | "description" | "icon" | "series"> {
  return {
    ...ownFacts({ className, customProps }),
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { icon }),
    ...(series ? { series } : {}),
  };
}

/** An item's class, which is part of every page, and what it holds for the site's components; absent when it has none. */
export function ownFacts({
  className,
  customProps,
}: Omit<ItemFacts, "label">): Pick<NavLink, "className" | "customProps"> {
  return {
    ...(className === undefined ? {} : { className }),
    ...(customProps === undefined ? {} : { customProps }),
  };
}

/** An empty category with a page is that page; an empty one without is left out. */
export function finishCategory(
  category: Pick<
    NavCategory,
    "label" | "key" | "expanded" | "className" | "customProps" | "description" | "icon" | "series"
  >,
  own: Doc | undefined,
  items: NavItem[],
): NavItem[] {
  if (items.length === 0) return pageItem(own, category);
  const route = own?.route ?? firstRoute(items) ?? firstLink(items);
  if (route === undefined) return [];
  return [{ type: "category", ...category, route, hasPage: own !== undefined, items }];
}

/** Where a category of links alone leads: as a route is written, without escapes and what stands behind its path. */
function firstLink(items: readonly NavItem[]): string | undefined {
  const link = items.find((item) => item.type === "link");
  return link && decodeAddress(link.href.replace(/[?#].*$/, ""));
}
