import { expect, it } from "vitest";
import type { SidebarItemConfig } from "../config/sidebar-schema.ts";
import { docCards } from "./doc-cards.ts";
import { type FrontMatter, mapOf } from "./testing/site-of.ts";

const PAGES: Record<string, FrontMatter> = {
  "index.md": {},
  "one.md": { description: "The first." },
  "two.md": { description: "The second." },
  "three.md": {},
};

function cardsOf(route: string, items: SidebarItemConfig[]) {
  const siteMap = mapOf(PAGES, { s: items });
  const doc = siteMap.byRoute.get(route);
  return doc && docCards(doc, siteMap);
}

const category = (label: string, items: SidebarItemConfig[], more: object = {}) => ({
  type: "category" as const,
  label,
  items,
  ...more,
});

it("are the other items of the list that a page stands in, with what pages say of themselves", () => {
  expect(cardsOf("/", ["index", "one", "three"])).toEqual([
    { label: "one", href: "/one", description: "The first.", icon: undefined },
    { label: "three", href: "/three", description: "", icon: undefined },
  ]);
});

it("are what a category holds on the category's own page", () => {
  const guides = category("Guides", ["one", "two"], { link: { type: "doc", id: "index" } });
  expect(cardsOf("/", [guides, "three"])?.map(({ label }) => label)).toEqual(["one", "two"]);
});

it("leave out markup, and keep links as they are written", () => {
  const link = { type: "link" as const, label: "Code", href: "https://git.example/x" };
  expect(cardsOf("/", ["index", { type: "html", value: "<hr>" }, link])).toEqual([
    { label: "Code", href: "https://git.example/x", description: "" },
  ]);
});

it.each([
  ["one page", category("C", ["one"]), "1 page"],
  ["two pages", category("C", ["one", "two"]), "2 pages"],
  ["words of its own", category("C", ["one"], { description: "Of C." }), "Of C."],
  [
    "a page of its own",
    category("C", ["one"], { link: { type: "doc", id: "two" } }),
    "The second.",
  ],
  ["a page without words", category("C", ["one"], { link: { type: "doc", id: "three" } }), ""],
])("describe a category with %s", (_, item, description) => {
  expect(cardsOf("/", ["index", item])).toMatchObject([{ label: "C", description }]);
});

it("are none for a page in no sidebar", () => {
  expect(cardsOf("/three", ["index"])).toEqual([]);
});
