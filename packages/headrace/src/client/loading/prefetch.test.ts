// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { createPrefetcher } from "./prefetch.ts";

interface Sighting {
  target: Element;
  isIntersecting: boolean;
}

const observed = new Set<Element>();
let sight: (sightings: Sighting[]) => void = () => {};

vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe = (target: Element) => observed.add(target);
    disconnect = () => observed.clear();

    constructor(callback: (sightings: Sighting[]) => void) {
      sight = callback;
    }
  },
);
vi.stubGlobal("requestIdleCallback", (task: () => void) => task());

const load = vi.fn(async (_route: string, _priority: RequestPriority) => 1);
let connection: { saveData?: boolean } = {};
vi.stubGlobal("navigator", {
  get connection() {
    return connection;
  },
});

beforeEach(() => {
  load.mockClear();
  connection = {};
});

/** A prefetcher over links whose routes nobody has asked for yet. */
function setUp(...routes: string[]) {
  document.body.innerHTML = `${routes.map((route) => `<a href="${route}"><b>x</b></a>`).join("")}<a href="/no">x</a>`;
  const prefetcher = createPrefetcher(load, (link) => {
    const route = link.getAttribute("href") ?? "";
    return routes.includes(route) ? route : undefined;
  });
  return { prefetcher, links: [...document.querySelectorAll("a")] };
}

test("STATE-03 links that come into view are loaded ahead with low priority", async () => {
  const { prefetcher, links } = setUp("/seen-1", "/seen-2");
  prefetcher.observeLinks();
  expect(observed.size).toBe(3);
  sight(links.map((target, index) => ({ target, isIntersecting: index !== 1 })));
  expect(load.mock.calls).toEqual([["/seen-1", "low"]]);
});

test("links that are never on the screen cost nothing, however many there are", () => {
  const routeOf = vi.fn(() => undefined);
  document.body.innerHTML = '<a href="/far">x</a>'.repeat(100);
  createPrefetcher(load, routeOf).observeLinks();
  sight([...observed].map((target) => ({ target, isIntersecting: false })));
  expect(routeOf).not.toHaveBeenCalled();
});

test.each(["pointerover", "focusin", "touchstart"])("STATE-03 %s loads at once", (type) => {
  const { links } = setUp(`/pointed-${type}`);
  links[0]?.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
  links[1]?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(load.mock.calls).toEqual([[`/pointed-${type}`, "high"]]);
});

test("STATE-03 nothing is loaded ahead for readers who save data", () => {
  connection = { saveData: true };
  const { prefetcher, links } = setUp("/spared");
  prefetcher.observeLinks();
  sight(links.map((target) => ({ target, isIntersecting: true })));
  links[0]?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});

test("after a navigation only the links of the new page are watched", () => {
  const { prefetcher } = setUp("/old-1", "/old-2");
  prefetcher.observeLinks();
  document.body.innerHTML = `<a id="new" href="/new">x</a>`;
  prefetcher.observeLinks();
  expect([...observed].map((link) => link.id)).toEqual(["new"]);
});

test("STATE-03 the next and the previous page load first, wherever their links are", async () => {
  const { prefetcher, links } = setUp("/seen", "/previous", "/next");
  for (const [rel, at] of [
    ["prev", 1],
    ["next", 2],
  ] as const)
    links[at]?.setAttribute("rel", rel);
  prefetcher.observeLinks();
  // Whoever is not watched can't leave the screen.
  expect(observed).not.toContain(links[1]);
  sight(links.slice(0, 1).map((target) => ({ target, isIntersecting: true })));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  expect(load.mock.calls.map(([route]) => route)).toEqual(["/next", "/previous", "/seen"]);
});

test("STATE-03 a page is loaded ahead while any link to it is on the screen, in any order of sightings", async () => {
  for (let seed = 0; seed < 200; seed++) {
    load.mockClear();
    const { prefetcher, links } = setUp("/first", "/second", "/twice", "/twice", "/twice");
    prefetcher.observeLinks();
    const twice = links.slice(2, 5);
    const last = new Map<Element, boolean>();
    // Two are under way, so that whether the third is loaded shows when they have come.
    const sightings = Array.from({ length: 1 + (seed % 9) }, (_, at) => {
      const target = twice[(seed * 7 + at * 5) % 3] ?? document.body;
      const isIntersecting = ((seed >> (at % 8)) & 1) === 1;
      last.set(target, isIntersecting);
      return { target, isIntersecting };
    });
    sight([...links.slice(0, 2).map((target) => ({ target, isIntersecting: true })), ...sightings]);
    await new Promise(setImmediate);
    const isWanted = [...last.values()].some(Boolean);
    expect(
      load.mock.calls.some(([route]) => route === "/twice"),
      `seed ${seed}`,
    ).toBe(isWanted);
  }
});
