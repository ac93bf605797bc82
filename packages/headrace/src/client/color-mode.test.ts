import { expect, test, vi } from "vitest";
import { createColorMode } from "./color-mode.ts";
import { createStorage } from "./storage.ts";
import { MemoryStorage, storageEvent } from "./testing/memory-storage.ts";

class SystemPreference extends EventTarget {
  matches: boolean;

  constructor(dark: boolean) {
    super();
    this.matches = dark;
  }

  change(dark: boolean): void {
    this.matches = dark;
    this.dispatchEvent(new Event("change"));
  }
}

function setUp(options: { stored?: string; systemDark?: boolean } = {}) {
  const area = new MemoryStorage();
  if (options.stored !== undefined) area.setItem("theme", options.stored);
  const tab = new EventTarget();
  const system = new SystemPreference(options.systemDark ?? false);
  const root = { dataset: {} as DOMStringMap };
  const storage = createStorage(() => area, tab);
  const mode = createColorMode({ storage, systemDark: system, root });
  return { area, tab, system, mode, shown: () => root.dataset };
}

test("STATE-05 is light by default, and follows the system live with nothing stored", () => {
  const { mode, system, shown } = setUp();
  expect(mode.get()).toBe("system");
  expect(shown()).toEqual({ theme: "light", themeChoice: "system" });
  system.change(true);
  expect(shown()).toEqual({ theme: "dark", themeChoice: "system" });
});

test("STATE-05 a stored choice survives any change of the system's", () => {
  const { system, shown, area } = setUp({ stored: "light", systemDark: true });
  expect(shown().theme).toBe("light");
  system.change(false);
  system.change(true);
  expect(shown()).toEqual({ theme: "light", themeChoice: "light" });
  expect(area.getItem("theme")).toBe("light");
});

test("STATE-05 a choice is stored under 'theme'; the system's own colors remove the key", () => {
  const { mode, area, shown } = setUp({ systemDark: true });
  const listener = vi.fn();
  mode.subscribe(listener);
  mode.toggle();
  expect([area.getItem("theme"), shown().theme]).toEqual(["light", "light"]);
  mode.toggle();
  expect([area.getItem("theme"), mode.get(), shown().theme]).toEqual([null, "system", "dark"]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([undefined, "light", "dark", "undefined"])(
  "STATE-05 every press changes what is seen, whatever the system shows; stored: %s",
  (stored) => {
    for (const systemDark of [false, true]) {
      const { mode, system, shown } = setUp({ ...(stored && { stored }), systemDark });
      for (let press = 0; press < 6; press++) {
        const before = shown().theme;
        mode.toggle();
        expect(shown().theme).not.toBe(before);
        if (press === 3) system.change(!systemDark);
      }
    }
  },
);

test("STATE-05 follows other tabs, their removal of the key too", () => {
  const { mode, area, tab, shown } = setUp();
  area.setItem("theme", "dark");
  tab.dispatchEvent(storageEvent("theme"));
  expect([mode.get(), shown().theme]).toEqual(["dark", "dark"]);
  area.removeItem("theme");
  tab.dispatchEvent(storageEvent("theme"));
  expect([mode.get(), shown().theme]).toEqual(["system", "light"]);
});

test("a stored value that is no theme counts as none", () => {
  expect(setUp({ stored: "undefined", systemDark: true }).shown().theme).toBe("dark");
});
