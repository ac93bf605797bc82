import { expect, test, vi } from "vitest";
import type { NavItem } from "../../model/nav-tree.ts";
import { createNavBranches } from "./nav-branches.ts";

const ITEMS: NavItem[] = [{ type: "page", label: "One", route: "/one" }];
const BRANCH = { sidebar: "docs", branch: "0123456789ab" };

function setUp(answer: () => Response) {
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => answer());
  return { fetch, branches: createNavBranches({ baseUrl: "/docs/", fetch }) };
}

test("a branch is fetched once for all pages that show it", async () => {
  const { fetch, branches } = setUp(() => Response.json({ sidebar: "docs", items: ITEMS }));
  const loaded = await Promise.all([branches.load(BRANCH, "low"), branches.load(BRANCH, "high")]);
  expect(loaded.map(({ items }) => items)).toEqual([ITEMS, ITEMS]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(["/docs/assets/nav/0123456789ab.json"]);
});

test("what the document shows whole need not be fetched", async () => {
  const { fetch, branches } = setUp(() => Response.json({ sidebar: "docs", items: [] }));
  branches.know(BRANCH, { sidebar: "docs", items: ITEMS });
  expect(await branches.load(BRANCH, "high")).toEqual({ sidebar: "docs", items: ITEMS });
  expect(fetch).not.toHaveBeenCalled();
  const partial = { ...BRANCH, branch: "ba9876543210", partial: true as const };
  branches.know(partial, { sidebar: "docs", items: ITEMS });
  await branches.load(partial, "low");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ["is gone", () => new Response("", { status: 404 })],
  ["is no tree", () => Response.json([])],
])("a branch that %s leaves the page readable, and is asked for again", async (_, answer) => {
  const { fetch, branches } = setUp(answer);
  expect(await branches.load(BRANCH, "high")).toEqual({ sidebar: "docs", items: [] });
  await branches.load(BRANCH, "high");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a branch that never comes is given up after a time", async () => {
  const late = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const hangs = vi.fn(async (_url: RequestInfo | URL, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    return new Promise<Response>(() => {});
  });
  const branches = createNavBranches({ baseUrl: "/", fetch: hangs });
  expect(await branches.load(BRANCH, "high")).toEqual({ sidebar: "docs", items: [] });
  late.mockRestore();
});
