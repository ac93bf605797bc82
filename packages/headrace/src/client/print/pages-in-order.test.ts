import { expect, it } from "vitest";
import type { NavItem } from "../../model/nav-tree.ts";
import { pagesInOrder } from "./pages-in-order.ts";

const page = (route: string): NavItem => ({ type: "page", label: route.slice(1), route });

const category = (route: string, hasPage: boolean, items: NavItem[]): NavItem => ({
  type: "category",
  label: `in ${route}`,
  key: route,
  route,
  hasPage,
  expanded: false,
  items,
});

it("takes each page once, in the order of reading, and nothing that leads elsewhere", () => {
  const items: NavItem[] = [
    page("/a"),
    category("/b", true, [page("/b"), page("/c"), category("/d", false, [page("/d")])]),
    { type: "link", label: "elsewhere", href: "https://other.example/" },
    { type: "html", html: "<hr>" },
    page("/a"),
  ];
  expect(pagesInOrder(items)).toEqual([
    { route: "/a", label: "a" },
    { route: "/b", label: "in /b" },
    { route: "/c", label: "c" },
    { route: "/d", label: "d" },
  ]);
});
