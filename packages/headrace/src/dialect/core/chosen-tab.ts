/** Of `@docusaurus/theme-common/internal`: which tab readers have chosen, for what follows a group of tabs. */
import { useSyncExternalStore } from "react";
import { STORAGE_KEYS } from "../../model/constants.ts";
import { itemsOf, orderedItems, selectedValue, type TabsProperties } from "../theme/tabs.tsx";
import { watchAddress } from "./page-query.ts";
import { createStorageSlot } from "./storage-slot.ts";

/** The tab that tabs with these properties show, and all their tabs: the first as the page is rendered. */
export function useTabsContextValue(properties: TabsProperties) {
  const { groupId, queryString, values, lazy = false, block = false } = properties;
  const tabValues = orderedItems(itemsOf(properties.children), values);
  const query = queryString === true ? groupId : queryString || undefined;
  const key = groupId === undefined ? undefined : STORAGE_KEYS.tabGroup(groupId);
  const asked = useSyncExternalStore(watchTabs, () => inQuery(query), none);
  const kept = useSyncExternalStore(watchTabs, () => inStorage(key), none);
  const isTab = (value: string | null) => tabValues.some((tab) => tab.value === value);
  const chosen = [asked, kept].find(isTab);
  const selectValue = (value: string) => {
    if (key !== undefined) createStorageSlot(key).set(value);
  };
  const selected = chosen ?? selectedValue(tabValues, properties.defaultValue) ?? null;
  return { selectedValue: selected, selectValue, tabValues, lazy, block };
}

/** The script of tabs stores a choice at the click or key, before it comes to the window, and tells nobody. */
function watchTabs(changed: () => void): () => void {
  const events = ["click", "keydown", "storage"];
  for (const name of events) addEventListener(name, changed);
  const unwatchAddress = watchAddress(changed);
  return () => {
    for (const name of events) removeEventListener(name, changed);
    unwatchAddress();
  };
}

function inQuery(name: string | undefined): string | null {
  return name === undefined ? null : new URLSearchParams(location.search).get(name);
}

function inStorage(key: string | undefined): string | null {
  return key === undefined ? null : createStorageSlot(key).get();
}

function none(): null {
  return null;
}
