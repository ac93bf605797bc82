import { expect, test } from "vitest";
import { createPreferredVersion } from "./preferred-version.ts";
import { createStorage } from "./storage.ts";
import { MemoryStorage, storageEvent } from "./testing/memory-storage.ts";

const KEY = "docs-preferred-version-default";

function setUp(area = new MemoryStorage()) {
  const tab = new EventTarget();
  const version = createPreferredVersion(
    createStorage(() => area, tab),
    ["current", "6.8"],
  );
  return { area, tab, version };
}

test("STATE-07 the chosen version is stored, and read on the next visit", () => {
  const { area, version } = setUp();
  expect(version.get()).toBeNull();
  version.choose("6.8");
  expect(version.get()).toBe("6.8");
  expect(area.getItem(KEY)).toBe("6.8");
  expect(setUp(area).version.get()).toBe("6.8");
});

test("STATE-07 a choice in another tab is followed", () => {
  const { area, tab, version } = setUp();
  area.setItem(KEY, "6.8");
  tab.dispatchEvent(storageEvent(KEY));
  expect(version.get()).toBe("6.8");
});

test("STATE-07 a stored version that no longer exists counts for nothing", () => {
  const area = new MemoryStorage();
  area.setItem(KEY, "1.0");
  expect(setUp(area).version.get()).toBeNull();
});
