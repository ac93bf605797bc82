/**
 * `@theme/hooks/useUserPreferencesContext` and `useTabGroupChoice`: what readers chose in tabs, as it was asked
 * for before Docusaurus 2.0.
 */

import { useEffect, useState } from "react";
import { STORAGE_KEYS } from "../../model/constants.ts";

const PREFIX = STORAGE_KEYS.tabGroup("");

/** The choices by group: none until the page is live. The announcement is the frame's. */
export default function useUserPreferencesContext() {
  const [tabGroupChoices, setChoices] = useState<Record<string, string>>({});
  useEffect(() => setChoices(storedChoices()), []);
  const setTabGroupChoices = (group: string, choice: string) => {
    localStorage.setItem(STORAGE_KEYS.tabGroup(group), choice);
    setChoices(storedChoices());
  };
  return {
    tabGroupChoices,
    setTabGroupChoices,
    isAnnouncementBarClosed: true,
    closeAnnouncementBar,
  };
}

function storedChoices(): Record<string, string> {
  const stored = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
  return Object.fromEntries(stored.map(([key, choice]) => [key.slice(PREFIX.length), choice]));
}

function closeAnnouncementBar(): void {}
