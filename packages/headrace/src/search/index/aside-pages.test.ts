import { expect, test } from "vitest";
import type { SearchDocument } from "../../model/search.ts";
import { isAside } from "./aside-pages.ts";

const page = (url: string, title: string): SearchDocument => ({
  ...{ id: 0, url, title, hash: "", parent: null },
  ...{ breadcrumbs: [], description: "", keywords: [], content: "" },
});

test.each([
  ["/legacy/install", "Install"],
  ["/docs/release-notes/2-1", "2.1"],
  ["/changelog", "Changes"],
  ["/about/what-s-new", "Since spring"],
  ["/about", "What’s new"],
  ["/v4", "Migration from version 3"],
  ["/next", "Upgrading to version 4"],
  ["/contributing/tests", "Tests"],
])("%s, %s stands aside", (url, title) => {
  expect(isAside(page(url, title))).toBe(true);
});

test.each([
  ["/release", "Release an application"],
  ["/data/migration", "Migrate data"],
  ["/archival", "Keep files for ten years"],
  ["/changes", "Change a password"],
  ["/upgrades", "Upgrade a cluster"],
])("%s, %s does not", (url, title) => {
  expect(isAside(page(url, title))).toBe(false);
});
