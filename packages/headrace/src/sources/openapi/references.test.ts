import { describe, expect, it } from "vitest";
import { createReferences } from "./references.ts";

const team = { type: "object", $anchor: "team" };
const root = {
  components: {
    schemas: {
      Team: team,
      Alias: { $ref: "#/components/schemas/Team" },
      Worded: { $ref: "#/components/schemas/Team", description: "Ours." },
      "a/b~c d": { type: "string" },
      Self: { $ref: "#/components/schemas/Self" },
      Ping: { $ref: "#/components/schemas/Pong", description: "Ping." },
      Pong: { $ref: "#/components/schemas/Ping", description: "Pong." },
    },
    responses: { Ok: { description: "Fine.", content: {} } },
  },
  paths: { "/a": { $ref: "#/components/x-path" } },
};
const { follow, object } = createReferences(root);

describe("references", () => {
  it.each([
    ["#/components/schemas/Team", team, "Team"],
    ["#/components/schemas/Alias", team, "Team"],
    ["#/components/schemas/Worded", root.components.schemas.Worded, "Worded"],
    ["#/components/schemas/a~1b~0c%20d", { type: "string" }, "a/b~c d"],
    ["#/components/schemas/Alias/type", "object", undefined],
    ["#team", team, undefined],
    ["#/components/schemas/Self", undefined, undefined],
    ["#/components/schemas/constructor", undefined, "constructor"],
    ["#/components/%E0%A4%A/x", undefined, undefined],
    ["other.yaml#/a", undefined, undefined],
  ])("%s is what it names", (reference, node, name) => {
    expect(follow(reference)).toEqual({ node, name });
  });

  it("lets the description beside a reference take precedence", () => {
    const value = { $ref: "#/components/responses/Ok", description: "Here." };
    expect(object(value)).toEqual({ description: "Here.", content: {} });
  });

  it("ends in circles, and where there is no object", () => {
    expect(object({ $ref: "#/components/schemas/Ping" })).toEqual({});
    expect(object({ $ref: "#/nowhere" })).toEqual({});
    expect(object("text")).toEqual({});
  });
});
