import { describe, expect, it } from "vitest";
import { packJson, unpackJson, withFields } from "./packed-json.ts";

const pet = (name: string) => ({
  type: "object",
  properties: [
    { name, schema: { types: ["string"], description: "What it is called by those who feed it." } },
    {
      name: "owner",
      schema: { types: ["object"], description: "Who pays for what it eats there." },
    },
  ],
});

describe("a packed value", () => {
  it.each([
    [
      "what stands in several places",
      { a: pet("name"), b: [pet("name"), pet("other")], c: pet("name") },
    ],
    [
      "texts that look like references",
      { a: [pet("\u007F0"), pet("\u007F0")], b: "\u007F0", c: "\u007F" },
    ],
    ["what separates parts in between", { a: [pet("\u00010\u0001"), pet("\u00010\u0001")] }],
    ["names that objects have", JSON.parse('{"__proto__":{"a":1},"constructor":[]}')],
    ["what no JSON holds", { a: undefined, b: [undefined, null], c: pet("x") }],
    ["a text", "text"],
  ])("is what it was: %s", (_, value) => {
    expect(unpackJson(packJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it("can have more fields", () => {
    const value = { one: pet("name"), other: [pet("name")] };
    const more = { routes: { a: "/a" }, none: {} };
    expect(unpackJson(withFields(packJson(value), more))).toEqual({ ...value, ...more });
  });

  it("holds what is the same once", () => {
    const text = packJson({ one: pet("name"), other: { 200: pet("name"), 404: pet("name") } });
    expect(text.match(/What it is called/g)).toHaveLength(1);
    const { one, other } = unpackJson(text) as { one: unknown; other: Record<string, unknown> };
    expect(other[200]).toBe(one);
  });
});
