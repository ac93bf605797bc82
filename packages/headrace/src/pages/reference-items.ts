import { childKey, type NavCategory, type NavItem } from "../model/nav-tree.ts";
import type { Doc } from "./doc.ts";

/**
 * The operations of an API for a sidebar: one category for each family, in the order of the
 * description; its label leads to the family's page.
 *
 * @param api Name of the API in the configuration.
 * @param parent Key of the category that holds them, "" for none.
 */
export function referenceItems(api: string, parent: string, docs: readonly Doc[]): NavItem[] {
  const families = new Map<string, { own?: Doc; items: NavItem[] }>();
  for (const doc of docs) {
    if (doc.reference?.api !== api) continue;
    const { family, operation } = doc.reference;
    const entry = families.get(family) ?? { items: [] };
    families.set(family, entry);
    if (!operation) entry.own = doc;
    else entry.items.push(operationItem(doc, operation));
  }
  return [...families.values()].flatMap(({ own, items }) =>
    own ? [category(own, parent, items)] : [],
  );
}

function category(own: Doc, parent: string, items: NavItem[]): NavCategory {
  const { label, route } = own;
  const key = childKey(parent, label);
  return { type: "category", label, key, route, hasPage: true, expanded: false, items };
}

function operationItem(
  { label, route }: Doc,
  { method, deprecated }: NonNullable<NonNullable<Doc["reference"]>["operation"]>,
): NavItem {
  return { type: "page", label, route, method, ...(deprecated ? { deprecated } : {}) };
}
