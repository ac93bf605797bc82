import { expect, it } from "vitest";
import {
  categoryFileSchema,
  docKey,
  generatedFolder,
  setOf,
  sidebarName,
  tagsFileSchema,
} from "./doc-set.ts";

it.each([
  [3, 3],
  ["3", 3],
  ["1.5", 1.5],
  ["-2", -2],
  [undefined, undefined],
])("a folder's position may be written as %j", (position, expected) => {
  expect(categoryFileSchema.parse({ position }).position).toBe(expected);
});

it.each(["first", "", " ", true, null])("%j is no position, and that is told", (position) => {
  expect(categoryFileSchema.safeParse({ position }).success).toBe(false);
});

it("a tag of which a list says nothing is known", () => {
  expect(tagsFileSchema.parse({ a: null, b: { label: "B" } })).toEqual({
    a: {},
    b: { label: "B" },
  });
});

it.each([
  ["content/a.md", "main"],
  ["content/deep/a.md", "deep"],
  ["content/deeper/a.md", "main"],
  ["other/a.md", undefined],
  ["contents/a.md", undefined],
  [`${generatedFolder({ id: "deep" })}/tags.mdx`, "deep"],
])("%s belongs to the set with the nearest folder: %s", (path, id) => {
  const sets = [
    { id: "main", folder: "content" },
    { id: "deep", folder: "content/deep" },
  ];
  expect(setOf(path, sets)?.id).toBe(id);
  expect(setOf(path, sets.toReversed())?.id).toBe(id);
});

it("a set of the whole root has all that no other has", () => {
  const sets = [
    { id: "", folder: "." },
    { id: "b", folder: "blog" },
  ];
  expect(setOf("readme.md", sets)?.id).toBe("");
  expect(setOf("blog/post.md", sets)?.id).toBe("b");
});

it("names of the main set are bare; those of others begin with it", () => {
  expect([docKey({ id: "" }, "a"), docKey({ id: "x" }, "a")]).toEqual(["a", "x:a"]);
  expect([sidebarName({ id: "" }, "s"), sidebarName({ id: "x" }, "s")]).toEqual(["s", "x-s"]);
  expect(generatedFolder({ id: "" })).not.toBe(generatedFolder({ id: "x" }));
  expect(generatedFolder({ id: "" })).toMatch(/\/main$/);
});
