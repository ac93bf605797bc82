import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadDescription } from "./load-description.ts";

test.each([
  ["/荷物/{番号}", "番号", []],
  ["/things/{thing id}", "thing id", []],
  ["/things/{id}", "番号", ["openapi-path-parameters-defined"]],
])("in the path %s the parameter %j is told as %j", async (path, name, codes) => {
  const parameters = [{ name, in: "path", required: true, schema: { type: "string" } }];
  const responses = { "200": { description: "Done." } };
  const paths = { [path]: { get: { parameters, responses } } };
  const root = await mkdtemp(join(tmpdir(), "rules-"));
  const description = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths };
  await writeFile(join(root, "api.json"), JSON.stringify(description));
  const server = "https://docs.test/openapi/api.json";
  const { diagnostics } = await loadDescription(root, "api.json", { server });
  const told = diagnostics.filter(({ message }) => message.includes("not used in the path"));
  expect(told.map(({ code }) => code)).toEqual(codes);
});

test("lists of types are part of Swagger 2.0", async () => {
  const properties = {
    name: { type: ["string", "null"] },
    size: { type: ["wide", "null"] },
    age: { type: "years" },
  };
  const description = {
    swagger: "2.0",
    info: { title: "T", version: "1" },
    paths: {},
    definitions: { Thing: { type: "object", properties } },
  };
  const root = await mkdtemp(join(tmpdir(), "rules-"));
  await writeFile(join(root, "api.json"), JSON.stringify(description));
  const server = "https://docs.test/openapi/api.json";
  const { diagnostics } = await loadDescription(root, "api.json", { server });
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    "It stands at #/definitions/Thing/properties/size/type/0",
    "It stands at #/definitions/Thing/properties/age/type",
  ]);
});
