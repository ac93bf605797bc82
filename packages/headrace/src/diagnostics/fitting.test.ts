import { expect, it } from "vitest";
import { z } from "zod";
import { readFitting } from "./fitting.ts";

const page = z.strictObject({ id: z.string(), isNew: z.boolean().optional() });
const schema = z.looseObject({
  name: z.string().optional(),
  pages: z.array(z.union([z.string(), page])).optional(),
  authors: z.record(z.string(), z.object({ name: z.string(), age: z.number().optional() })),
});

it("leaves out what does not fit, and what then is incomplete, and nothing around it", () => {
  const { value, issues } = readFitting(schema, {
    name: 5,
    other: true,
    pages: [
      "a",
      { id: "b", isNew: "true", odd: 1 },
      7,
      { isNew: true },
      null,
      { id: "c", odd: 1 },
      "d",
    ],
    authors: {
      ann: { name: "Ann", age: "old" },
      bob: { age: 4 },
      cid: "Cid",
      dee: { name: "Dee" },
    },
  });
  expect(value).toEqual({
    other: true,
    pages: ["a", { id: "b" }, { id: "c" }, "d"],
    authors: { ann: { name: "Ann" }, dee: { name: "Dee" } },
  });
  expect(issues.map(({ path }) => path.join("."))).toEqual([
    "name",
    "pages.1.isNew",
    "pages.1",
    "pages.2",
    "pages.3.id",
    "pages.4",
    "pages.5",
    "authors.ann.age",
    "authors.bob.name",
    "authors.cid",
  ]);
});

it("has nothing of a value of another kind", () => {
  expect(readFitting(schema, "text").value).toBeUndefined();
  expect(readFitting(schema, { name: "Only" }).value).toBeUndefined();
});
