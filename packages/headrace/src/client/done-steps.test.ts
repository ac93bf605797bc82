import { expect, test, vi } from "vitest";
import { createDoneSteps } from "./done-steps.ts";
import { createStorage } from "./storage.ts";
import { MemoryStorage } from "./testing/memory-storage.ts";

function memory(initial: Record<string, string> = {}) {
  const area = new MemoryStorage();
  for (const [key, value] of Object.entries(initial)) area.setItem(key, value);
  return createStorage(() => area, new EventTarget());
}

test("a step that was checked off stays so, and can be taken back", () => {
  const storage = memory();
  const steps = createDoneSteps(storage);
  const listener = vi.fn();
  steps.subscribe(listener);
  steps.toggle("/a");
  steps.toggle("/b");
  expect(createDoneSteps(storage).get()).toEqual(["/a", "/b"]);
  steps.toggle("/a");
  expect(createDoneSteps(storage).get()).toEqual(["/b"]);
  expect(listener).toHaveBeenCalledTimes(3);
});

test.each(["", "{", "null", '"/a"', "7", '[7, null, "/a"]'])(
  "what others stored is ignored unless it is a route: %s",
  (text) => {
    const steps = createDoneSteps(memory({ "steps.done": text }));
    expect(steps.get()).toEqual(text.startsWith("[") ? ["/a"] : []);
  },
);
