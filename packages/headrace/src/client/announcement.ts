import { STORAGE_KEYS } from "../model/constants.ts";
import type { ReaderStorage } from "./storage.ts";
import { createValueStore, type ValueStore } from "./value-store.ts";

/** Whether the announcement bar is to be seen. */
export interface AnnouncementState extends ValueStore<boolean> {
  /** Hides the bar, in all tabs and on later visits, until the site announces something else. */
  dismiss(): void;
}

/** What the announcement's state works on. */
export interface AnnouncementOptions {
  /** `id` of the site's announcement; `null` when it has none. */
  id: string | null;
  storage: ReaderStorage;
  /** The `html` element: its `data-announcement-dismissed` hides the bar by CSS. */
  root: { dataset: DOMStringMap };
}

/** Remembers whether the reader closed the announcement; a new id shows the bar again. */
export function createAnnouncement({ id, storage, root }: AnnouncementOptions): AnnouncementState {
  if (id !== null && storage.get(STORAGE_KEYS.announcementId) !== id) {
    storage.set(STORAGE_KEYS.announcementId, id);
    storage.set(STORAGE_KEYS.announcementDismissed, "false");
  }

  const isVisible = () => id !== null && storage.get(STORAGE_KEYS.announcementDismissed) !== "true";
  const store = createValueStore(isVisible());
  const update = () => {
    store.set(isVisible());
    if (store.get()) delete root.dataset.announcementDismissed;
    else root.dataset.announcementDismissed = "";
  };
  storage.watch(STORAGE_KEYS.announcementDismissed, update);
  update();

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss() {
      storage.set(STORAGE_KEYS.announcementDismissed, "true");
      update();
    },
  };
}
