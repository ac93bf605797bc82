import { expect, test } from "vitest";
import type { Schema } from "../model/api.ts";
import { compileSample } from "./testing/compile-sample.ts";
import { sampleParameter } from "./testing/sample-operation.ts";

test.each([
  [{ title: "A new team", description: "Of yours." }, ["Team object · A new team", "Of yours."]],
  [{ title: "A new team" }, ["Team object", "<p>A new team</p>"]],
  [{ title: "TEAM", description: "Of yours." }, ["Team object<", "Of yours."]],
])("the body has the title of its schema where that says more: %j", async (words, said) => {
  const schema: Schema = { name: "Team", types: ["object"], ...words };
  const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
  const { body } = await compileSample({ body: { description: "", required: true, content } });
  for (const text of said) expect(body).toContain(text);
});

test("alternatives have the titles of their schemas where those say more than their names", async () => {
  const options: Schema[] = [
    { name: "Box", title: "A box of wood", description: "Of oak.", types: ["object"] },
    { name: "Tube", title: "A tube of card", types: ["string"] },
  ];
  const named = options.map((option) => ({ label: option.name ?? "", schema: option }));
  const schema: Schema = { types: [], variants: { kind: "oneOf", options: named } };
  const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
  const { body } = await compileSample({ body: { description: "", required: true, content } });
  expect(body).toContain("object · A box of wood");
  expect(body).toContain("<p>A tube of card</p>");
});

test("an alternative that is called by its title has it once", async () => {
  const option: Schema = { title: "Oaken", types: ["string"], pattern: "^o" };
  const options = [{ label: "Oaken", schema: option }];
  const schema: Schema = { types: [], variants: { kind: "oneOf", options } };
  const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
  const { body } = await compileSample({ body: { description: "", required: true, content } });
  expect(body).toContain("<div>Oaken <");
  expect(body).not.toContain("<p>Oaken</p>");
});

test.each([
  [
    { name: "Ref", title: "Ref represents a reference.", properties: [] },
    "<p>Ref represents a reference.</p>",
  ],
  [{ title: "Primary address" }, "array of strings · Primary address"],
  [
    { name: "Label", title: "Label of a runner", description: "Of yours.", properties: [] },
    "array of Label objects · Label of a runner",
  ],
])("items have the titles of their schemas where those say more: %j", async (said, shown) => {
  const items: Schema = { types: ["properties" in said ? "object" : "string"], ...said };
  const list: Schema = { types: ["array"], items };
  const properties = [{ name: "all", required: false, schema: list }];
  const schema: Schema = { types: ["object"], properties };
  const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
  const { body } = await compileSample({ body: { description: "", required: true, content } });
  expect(body).toContain(shown);
});

test("lists tell their own titles and those of their items, at every place and level", async () => {
  const described = (title: string): Schema => ({ types: ["string"], title, description: "Said." });
  const inner: Schema = { ...described("Week"), types: ["array"], items: described("Day") };
  const list: Schema = { ...described("Year"), types: ["array"], items: inner };
  const first: Schema = { types: ["array"], prefixItems: [described("Head")] };
  const properties = [list, first].map((schema, at) => ({
    name: `p${at}`,
    required: false,
    schema,
  }));
  const schema: Schema = { types: ["object"], properties };
  const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
  const { body } = await compileSample({ body: { description: "", required: true, content } });
  expect(body).toContain("array of array of strings · Year · Week · Day");
  expect(body).toContain("string · Head");
});

test("each property of a map is called so once", async () => {
  const map: Schema = { types: ["object"], additionalProperties: { types: ["string"] } };
  const properties = [{ name: "labels", required: false, schema: map }];
  const schema: Schema = { types: ["object"], properties };
  const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
  const { body } = await compileSample({ body: { description: "", required: true, content } });
  expect(body).toContain("<summary>Each property</summary>");
  expect(body).not.toContain("Each property <a");
});

test("a title that frameworks made of the name of a property is not said once more", async () => {
  const property = (name: string, title: string) => {
    return { name, required: false, schema: { types: ["string" as const], title } };
  };
  const properties = [
    property("filter_types", "Filter Types"),
    property("kind", "Sort of a thing"),
  ];
  const schema: Schema = { types: ["object"], properties };
  const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
  const { body } = await compileSample({ body: { description: "", required: true, content } });
  expect(body).not.toContain("Filter Types");
  expect(body).toContain("Sort of a thing");
});

test.each([
  ["", "", "A good day"],
  ["Told.", "", "A good day"],
  ["", "Told.", "A good day"],
])(
  "a parameter has the title of its schema, whatever describes it: %j, %j",
  async (description, own, title) => {
    const schema: Schema = { types: ["string"], title, ...(own && { description: own }) };
    const { body } = await compileSample({
      parameters: [sampleParameter({ name: "on", description, schema })],
    });
    expect(body.split(title)).toHaveLength(2);
  },
);

test("a list without a name among alternatives tells the title of its items", async () => {
  const items: Schema = { types: ["string"], title: "Of a day" };
  const option = { label: "Option 1", schema: { types: ["array" as const], items } };
  const other = { label: "string", schema: { types: ["string" as const] } };
  const schema: Schema = { types: [], variants: { kind: "oneOf", options: [option, other] } };
  const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
  const { body } = await compileSample({ body: { description: "", required: true, content } });
  expect(body).toContain("array of strings · Of a day");
});
