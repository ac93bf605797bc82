// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { childKey, type NavItem, windowNavItems } from "../../model/nav-tree.ts";
import { SidebarTree } from "../../theme/sidebar/sidebar-tree.tsx";
import { SiteContext } from "../../theme/site-context.ts";
import { shellProps } from "../../theme/test-data.ts";
import { readNavItems } from "./read-nav.ts";

/** Numbers from 0 up to, not including, `below`: the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  const random = createRandom(seed);
  return (below) => random.integer(0, below - 1);
}

const LABELS = ["Saw", "a & b", "<T>", "“Ünïcode” 日本", "tab\tand  spaces", "100 %", "x"];
const ROUTES = ["/", "/a b", "/c#d", "/e?f", "/100%", "/日本", "/v1+json", "/guide/what-is"];

/** A tree in which all that is open in a document is there, as `pruneNavTree` leaves it. */
function randomItems(next: (below: number) => number, parent = "", depth = 0): NavItem[] {
  return Array.from({ length: 1 + next(5) }, (_, at): NavItem => {
    const label = `${LABELS[next(LABELS.length)]}${at}`;
    const route = `${ROUTES[next(ROUTES.length)]}/${depth}-${at}-${next(1000)}`.replace("//", "/");
    const facts = next(3) === 0 ? { className: "own other" } : {};
    const kind = next(8);
    if (kind === 0) return { type: "html", html: `<b>${at}</b> &amp; <i>x</i>`, ...facts };
    if (kind === 1) return { type: "link", label, href: `https://other.example/${at}/`, ...facts };
    if (kind === 2) return { type: "link", label, href: `/inside/${at}?q=1#h`, ...facts };
    const shown = { label: `GET${at}`, html: `<b class="method">GET</b>${at}` };
    if (kind === 3) return { type: "page", ...shown, route, ...facts };
    if (kind === 4) return { type: "link", ...shown, href: `/inside/${at}`, ...facts };
    if (kind > 4 || depth > 2) return { type: "page", label, route, ...facts };
    const key = next(4) === 0 ? `other/${at}` : childKey(parent, label);
    const items = next(3) === 0 ? null : randomItems(next, key, depth + 1);
    const [hasPage, expanded] = [next(2) === 0, items !== null];
    const name = key.endsWith(label) ? { label } : shown;
    return { type: "category", ...name, key, route, hasPage, expanded, items, ...facts };
  });
}

const categories = { isOpen: () => true, toggle: () => {} };

test("CHROME-05 the items of any sidebar are read back from its markup", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const items = randomItems(numbers(seed));
    const trailingSlash = seed % 2 === 0;
    const baseUrl = seed % 3 === 0 ? "/" : "/docs/";
    const site = { ...shellProps().site, baseUrl, trailingSlash };
    const host = document.createElement("nav");
    host.innerHTML = renderToString(
      <SiteContext value={site}>
        <SidebarTree items={items} route="/nowhere" categories={categories} />
      </SiteContext>,
    );
    expect(readNavItems(host.firstElementChild, baseUrl), `seed ${seed}`).toEqual(items);
  }
});

test("a page without sidebar has no items", () => {
  expect(readNavItems(null, "/")).toEqual([]);
});

/** A folder with this many pages, between two others. */
function folder(size: number): NavItem[] {
  const page = (name: string): NavItem => ({ type: "page", label: name, route: `/${name}` });
  const items = Array.from({ length: size }, (_, at) => page(`p${at}`));
  const expanded = false;
  return [
    page("first"),
    { type: "category", label: "Wide", key: "Wide", route: "/p0", hasPage: false, expanded, items },
  ];
}

test("P-3 from a window of a wide folder every page can be reached, and small lists stay whole", () => {
  const small = folder(30);
  expect(windowNavItems(small, "/p3")).toBe(small);
  const size = 956;
  const wide = folder(size);
  const visited = new Set<string>();
  const queue = ["/p500"];
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    if (visited.has(route)) continue;
    visited.add(route);
    const shown = windowNavItems(wide, route).at(-1);
    const items = shown?.type === "category" ? (shown.items ?? []) : [];
    expect(items.length).toBeLessThan(100);
    const routes = items.flatMap((item) => (item.type === "page" ? [item.route] : []));
    expect(routes).toContain(route);
    queue.push(...routes);
  }
  expect(visited.size).toBe(size);
});
