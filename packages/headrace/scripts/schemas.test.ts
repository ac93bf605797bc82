import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import siteConfig from "../test/fixtures/small-site/site/site.config.ts";
import { SCHEMA_FOLDER, schemaFiles } from "./schemas.ts";

const files = schemaFiles();

function problems(file: string, value: unknown): unknown {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return ajv.validate(JSON.parse(files[file] ?? ""), value) ? [] : ajv.errors;
}

describe("the JSON Schemas", () => {
  it.each(Object.keys(files))(
    "%s is what the engine validates with (npm run schemas writes it)",
    (file) => {
      expect(readFileSync(join(SCHEMA_FOLDER, file), "utf8")).toBe(files[file]);
    },
  );

  it("accept a configuration, and no unknown option", () => {
    expect(problems("site-config.schema.json", siteConfig)).toEqual([]);
    expect(problems("site-config.schema.json", { ...siteConfig, titel: "" })).toMatchObject([
      { keyword: "additionalProperties", params: { additionalProperty: "titel" } },
    ]);
  });

  it("accept front matter, and say what is wrong in it", () => {
    const page = "title: Questions\ndescription: What people ask.\ntags: [a, b]\n";
    expect(problems("front-matter.schema.json", parse(page))).toEqual([]);
    expect(problems("front-matter.schema.json", { toc_max_heading_level: 9 })).toMatchObject([
      { instancePath: "/toc_max_heading_level", keyword: "maximum" },
    ]);
  });
});
