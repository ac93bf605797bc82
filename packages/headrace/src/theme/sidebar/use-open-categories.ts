import { useState } from "react";
import { findPath, type NavCategory, type NavItem } from "../../model/nav-tree.ts";

/** Which sidebar categories are open, and the way to change it. */
export interface OpenCategories {
  isOpen(category: NavCategory): boolean;
  toggle(category: NavCategory): void;
}

/** What decides about open categories; `choices` holds those that differ from `expanded`. */
export interface OpenState {
  sidebar: string;
  route: string;
  choices: ReadonlyMap<string, boolean>;
}

/** The place that a reader arrives at. */
interface Visit {
  sidebar: string;
  route: string;
  nav: readonly NavItem[];
}

/**
 * The state after arriving at a page: the categories that lead to it are open, all others stay as
 * they were. Another sidebar starts afresh.
 */
export function visitPage(state: OpenState | null, visit: Visit): OpenState {
  const kept = state?.sidebar === visit.sidebar ? state.choices : [];
  const choices = new Map(kept);
  for (const category of findPath(visit.nav, visit.route) ?? []) choices.set(category.key, true);
  return { sidebar: visit.sidebar, route: visit.route, choices };
}

/** Open categories of the current sidebar; they survive page changes within it. */
export function useOpenCategories(
  visit: Visit,
  expandCategory: (key: string) => Promise<void>,
): OpenCategories {
  const [stored, setState] = useState(() => visitPage(null, visit));
  let state = stored;
  if (state.sidebar !== visit.sidebar || state.route !== visit.route) {
    state = visitPage(state, visit);
    setState(state);
  }
  const choose = (key: string, open: boolean) =>
    setState((before) => ({ ...before, choices: new Map(before.choices).set(key, open) }));
  const isOpen = (category: NavCategory) => state.choices.get(category.key) ?? category.expanded;
  return {
    isOpen,
    toggle(category) {
      const open = !isOpen(category);
      choose(category.key, open);
      if (open && category.items === null) {
        expandCategory(category.key).catch(() => choose(category.key, false));
      }
    },
  };
}
