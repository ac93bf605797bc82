import { expect, test } from "vitest";
import type { NavItem } from "../../model/nav-tree.ts";
import { nearPages } from "./near-pages.ts";

const page = (label: string): NavItem => ({ type: "page", label, route: `/${label}` });
const items: NavItem[] = [
  page("start"),
  {
    ...{ type: "category", label: "Deploy", key: "Deploy", route: "/deploy", hasPage: true },
    ...{ expanded: false, items: [page("one"), page("two"), page("three")] },
  },
];
const near = (route: string, nav: { sidebar: string; items: NavItem[] } | null) =>
  nearPages({ route, nav }).map(({ label }) => label);

test("beside a page stand those that follow it, then those before it", () => {
  const nav = { sidebar: "guides", items };
  expect(near("/two", nav)).toEqual(["three", "one"]);
  expect(near("/start", nav)).toEqual(["Deploy"]);
  expect(near("/deploy", nav)).toEqual(["one", "two", "three"]);
});

test("a page in no sidebar, or left out of it, has none beside it", () => {
  expect(near("/two", null)).toEqual([]);
  expect(near("/elsewhere", { sidebar: "guides", items })).toEqual([]);
  const many = Array.from({ length: 20 }, (_, at) => page(`p${at}`));
  expect(near("/p3", { sidebar: "guides", items: many })).toHaveLength(6);
});
