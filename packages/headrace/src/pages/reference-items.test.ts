import { expect, it } from "vitest";
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
