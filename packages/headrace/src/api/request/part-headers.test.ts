import { expect, test } from "vitest";
import { partHeaders } from "./part-headers.ts";

const example = { name: "", summary: "", description: "", value: ["a", "b"] };
const header = { description: "", deprecated: false, required: false, schema: { types: [] } };

test("a part has the headers that are needed, and those of which a value is told", () => {
  const headers = [
    { ...header, name: "X-Told", examples: [example] },
    { ...header, name: "X-Untold", examples: [] },
    { ...header, name: "X-Preset", schema: { types: [], default: 2 }, examples: [] },
    { ...header, name: "X-Needed", required: true, schema: { types: [], enum: [1] }, examples: [] },
  ];
  expect(partHeaders({ contentType: "", explode: true, headers })).toEqual({
    headers: [
      { name: "X-Told", value: "a,b" },
      { name: "X-Preset", value: "2" },
      { name: "X-Needed", value: "1" },
    ],
  });
});

test("a part has no header that says its name or type otherwise, or that none can hold", () => {
  const headers = [
    { ...header, name: "content-type", examples: [example] },
    { ...header, name: "Content-Disposition", examples: [example] },
    { ...header, name: "X Name", examples: [example] },
    { ...header, name: "X-Broken", examples: [{ ...example, value: "a\nb" }] },
    { ...header, name: "X-Elsewhere", examples: [{ ...example, href: "https://a.test" }] },
  ];
  expect(partHeaders({ contentType: "", explode: true, headers })).toEqual({});
});
