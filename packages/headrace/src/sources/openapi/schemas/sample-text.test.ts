import { describe, expect, it } from "vitest";
import type { Schema } from "../../../model/api.ts";
import { sampleText } from "./sample-text.ts";

const string: Schema = { types: ["string"] };

function sample(name: string, description = "", schema = string): string | undefined {
  return sampleText({ name, description, schema });
}

describe("a text for an example", () => {
  it.each([
    ["email", "user@example.com"],
    ["contactEmailAddress", "user@example.com"],
    ["ip_address", "192.0.2.1"],
    ["img_url", "https://example.com/image.png"],
    ["callbackURL", "https://example.com"],
    ["createdAt", "2024-09-17T10:30:00Z"],
    ["due-date", "2024-09-17"],
    ["name", "Example"],
    ["user_name", "ada"],
    ["company_name", "example-company"],
    ["id", "a1b2c3d4"],
    ["file_key", "a1b2c3d4"],
    ["userIDs", "user-1"],
    ["countryCode", "US"],
    ["model", "example-model"],
    ["stop_sequences", "example-stop-sequence"],
    ["address", "1 Example Street"],
    ["format", "example-format"],
    ["名前", "example-名前"],
    ["...", undefined],
  ])("of %s is %s", (name, text) => {
    expect(sample(name)).toBe(text);
  });

  it.each([
    ["The zone, e.g. `eu-1`.", "eu-1"],
    ['The zone. Example: "eu-2" or so.', "eu-2"],
    ["An example of the zone.", "example-zone"],
  ])("is taken from the description: %s", (description, text) => {
    expect(sample("zone", description)).toBe(text);
  });

  it.each<Schema>([
    { types: ["integer"] },
    { types: ["object"] },
    { types: ["string"], enum: ["a"] },
    { types: ["string"], const: "a" },
    { types: ["string"], default: "a" },
    { types: ["string"], examples: ["a"] },
    { types: ["string"], format: "date-time" },
  ])("is not made for %j", (schema) => {
    expect(sample("name", "e.g. `a`", schema)).toBeUndefined();
  });

  it.each(["", " ", "e.g. ` `", 'e.g. "a\nb"', "$", "__id__", "ids", "s", "ÄÖ", "toString"])(
    "is one line or nothing: %j",
    (words) => {
      for (const text of [sample(words), sample("", words)])
        if (text !== undefined) expect(text).toMatch(/^\S(.*\S)?$/);
    },
  );
});
