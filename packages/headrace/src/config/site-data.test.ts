import { expect, test } from "vitest";
import type { NavTree } from "../model/nav-tree.ts";
import { siteConfigSchema } from "./schema.ts";
import { siteData } from "./site-data.ts";

const VERSIONS = ["2", "1", "1-rc"].map((name) => ({
  ...{ name, label: name, isLast: name === "2", mainDocId: "index" },
  path: name === "2" ? "/" : `/${name}`,
}));

/** What the shell shows of a site with sidebars, each of one page. */
const shown = (sidebars: Record<string, string>, navbar: object = {}) => {
  const trees = Object.entries(sidebars).map(([sidebar, route]): [string, NavTree] => [
    sidebar,
    { sidebar, items: [{ type: "page", label: route, route }] },
  ]);
  const routes = Object.values(sidebars).map((route) => [route, { route }] as const);
  const versions = VERSIONS;
  const config = siteConfigSchema.parse({ name: "T", url: "https://a.example", versions, navbar });
  const byId = new Map([
    ["a", { route: "/a" }],
    ["1:a", { route: "/1/moved" }],
  ]);
  return siteData(config, { trees: new Map(trees), byRoute: new Map(routes), byId }, { logo: "" });
};

test("a version without a page at its address begins with the first page of its sidebars", () => {
  const { versions } = shown({ "1-docs": "/1/x", "1-rc-docs": "/1-rc", docs: "/y/z" });
  expect(versions.map(({ name, start }) => [name, start])).toEqual([
    ["2", "/y/z"],
    ["1", "/1/x"],
    ["1-rc", undefined],
  ]);
});

test("a section leads to the same sidebar or page in each older version that has it", () => {
  const sections = [
    { label: "Docs", sidebar: "docs" },
    { label: "A", page: "a" },
    { label: "Away", href: "/a" },
  ];
  const { navbar } = shown({ docs: "/y", "1-docs": "/1/x" }, { sections });
  expect(navbar.sections.map(({ versions }) => versions)).toEqual([
    { "1": "/1/x" },
    { "1": "/1/moved" },
    undefined,
  ]);
});
