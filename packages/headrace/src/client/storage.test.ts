import { expect, test, vi } from "vitest";
import { createStorage } from "./storage.ts";
import { MemoryStorage, storageEvent } from "./testing/memory-storage.ts";

function setUp() {
  const area = new MemoryStorage();
  const events = new EventTarget();
  return { area, events, storage: createStorage(() => area, events) };
}

test("keeps values in the browser's storage", () => {
  const { area, storage } = setUp();
  storage.set("theme", "dark");
  expect(area.getItem("theme")).toBe("dark");
  expect(storage.get("theme")).toBe("dark");
  storage.remove("theme");
  expect(storage.get("theme")).toBeNull();
  expect(area.length).toBe(0);
});

test("STATE-05 with blocked storage a choice lasts for the visit", () => {
  const { area, storage } = setUp();
  area.isBlocked = true;
  expect(storage.get("theme")).toBeNull();
  storage.set("theme", "dark");
  expect(storage.get("theme")).toBe("dark");
  storage.remove("theme");
  expect(storage.get("theme")).toBeNull();
});

test("works where reading window.localStorage itself throws", () => {
  const storage = createStorage(() => {
    throw new DOMException("denied", "SecurityError");
  }, new EventTarget());
  storage.set("theme", "light");
  expect(storage.get("theme")).toBe("light");
});

test("a removal that the browser refuses hides the old value", () => {
  const { area, storage } = setUp();
  storage.set("theme", "dark");
  area.isBlocked = true;
  storage.remove("theme");
  area.isBlocked = false;
  expect(storage.get("theme")).toBeNull();
});

test("STATE-05 tells about changes in other tabs, of its key and of all keys", () => {
  const { events, storage } = setUp();
  const listener = vi.fn();
  const stop = storage.watch("theme", listener);
  events.dispatchEvent(storageEvent("theme"));
  events.dispatchEvent(storageEvent("other"));
  events.dispatchEvent(storageEvent(null));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  events.dispatchEvent(storageEvent("theme"));
  expect(listener).toHaveBeenCalledTimes(2);
});

test("tells about changes missed in the back/forward cache", () => {
  const { events, storage } = setUp();
  const listener = vi.fn();
  storage.watch("theme", listener);
  events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(listener).toHaveBeenCalledOnce();
});
