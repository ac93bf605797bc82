import { expect, test } from "vitest";
import type { NavItem } from "../model/nav-tree.ts";
import { sampleChunk, samplePage } from "./testing/sample-chunk.ts";
import { chunkView, documentView, navItems, navigationView, treeView } from "./view.ts";

function category(items: NavItem[] | null): NavItem {
  return {
    type: "category",
    label: "Deploy",
    key: "Deploy",
    route: "/deploy/one",
    hasPage: false,
    expanded: false,
    items,
  };
}

const ONE: NavItem = { type: "page", label: "One", route: "/deploy/one" };

function pageIn(sidebar: string, items: NavItem[]) {
  return samplePage({ nav: { sidebar, items } });
}

test("the document's article is left alone; a chunk's body replaces it", () => {
  const view = documentView(samplePage());
  expect(view.body).toBeNull();
  expect(chunkView(view, sampleChunk("/a")).body).toBe("<h1>/a</h1>");
});

test("an empty body still differs from the article that React hydrated", () => {
  const chunk = { ...sampleChunk("/a"), body: "" };
  expect(chunkView(documentView(samplePage()), chunk).body).not.toBe("");
});

test("CHROME-05 branches that were loaded stay on the next page and on the way back", () => {
  const view = documentView(pageIn("manuals", [category(null)]));
  expect(navItems(view)).toEqual([category(null)]);
  const loaded = treeView(view, { sidebar: "manuals", items: [category([ONE])] });
  expect(navItems(loaded)).toEqual([category([ONE])]);
  const elsewhere = chunkView(loaded, { ...sampleChunk("/x"), page: pageIn("overview", [ONE]) });
  expect(navItems(elsewhere)).toEqual([ONE]);
  const back = chunkView(elsewhere, {
    ...sampleChunk("/y"),
    page: pageIn("manuals", [category(null)]),
  });
  expect(navItems(back)).toEqual([category([ONE])]);
});

test("a page without sidebar has no navigation", () => {
  expect(navItems(documentView(samplePage()))).toEqual([]);
});

test("ERR-01 a failure is left behind by the next page", () => {
  const view = documentView(samplePage());
  const failed = navigationView(view, { status: "failed", message: "Failed to fetch" });
  expect(failed.navigation).toEqual({ status: "failed", message: "Failed to fetch" });
  expect(chunkView(failed, sampleChunk("/a")).navigation).toEqual({ status: "idle" });
});

test("an unchanged navigation state draws nothing", () => {
  const view = documentView(samplePage());
  expect(navigationView(view, { status: "idle" })).toBe(view);
});
