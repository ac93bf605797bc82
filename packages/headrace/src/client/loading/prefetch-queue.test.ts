import { expect, test, vi } from "vitest";
import { createPrefetchQueue, isSparing } from "./prefetch-queue.ts";

function setUp({ isAllowed = (): boolean => true, budget = 1000 } = {}) {
  const finish = new Map<string, () => void>();
  const load = vi.fn(
    (route: string, _priority: RequestPriority) =>
      new Promise<number>((resolve) => finish.set(route, () => resolve(10))),
  );
  const queue = createPrefetchQueue({ load, isAllowed, concurrency: 2, budget });
  return { queue, load, finish: (route: string) => finish.get(route)?.() };
}

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: "4g", saveData: false }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("STATE-03 connection %o is sparing: %s", (connection, expected) => {
  expect(isSparing(connection)).toBe(expected);
});

test("STATE-03 loads few at once, with low priority, each once", async () => {
  const { queue, load, finish } = setUp();
  for (const route of ["/a", "/b", "/c", "/a"]) queue.add(route);
  expect(load.mock.calls).toEqual([
    ["/a", "low"],
    ["/b", "low"],
  ]);
  finish("/a");
  await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith("/c", "low"));
  queue.add("/a");
  expect(load).toHaveBeenCalledTimes(3);
});

test("a link that leaves the screen before its turn is not loaded", async () => {
  const { queue, load, finish } = setUp();
  for (const route of ["/a", "/b", "/c", "/d"]) queue.add(route);
  queue.remove("/c");
  finish("/a");
  await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith("/d", "low"));
  expect(load).not.toHaveBeenCalledWith("/c", "low");
});

test("STATE-03 pointing at a link loads at once, with high priority, once", () => {
  const { queue, load } = setUp();
  for (const route of ["/a", "/b", "/c"]) queue.add(route);
  queue.urge("/c");
  queue.urge("/c");
  expect(load.mock.calls.at(-1)).toEqual(["/c", "high"]);
  expect(load).toHaveBeenCalledTimes(3);
});

test("STATE-03 nothing is loaded ahead on a sparing connection", () => {
  let isAllowed = false;
  const { queue, load } = setUp({ isAllowed: () => isAllowed });
  queue.add("/a");
  queue.urge("/b");
  expect(load).not.toHaveBeenCalled();
  isAllowed = true;
  queue.add("/c");
  expect(load.mock.calls).toEqual([
    ["/a", "low"],
    ["/c", "low"],
  ]);
});

test("a failed load makes room for the next", async () => {
  const load = vi.fn(() => Promise.reject(new Error("down")));
  const queue = createPrefetchQueue({ load, isAllowed: () => true, concurrency: 1, budget: 1 });
  queue.add("/a");
  queue.add("/b");
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test("STATE-03 what waits when the budget is spent is loaded only when it is pointed at", async () => {
  const { queue, load, finish } = setUp({ budget: 15 });
  for (const route of ["/a", "/b", "/c", "/d"]) queue.add(route);
  finish("/a");
  await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith("/c", "low"));
  finish("/b");
  finish("/c");
  await new Promise(setImmediate);
  expect(load).toHaveBeenCalledTimes(3);
  queue.urge("/d");
  expect(load).toHaveBeenLastCalledWith("/d", "high");
});

test("another page begins with an empty queue and a new budget", async () => {
  const { queue, load, finish } = setUp({ budget: 10 });
  for (const route of ["/a", "/b", "/c"]) queue.add(route);
  finish("/a");
  finish("/b");
  await new Promise(setImmediate);
  queue.empty();
  queue.add("/a");
  expect(load.mock.calls.map(([route]) => route)).toEqual(["/a", "/b", "/a"]);
});
