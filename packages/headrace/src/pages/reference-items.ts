import { byLetter } from "../model/markup/by-letter.ts";
import { breakable } from "../model/markup/line-breaks.ts";
import { childKey, type NavCategory, type NavItem, type NavPage } from "../model/nav-tree.ts";
import type { Doc } from "./doc.ts";
import { markedLabel } from "./nav-items.ts";

/** A family: its page, and what is listed below it. */
interface Family {
  own?: Doc;
  operations: NavItem[];
}

/**
 * The pages of an API for a sidebar, in the order of the description: its overview, one category
 * for each family, groups of families where the description has them, its schemas.
 *
 * @param api Name of the API in the configuration.
 * @param parent Key of the category that holds them, "" for none.
 */
export function referenceItems(api: string, parent: string, docs: readonly Doc[]): NavItem[] {
  const own = docs.filter(({ reference }) => reference?.api === api);
  const families = new Map<string, Family>();
  for (const doc of own) {
    const { kind, family = "", operation } = doc.reference ?? {};
    if (kind !== "family" && kind !== "operation") continue;
    const entry = families.get(family) ?? { operations: [] };
    families.set(family, entry);
    if (kind === "family") entry.own = doc;
    else if (operation) entry.operations.push(operationItem(doc, operation));
  }
  const ofKind = (kind: string) => own.filter(({ reference }) => reference?.kind === kind);
  return [
    ...[...ofKind("overview"), ...ofKind("changes")].map(pageItem),
    ...groups(families, parent),
    ...schemas(ofKind("schemas"), ofKind("schema"), parent),
    ...ofKind("components").map(pageItem),
  ];
}

/** Groups stand where their first family does. */
function groups(families: ReadonlyMap<string, Family>, parent: string): NavItem[] {
  const items: NavItem[] = [];
  const named = new Map<string, NavCategory>();
  for (const [slug, { own }] of families) {
    const { group, parent: outer } = own?.reference?.place ?? { group: null, parent: null };
    if (!own || (outer !== null && families.has(outer))) continue;
    if (group === null) {
      items.push(familyItem(slug, families, parent));
      continue;
    }
    const key = childKey(parent, group);
    let category = named.get(group);
    if (!category) {
      category = {
        type: "category",
        label: group,
        key,
        route: own.route,
        hasPage: false,
        expanded: false,
        items: [],
      };
      named.set(group, category);
      items.push(category);
    }
    category.items?.push(familyItem(slug, families, key));
  }
  return items;
}

/** A family, its parts first. */
function familyItem(
  slug: string,
  families: ReadonlyMap<string, Family>,
  parent: string,
): NavCategory {
  const { own, operations = [] } = families.get(slug) ?? {};
  const label = breakable(own?.label ?? slug);
  const key = childKey(parent, label);
  const parts = [...families]
    .filter(([, family]) => family.own?.reference?.place?.parent === slug)
    .map(([part]) => familyItem(part, families, key));
  const items = [...parts, ...operations];
  return {
    type: "category",
    label,
    key,
    route: own?.route ?? "",
    hasPage: true,
    expanded: false,
    items,
  };
}

function schemas(lists: readonly Doc[], pages: readonly Doc[], parent: string): NavItem[] {
  return lists.map(({ label, route }) => {
    const key = childKey(parent, label);
    const items = lettered(pages, key) ?? pages.map(pageItem);
    return { type: "category", label, key, route, hasPage: true, expanded: false, items };
  });
}

/** Thousands of entries in one branch would weigh on each page that shows it. */
function lettered(pages: readonly Doc[], parent: string): NavItem[] | undefined {
  return byLetter(pages, ({ label }) => label)?.map(([label, some]) => ({
    type: "category",
    label,
    key: childKey(parent, label),
    route: some[0]?.route ?? "",
    hasPage: false,
    expanded: false,
    items: some.map(pageItem),
  }));
}

function pageItem({ label, route }: Doc): NavPage {
  return { type: "page", label: breakable(label), route };
}

function operationItem(
  { label, route }: Doc,
  { method, deprecated }: NonNullable<NonNullable<Doc["reference"]>["operation"]>,
): NavItem {
  return {
    type: "page",
    ...markedLabel(breakable(label), { method, deprecated }),
    route,
  };
}
