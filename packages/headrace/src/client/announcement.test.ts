import { expect, test, vi } from "vitest";
import { createAnnouncement } from "./announcement.ts";
import { createStorage } from "./storage.ts";
import { MemoryStorage, storageEvent } from "./testing/memory-storage.ts";

const ID = "docusaurus.announcement.id";
const DISMISSED = "docusaurus.announcement.dismiss";

function setUp(id: string | null, area = new MemoryStorage()) {
  const tab = new EventTarget();
  const root = { dataset: {} as DOMStringMap };
  const announcement = createAnnouncement({ id, storage: createStorage(() => area, tab), root });
  return { announcement, area, tab, root };
}

test("STATE-06 a first visit sees the bar, and its id is stored", () => {
  const { announcement, area, root } = setUp("release-6-9");
  expect(announcement.get()).toBe(true);
  expect(area.getItem(ID)).toBe("release-6-9");
  expect(area.getItem(DISMISSED)).toBe("false");
  expect(root.dataset).toEqual({});
});

test("STATE-06 the bar stays dismissed", () => {
  const { announcement, area, root } = setUp("release-6-9");
  const listener = vi.fn();
  announcement.subscribe(listener);
  announcement.dismiss();
  expect(announcement.get()).toBe(false);
  expect(root.dataset.announcementDismissed).toBe("");
  expect(listener).toHaveBeenCalledOnce();
  expect(setUp("release-6-9", area).announcement.get()).toBe(false);
});

test("STATE-06 the bar reappears when its id changes", () => {
  const { announcement, area } = setUp("release-6-9");
  announcement.dismiss();
  const later = setUp("release-7-0", area);
  expect(later.announcement.get()).toBe(true);
  expect(later.root.dataset.announcementDismissed).toBeUndefined();
  expect(area.getItem(DISMISSED)).toBe("false");
});

test("STATE-06 dismissal in another tab is followed", () => {
  const { announcement, area, tab } = setUp("release-6-9");
  area.setItem(DISMISSED, "true");
  tab.dispatchEvent(storageEvent(DISMISSED));
  expect(announcement.get()).toBe(false);
});

test("a site without announcement writes nothing", () => {
  const { announcement, area } = setUp(null);
  expect(announcement.get()).toBe(false);
  expect(area.length).toBe(0);
});
