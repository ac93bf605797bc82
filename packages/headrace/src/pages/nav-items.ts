import type { HttpMethod } from "../model/api.ts";
import { escapeText } from "../model/escape-html.ts";
import { firstRoute, type NavCategory, type NavItem, type NavLabel } from "../model/nav-tree.ts";
import { decodeAddress } from "../model/routes.ts";
import type { Doc } from "./doc.ts";
import { markOf, type NavMark } from "./nav-marks.ts";

/** What a sidebar says of an item. */
export interface ItemFacts {
  /** The page's own `sidebar_label` counts more. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A page as an item of a sidebar; nothing for none. */
export function pageItem(doc: Doc | undefined, { label, className }: ItemFacts = {}): NavItem[] {
  if (!doc) return [];
  const shown = doc.frontMatter.sidebar_label ?? label ?? doc.label;
  const { frontMatter, route } = doc;
  const mark = markOf(frontMatter);
  return [{ type: "page", ...markedLabel(shown, { mark }), route, ...classOf(className) }];
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
  description,
  icon,
  series,
}: {
  className?: string | undefined;
  description?: string | undefined;
  icon?: string | undefined;
  series?: boolean | undefined;
}): Pick<NavCategory, "className" | "description" | "icon" | "series"> {
  return {
    ...classOf(className),
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { icon }),
    ...(series ? { series } : {}),
  };
}

/** An item's class; absent when it has none, since it is part of every page. */
export function classOf(className: string | undefined): { className?: string } {
  return className === undefined ? {} : { className };
}

/** An empty category with a page is that page; an empty one without is left out. */
export function finishCategory(
  category: Pick<
    NavCategory,
    "label" | "key" | "expanded" | "className" | "description" | "icon" | "series"
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
