import { STORAGE_KEYS } from "../../model/constants.ts";
import type { ReaderStorage } from "../storage.ts";
import { chooseTab, tabIndexForKey } from "./tab-selection.ts";

/** The tabs of articles. */
export interface Tabs {
  /** Applies remembered and addressed choices to the tabs of an article that has just been shown. */
  restore(article: Element): void;
  /** Selects the tab of a panel, for this page view only. */
  selectPanel(panel: Element): void;
}

/**
 * Selects tabs by click and by arrow keys, and keeps groups in step: on the page, in other tabs of
 * the browser, and on later visits.
 */
export function createTabs(storage: ReaderStorage): Tabs {
  const watched = new Set<string>();

  const pick = (tab: HTMLElement) => {
    const container = tab.closest<HTMLElement>("[data-tabs]");
    const { value } = tab.dataset;
    if (!container || value === undefined) return;
    const { group, query } = container.dataset;
    const before = tab.getBoundingClientRect().top;
    selectTab(container, value);
    if (group !== undefined) {
      storage.set(STORAGE_KEYS.tabGroup(group), value);
      selectInGroup(document, group, value);
    }
    // Panels above may have changed their height: the tab stays under the pointer.
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
    if (query !== undefined) replaceQuery(query, value);
  };

  const follow = (group: string) => {
    if (watched.has(group)) return;
    watched.add(group);
    const key = STORAGE_KEYS.tabGroup(group);
    storage.watch(key, () => {
      const value = storage.get(key);
      if (value !== null) selectInGroup(document, group, value);
    });
  };

  document.addEventListener("click", (event) => {
    const tab = tabAt(event.target);
    if (tab) pick(tab);
  });
  document.addEventListener("keydown", (event) => {
    const next = hasModifier(event) ? undefined : tabForKey(event);
    if (!next) return;
    event.preventDefault();
    pick(next);
    next.focus({ preventScroll: true });
  });

  return {
    restore(article) {
      for (const container of article.querySelectorAll<HTMLElement>("[data-tabs]")) {
        restoreTabs(container, storage);
        if (container.dataset.group !== undefined) follow(container.dataset.group);
      }
    },
    selectPanel(panel) {
      const container = panel.closest("[data-tabs]");
      const tab = panel.id && document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`);
      if (!container || !(tab instanceof HTMLElement)) return;
      if (tab.dataset.value !== undefined) selectTab(container, tab.dataset.value);
    },
  };
}

function restoreTabs(container: HTMLElement, storage: ReaderStorage): void {
  const { group, query } = container.dataset;
  const value = chooseTab({
    values: tabsOf(container).map((tab) => tab.dataset.value ?? ""),
    query: query === undefined ? null : new URLSearchParams(location.search).get(query),
    stored: group === undefined ? null : storage.get(STORAGE_KEYS.tabGroup(group)),
  });
  if (value !== undefined) selectTab(container, value);
}

function selectInGroup(root: ParentNode, group: string, value: string): void {
  const selector = `[data-tabs][data-group="${CSS.escape(group)}"]`;
  for (const container of root.querySelectorAll(selector)) selectTab(container, value);
}

/** Does nothing when the container has no tab of that value. */
function selectTab(container: Element, value: string): void {
  const tabs = tabsOf(container);
  const selected = tabs.find((tab) => tab.dataset.value === value);
  if (!selected) return;
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.setAttribute("aria-selected", String(isSelected));
    if (isSelected) tab.removeAttribute("tabindex");
    else tab.tabIndex = -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = !isSelected;
  }
}

/** The container's own tabs, not those of tabs inside its panels. */
function tabsOf(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")];
}

function tabAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>("[data-tabs] > [role=tablist] > [role=tab]");
}

function tabForKey(event: KeyboardEvent): HTMLElement | undefined {
  const tab = tabAt(event.target);
  const container = tab?.closest("[data-tabs]");
  if (!tab || !container) return undefined;
  const tabs = tabsOf(container);
  const index = tabIndexForKey(event.key, tabs.indexOf(tab), tabs.length);
  return index === undefined ? undefined : tabs[index];
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
}

function replaceQuery(name: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, "", url);
}
