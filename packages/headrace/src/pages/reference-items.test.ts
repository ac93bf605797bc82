import { expect, it } from "vitest";
import type { NavItem } from "../model/nav-tree.ts";
import type { DocSource } from "./doc.ts";
import { describeDoc } from "./doc.ts";
import { docSet } from "./doc-set.ts";
import { referenceItems } from "./reference-items.ts";

const SET = docSet({ folder: "content" });

function schemaPage(kind: "schemas" | "schema", label: string): DocSource {
  const route = `/api/schemas/${label.toLowerCase()}`;
  const place = { api: "v1", file: "api.yaml", family: "", operation: null };
  const reference = { ...place, id: `api:v1/${kind}/${label}`, route, kind, label };
  return { path: `api.yaml#${label}`, title: label, frontMatter: {}, reference };
}

type Reference = NonNullable<DocSource["reference"]>;

/** A page of the API "v1", called like its route. */
function page(kind: Reference["kind"], name: string, more: Partial<Reference> = {}): DocSource {
  const { route, ...reference } = schemaPage("schema", name).reference ?? {};
  return {
    ...schemaPage("schema", name),
    reference: { ...(reference as Reference), route: `/${name.toLowerCase()}`, kind, ...more },
  };
}

/** The items of an API as lines, those of a category below it. */
function linesOf(pages: readonly DocSource[], parent = "", api = "v1"): string[] {
  const docs = pages.map((source) => describeDoc(source, SET));
  const lines = (items: readonly NavItem[], indent: string): string[] =>
    items.flatMap((item) => {
      if (item.type === "page") return `${indent}${item.label} ${item.route}`;
      if (item.type !== "category") return item.type;
      const own = item.hasPage ? "" : " (no page)";
      const head = `${indent}${item.label} ${item.route} ${item.key}${own}`;
      return [head, ...lines(item.items ?? [], `${indent}  `)];
    });
  return lines(referenceItems(api, parent, docs), "");
}

/** The category of the schemas with these names. */
function category(names: readonly string[]) {
  const pages = [schemaPage("schemas", "All"), ...names.map((name) => schemaPage("schema", name))];
  const [item] = referenceItems(
    "v1",
    "",
    pages.map((page) => describeDoc(page, SET)),
  );
  return item?.type === "category" ? (item.items ?? []) : [];
}

it("lists schemas in the sidebar by first letters as soon as they are too many for one branch", () => {
  const few = Array.from({ length: 100 }, (_, index) => `Pet${index}`);
  expect(category(few).map(({ type }) => type)).not.toContain("category");
  const many = [...few, "_links", "apple"];
  const groups = category(many).flatMap((item) =>
    item.type === "category" ? [[item.label, item.hasPage, item.items?.length]] : [],
  );
  expect(groups).toEqual([
    ["L", false, 1],
    ["A", false, 1],
    ["P", false, 100],
  ]);
});

const family = (name: string, place: Partial<NonNullable<Reference["place"]>> = {}) =>
  page("family", name, { family: name, place: { group: null, parent: null, ...place } });

const operation = (name: string, family: string, deprecated = false) =>
  page("operation", name, {
    family,
    operation: { id: name, method: "get", path: "/", deprecated },
  });

it("lists the pages of one API in the order in which they are read, and those of no other", () => {
  const other = page("overview", "Other", { api: "v2" });
  const pages = [
    page("components", "Parts"),
    page("schemas", "Schemas"),
    page("schema", "Pet"),
    operation("List", "Pets"),
    family("Pets"),
    page("changes", "Changes"),
    page("overview", "Overview"),
    { path: "a.md", title: "A", frontMatter: {} },
    other,
  ];
  expect(linesOf(pages)).toEqual([
    "Overview /overview",
    "Changes /changes",
    "Pets /pets Pets",
    "  List /list",
    "Schemas /schemas Schemas",
    "  Pet /pet",
    "Parts /parts",
  ]);
  expect(linesOf(pages, "", "v2")).toEqual(["Other /other"]);
});

it("puts families in their groups, where the first of each stands, and parts into families", () => {
  const pages = [
    family("A", { group: "Shop" }),
    family("B"),
    family("C", { group: "Shop" }),
    family("D", { parent: "B" }),
    family("E", { parent: "nowhere" }),
    operation("Do", "D"),
    operation("Be", "B"),
  ];
  expect(linesOf(pages, "API")).toEqual([
    "Shop /a API/Shop (no page)",
    "  A /a API/Shop/A",
    "  C /c API/Shop/C",
    "B /b API/B",
    "  D /d API/B/D",
    "    Do /do",
    "  Be /be",
    "E /e API/E",
  ]);
});

it("shows of an operation its method, and whether it is on its way out", () => {
  const pages = [family("Pets"), operation("List", "Pets"), operation("Old", "Pets", true)];
  const docs = pages.map((source) => describeDoc(source, SET));
  const [pets] = referenceItems("v1", "", docs);
  expect(pets).toMatchObject({ type: "category", expanded: false, hasPage: true });
  expect(pets?.type === "category" && pets.items).toEqual([
    {
      type: "page",
      label: "List",
      html: '<span class="method" data-method="get">GET</span>List',
      route: "/list",
    },
    {
      type: "page",
      label: "Old",
      html: '<span class="method" data-method="get">GET</span><s>Old</s>',
      route: "/old",
    },
  ]);
});
