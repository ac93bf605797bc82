import { SEARCH, STORAGE_KEYS } from "../../model/constants.ts";
import type { ReaderStorage } from "../storage.ts";

/** The reader's last searches, newest first; they stay in this browser. */
export interface RecentSearches {
  list(): string[];
  add(query: string): void;
  clear(): void;
}

/** Keeps searches in storage; what others wrote there is ignored unless it is a list of texts. */
export function createRecentSearches(storage: ReaderStorage): RecentSearches {
  const key = STORAGE_KEYS.recentSearches;
  const list = () => parseList(storage.get(key) ?? "").slice(0, SEARCH.recentSearches);
  return {
    list,
    add(query) {
      const text = query.trim();
      if (!text) return;
      const others = list().filter((known) => known.toLowerCase() !== text.toLowerCase());
      const kept = [text, ...others].slice(0, SEARCH.recentSearches);
      storage.set(key, JSON.stringify(kept));
    },
    clear: () => storage.remove(key),
  };
}

function parseList(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  } catch {
    return [];
  }
}
