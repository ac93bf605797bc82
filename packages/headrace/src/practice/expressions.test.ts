// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of the rules.
import { describe, expect, test } from "vitest";
import type { Json } from "../model/api.ts";
import { address, evaluateExpression, fillTemplate, holds } from "./expressions.ts";

const scope = {
  body: { name: "Zoë & Co", version: "1.4.2", branch: "feature/eta", tags: ["a", "b"] },
  config: { web: { replicas: 3 } },
  item: { id: "web" },
  now: "2024-12-31T23:59:50Z",
};

describe("templates", () => {
  test.each<[Json, Json | undefined]>([
    ["plain", "plain"],
    ["${body.tags}", ["a", "b"]],
    ["${body.tags.1}", "b"],
    ["v${body.version}", "v1.4.2"],
    ["${body.missing}", undefined],
    ["x${body.missing}", "x"],
    ["${config.(item.id).replicas}", 3],
    ["${body.constructor}", undefined],
    ["${body.missing|or:7}", 7],
    ["${body.missing|or:=body.name}", "Zoë & Co"],
    ["${body.version|minor}", "1.5.0"],
    ["${body.missing|minor}", "0.1.0"],
    ["${body.branch|slug}", "feature-eta"],
    ["${body.version|increment}", "1.4.3"],
    ["${now|plus:20}", "2025-01-01T00:00:10Z"],
    ["${body|named:branch}", ["feature/eta"]],
    [{ a: "${body.missing}", "b-${item.id}": 1 }, { "b-web": 1 }],
    [{ $each: "${body.tags}", $value: "${item}!" }, ["a!", "b!"]],
    [{ $if: { "body.version|minor": "1.5.0" }, $then: 1, $else: 2 }, 1],
  ])("%j becomes %j", (template, value) => {
    expect(evaluateExpression(template, scope)).toEqual(value);
  });

  test("encode what they put into an address, and only there", () => {
    expect(address("/b/${body.branch}", scope)).toBe("/b/feature%2Feta");
    expect(fillTemplate("/b/${body.branch}", scope)).toBe("/b/feature/eta");
  });

  test("are not looked for in values, so that a body can't smuggle one in", () => {
    expect(evaluateExpression("${body}", { body: { name: "${now}" }, now: "x" })).toEqual({
      name: "${now}",
    });
  });

  test("complain about a filter that does not exist", () => {
    expect(() => fillTemplate("${now|later}", scope)).toThrow('There is no filter "later"');
  });
});

describe("conditions", () => {
  test("hold when every field has one of its values; null is a missing one", () => {
    expect(holds({ "body.version": ["1.4.1", "1.4.2"], "body.missing": null }, scope)).toBe(true);
    expect(holds({ "body.version": "1.4.2", now: "${body.name}" }, scope)).toBe(false);
  });

  test("look in their subject and compare with the scope", () => {
    expect(holds({ id: "${item.id}" }, scope, { id: "web" })).toBe(true);
  });
});
