import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadDescription } from "./load-description.ts";

/** Reads a description with these schemas, one of which its only operation answers with. */
async function loadWith(schemas: string) {
  const root = await mkdtemp(join(tmpdir(), "damaged-"));
  await writeFile(join(root, "api.yaml"), WHOLE + schemas);
  const { description, diagnostics } = await loadDescription(root, "api.yaml");
  const operations = description?.families.flatMap((family) => family.operations) ?? [];
  return { schema: operations[0]?.responses[0]?.content[0]?.schema, diagnostics };
}

const WHOLE = `openapi: 3.0.3
info: { title: A, version: "1" }
servers: [{ url: https://a.test }]
paths:
  /a:
    get:
      operationId: read
      responses:
        "200":
          description: Done.
          content: { application/json: { schema: { $ref: "#/components/schemas/A" } } }
components:
  schemas:
`;

describe("a damaged description is read all the same", { timeout: 30_000 }, () => {
  it("with an alias that stands for what contains it as a reference", async () => {
    const { schema, diagnostics } = await loadWith(
      "    A: &a\n      type: object\n      properties:\n        next: *a\n        last: { type: string }\n",
    );
    expect(diagnostics).toMatchObject([
      { code: "openapi-syntax", severity: "error", file: "api.yaml", line: 17 },
    ]);
    const properties = schema?.properties?.map(({ name, schema: { types } }) => [name, types]);
    expect(properties).toEqual([
      ["next", ["object"]],
      ["last", ["string"]],
    ]);
  });

  it.each([
    "null",
    "{ propertyName: kind, mapping: null }",
    "{ propertyName: kind, mapping: { a: 5, b: null, c: '#/components/schemas/A' } }",
  ])("with the discriminator %s", async (discriminator) => {
    const { schema, diagnostics } = await loadWith(
      `    A: { type: object, discriminator: ${discriminator}, properties: { kind: { type: string } } }\n`,
    );
    expect(schema?.properties).toHaveLength(1);
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const one of diagnostics) expect(one).toMatchObject({ code: "openapi-struct", line: 14 });
  });

  it.each([
    ["before", "\t\tA:\n\t\t\ttype: object\n\t\t\tdescription: 'Some\n\twords'\n", [14, 17]],
    ["behind", "    A:\n      description: 'Some\n\t\twords'\n\t\t\ttype: object\n", [16, 17]],
  ])("with tabs %s lines that are less indented than YAML allows", async (_, text, lines) => {
    const { schema, diagnostics } = await loadWith(text);
    expect(schema).toMatchObject({ description: "Some words", types: ["object"] });
    expect(diagnostics.map(({ line }) => line).sort()).toEqual(lines);
  });
});
