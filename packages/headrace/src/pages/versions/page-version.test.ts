import { expect, test } from "vitest";
import { docSet } from "../doc-set.ts";
import { siteOf, type WrittenSite } from "../testing/site-of.ts";
import { pageVersion } from "./page-version.ts";

const told = (name: string) => ({
  ...{ name, label: name, banner: "none" as const, noIndex: false, latestRoute: "/" },
});
const SETS: WrittenSite["sets"] = [
  { folder: "content", version: told("2") },
  { folder: "old", id: "1", route: "/1", version: told("1"), sidebars: { docs: ["b", "a"] } },
];
const versionAt = (route: string, pages: WrittenSite["pages"], sets = SETS) =>
  siteOf({ pages, sets: sets ?? [], sidebars: { docs: ["a"] } }).dataOf(route).version;

test("a page says where it is in each other version that has it, by its id", () => {
  const pages = { "content/a.md": { slug: "/moved" }, "old/a.md": {}, "old/b.md": {} };
  expect(versionAt("/moved", pages)).toMatchObject({ elsewhere: { "1": "/1/a" } });
  expect(versionAt("/1/a", pages)).toMatchObject({ elsewhere: { "2": "/moved" } });
  expect(versionAt("/1/b", pages)).not.toHaveProperty("elsewhere");
});

test("the latest version of a page is that page, else where that version begins", () => {
  const pages = { "content/a.md": {}, "old/a.md": {}, "old/b.md": {} };
  expect(versionAt("/1/a", pages)).toMatchObject({ latestRoute: "/a" });
  expect(versionAt("/1/b", pages)).toMatchObject({ latestRoute: "/a" });
  expect(versionAt("/1/b", { ...pages, "content/index.md": {} })).toMatchObject({
    latestRoute: "/",
  });
});

test("other collections and languages have versions of their own", () => {
  const api = { ...told("1"), latestRoute: "/api" };
  const sets = [{ folder: "content", version: told("2") }, docSet({ folder: "api", version: api })];
  const { context, docAt } = siteOf({ pages: { "content/a.md": {} }, sets });
  const { siteMap } = context;
  expect(pageVersion(docAt("/a"), siteMap.sets[0], siteMap).version).not.toHaveProperty(
    "elsewhere",
  );
});
