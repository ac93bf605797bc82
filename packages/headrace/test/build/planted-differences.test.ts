import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { diffSites } from "../../src/diff/diff-sites.ts";
import { PLANTS } from "./differences.ts";
import { EditedSite } from "./edited-site.ts";

let site: EditedSite;
let before: string;

beforeAll(async () => {
  site = await EditedSite.copyOf("author-site");
  // Nothing leads to it, so that it may go; the feed has a page without the other one, too.
  await site.add("content/news/weir.md", "---\ntitle: Weir\ndate: 2026-10-01\n---\n\nText.\n");
  before = await site.build("before");
}, 120_000);

afterEach(() => site.restore());
afterAll(() => site.remove());

test.each(PLANTS)(
  "$what: it is told, and nothing else",
  async ({ change, routes, told }) => {
    await change(site);
    const after = await site.build("after");
    const diff = await diffSites({ before, after, questions: undefined });
    const { weights: _weights, totals: _totals, pages: _pages, ...named } = diff;
    expect(JSON.stringify(named, null, 1)).toMatch(told);
    const touched = [...diff.added, ...diff.removed, ...diff.moved, ...diff.changed];
    const found = [...new Set(touched.map(({ route }) => route))].sort();
    expect(found.filter((route) => routes.includes(route))).toEqual(routes.toSorted());
    // Lists of pages repeat what they list.
    const others = found.filter((route) => !routes.includes(route));
    expect(others.filter((route) => !/^\/(?:families|tags|api$)/.test(route))).toEqual([]);
  },
  60_000,
);
