import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadDescription } from "./load-description.ts";

/** Schemas of which each refers to the next, so deep that checks end before they come to the last. */
function deepSchemas(count: number): Record<string, object> {
  const nested = (index: number) => {
    let schema: object = { $ref: `#/S${(index + 1) % count}` };
    for (let level = 0; level < 30; level += 1) schema = { $defs: { a: schema } };
    return { type: "object", description: `Number ${index}.`, ...schema };
  };
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`S${index}`, nested(index)]),
  );
}

test("a description in several files is described though it can't be checked", async () => {
  const root = await mkdtemp(join(tmpdir(), "openapi-"));
  const answer = (reference: string) => ({
    description: "Done.",
    content: { "application/json": { schema: { $ref: reference } } },
  });
  const files = {
    "api.json": {
      openapi: "3.1.1",
      info: { title: "a", version: "1" },
      servers: [{ url: "https://a.test" }],
      paths: { "/a": { $ref: "paths.json#/a" } },
    },
    "paths.json": {
      a: {
        get: {
          operationId: "read",
          responses: { 200: answer("deep.json#/S0"), 400: answer("Problem.json") },
        },
      },
    },
    "deep.json": deepSchemas(300),
    "Problem.json": { type: "object", properties: { owner: { $ref: "deep.json#/S299" } } },
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(root, name), JSON.stringify(content));
  const { description, diagnostics, files: read } = await loadDescription(root, "api.json");
  await rm(root, { recursive: true });
  expect(diagnostics).toMatchObject([{ code: "openapi-unchecked", severity: "warning" }]);
  expect(read).toEqual(Object.keys(files).sort());
  const [operation] = description?.families[0]?.operations ?? [];
  expect(operation).toMatchObject({ id: "read", path: "/a" });
  const [done, problem] = operation?.responses.map(({ content }) => content[0]?.schema) ?? [];
  expect(done?.description).toBe("Number 0.");
  expect(problem).toMatchObject({
    name: "Problem",
    properties: [{ name: "owner", schema: { description: "Number 299." } }],
  });
}, 60_000);
