import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatDiagnostics } from "../../diagnostics/format.ts";
import { loadDescription } from "./load-description.ts";

const FIXTURES = join(import.meta.dirname, "fixtures");

/** The first test loads Redocly's library, which takes its time on a busy machine. */
const SLOW = { timeout: 30_000 };

/** Each of these files has one mistake; what is said of it stands beside it. */
const FAULTS = [
  ["B34", "syntax"],
  ["B34", "duplicate-key"],
  ["B34", "broken-file"],
  ["B34", "empty-file"],
  ["B34", "not-an-object"],
  ["B34", "self-alias"],
  ["B34", "alias-bomb"],
  ["B39", "duplicate-operation-id"],
  ["", "unresolved-reference"],
  ["", "reference-cycle"],
  ["", "reference-through-itself"],
  ["", "malformed-server"],
  ["", "example-of-everything"],
  ["", "endless-callback"],
  ["", "absent-file"],
  ["", "network"],
  ["", "outside"],
  ["", "swagger"],
  ["", "no-version"],
  ["", "unknown-version"],
  ["", "empty-paths"],
  ["", "wrong-types"],
  ["", "misspelled-keyword"],
  ["", "parameter-without-schema"],
  ["", "path-parameters"],
  ["", "response-without-description"],
  ["", "unknown-scheme"],
  ["", "unknown-tag"],
] as const;

describe("what is wrong in a description", SLOW, () => {
  it.each(FAULTS)("%s %s is said with its position", async (_, name) => {
    const { diagnostics } = await loadDescription(FIXTURES, `faults/${name}.yaml`);
    expect(diagnostics.length).toBeGreaterThan(0);
    const said = formatDiagnostics(diagnostics, () => undefined);
    await expect(`${said}\n`).toMatchFileSnapshot(`fixtures/faults/${name}.txt`);
  });

  it("says that a file is absent, and waits for it", async () => {
    const { diagnostics, files } = await loadDescription(FIXTURES, "nowhere.yaml");
    expect(diagnostics).toMatchObject([{ code: "openapi-file", file: "nowhere.yaml" }]);
    expect(files).toEqual(["nowhere.yaml"]);
  });

  it.each([
    ["inside.yaml", 'The symbolic link "inside.yaml" leads out of the project.'],
    ["folder/../inside.yaml", 'The symbolic link "inside.yaml" leads out of the project.'],
    ["folder/outside.yaml", 'The symbolic link "folder" leads out of the project.'],
    ["../outside.yaml", "A reference leads out of the project."],
  ])("B12 does not publish what %s leads to outside the project", async (reference, message) => {
    const place = await mkdtemp(join(tmpdir(), "openapi-"));
    const root = join(place, "project");
    await mkdir(root);
    await writeFile(join(place, "outside.yaml"), "get: {}\n");
    await symlink(join(place, "outside.yaml"), join(root, "inside.yaml"));
    await symlink(place, join(root, "folder"));
    await writeFile(
      join(root, "api.yaml"),
      `openapi: 3.1.1\ninfo: { title: a, version: a }\npaths: { /a: { $ref: ${reference} } }\n`,
    );
    const { diagnostics } = await loadDescription(root, "api.yaml");
    await rm(place, { recursive: true });
    expect(diagnostics).toMatchObject([{ message }]);
  });

  it("describes what is right in a description that has mistakes", async () => {
    const { description } = await loadDescription(FIXTURES, "faults/path-parameters.yaml");
    expect(description?.families[0]?.operations[0]?.path).toBe("/teams/{teamId}");
  });
});

describe("a description in several files", SLOW, () => {
  it("is bundled into one document, and every file is named", async () => {
    const root = await mkdtemp(join(tmpdir(), "openapi-"));
    await writeFile(
      join(root, "api.yaml"),
      "openapi: 3.1.1\r\ninfo: { title: a, version: a }\r\npaths: { /a: { $ref: 'paths.yaml#/a' } }\r\n",
    );
    await writeFile(
      join(root, "paths.yaml"),
      "a:\n  get:\n    responses: { '200': { $ref: 'responses.json#/ok' } }\n",
    );
    await writeFile(join(root, "responses.json"), '{ "ok": { "description": "Fine." } }');
    const { description, bundled, files, diagnostics } = await loadDescription(root, "api.yaml");
    await rm(root, { recursive: true });
    expect(diagnostics).toEqual([]);
    expect(files).toEqual(["api.yaml", "paths.yaml", "responses.json"]);
    const [operation] = description?.families[0]?.operations ?? [];
    expect(operation?.responses).toMatchObject([{ status: "200", description: "Fine." }]);
    expect(operation?.position).toEqual({
      file: "paths.yaml",
      line: 2,
      column: 3,
      pointer: "#/a/get",
    });
    expect(bundled).toMatchObject({
      paths: { "/a": { get: { responses: { "200": { $ref: "#/components/responses/ok" } } } } },
      components: { responses: { ok: { description: "Fine." } } },
    });
  });

  it("names its files by addresses, and their schemas by pointer, whole or anchor", async () => {
    const root = await mkdtemp(join(tmpdir(), "openapi-"));
    await mkdir(join(root, "our schemas/deep"), { recursive: true });
    const files = {
      "api.yaml": `openapi: 3.1.1
info: { title: a, version: a }
paths: { /a: { $ref: 'our%20schemas/path.yaml' } }
components: { schemas: { Owner: { $ref: 'our%20schemas/Owner.yaml' } } }
`,
      "our schemas/path.yaml": `get:
  responses: { '200': { description: Fine., content: { a/b: { schema: { type: object, properties: {
    pointer: { $ref: '../api.yaml#/components/schemas/Owner/properties/city' },
    anchor: { $ref: 'Owner.yaml#code' },
    written: { $ref: 'deep/Pet.yaml' } } } } } } }
`,
      "our schemas/Owner.yaml": `type: object
properties: { city: { type: string, description: A city. }, code: { $ref: '#code' } }
$defs: { Code: { $anchor: code, type: string, description: Of the owner. } }
`,
      "our schemas/deep/Pet.yaml": `properties:
  code: { $ref: '#code' }
  schema: { items: { $ref: '#' } }
$defs: { Code: { $anchor: code, type: string, description: Of the pet. } }
`,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
    const { description, diagnostics } = await loadDescription(root, "api.yaml");
    await rm(root, { recursive: true });
    expect(diagnostics).toEqual([]);
    const [operation] = description?.families[0]?.operations ?? [];
    expect(operation?.responses[0]?.content[0]?.schema?.properties).toMatchObject([
      { name: "pointer", schema: { description: "A city." } },
      { name: "anchor", schema: { description: "Of the owner." } },
      {
        name: "written",
        schema: {
          properties: [
            { name: "code", schema: { description: "Of the pet." } },
            { name: "schema", schema: { items: { name: "Pet" } } },
          ],
        },
      },
    ]);
  });
});

describe("YAML that other readers read", SLOW, () => {
  const load = async (text: string) => {
    const root = await mkdtemp(join(tmpdir(), "openapi-"));
    await writeFile(join(root, "api.yaml"), text);
    const loaded = await loadDescription(root, "api.yaml");
    await rm(root, { recursive: true });
    return loaded;
  };

  it("lines of quoted texts and of brackets may be less indented than their place", async () => {
    const { description, diagnostics } = await load(`openapi: 3.1.1
info: { title: a, version: a }
paths:
  /a:
    get:
      summary: 'Begins here,
      goes on
      and ends.'
      description: "One
  two"
      responses:
        '204': {
        description: Done.
      }
`);
    expect(description?.families[0]?.operations[0]).toMatchObject({
      summary: "Begins here, goes on and ends.",
      description: "One two",
      responses: [{ status: "204", description: "Done." }],
    });
    expect(diagnostics).toMatchObject([
      { code: "openapi-syntax", severity: "warning", file: "api.yaml", line: 7, column: 7 },
    ]);
  });

  it("of a name that stands twice, the last one counts", async () => {
    const { description, diagnostics } = await load(`openapi: 3.1.1
info: { title: a, version: a, version: b }
paths: { /a: { get: { responses: { '204': { description: Done. } } } } }
`);
    expect(description?.version).toBe("b");
    expect(diagnostics).toMatchObject([{ code: "openapi-syntax", severity: "warning", line: 2 }]);
  });

  it("a version that stands twice is told with both places", async () => {
    const { diagnostics } = await load(
      `openapi: 3.1.1\ninfo: { title: a, version: a }\npaths: {}\nopenapi: 9.9.9\n`,
    );
    expect(diagnostics).toMatchObject([
      {
        code: "openapi-syntax",
        line: 4,
        message: expect.stringContaining('"openapi" stands twice'),
      },
      { code: "openapi-version", severity: "error" },
    ]);
    expect(diagnostics[0]?.message).toContain("first in line 1");
  });

  it("a quotation mark that is never closed is said where it hurts first", async () => {
    const { description, diagnostics } = await load(
      `openapi: 3.1.1\ninfo:\n  title: 'a\n  version: a\n${"x: y\n".repeat(2000)}`,
    );
    expect(description).toBeUndefined();
    expect(diagnostics).toMatchObject([{ severity: "error", line: 4 }]);
  });
});

it("tags that no operation has are chapters about the API", SLOW, async () => {
  const root = await mkdtemp(join(tmpdir(), "openapi-"));
  await writeFile(
    join(root, "api.yaml"),
    `openapi: 3.1.1
info: { title: a, version: a, description: Of all. }
tags: [{ name: paging, x-displayName: Pages of lists, description: Cursors. }, { name: used, description: Own. }]
paths: { /a: { get: { tags: [used], responses: { '204': { description: Done. } } } } }
`,
  );
  const { description } = await loadDescription(root, "api.yaml");
  await rm(root, { recursive: true });
  expect(description?.description).toBe("Of all.\n\n## Pages of lists\n\nCursors.");
});

it("marks the examples that are too long for the page of their operation", SLOW, async () => {
  const root = await mkdtemp(join(tmpdir(), "openapi-"));
  const answer = (length: number) => ({
    description: "Answers.",
    content: { "text/plain": { example: "a".repeat(length) } },
  });
  const gets = [
    { responses: { 200: answer(99_000), 404: answer(2000), 500: answer(10) } },
    { responses: { 200: answer(100_000) } },
  ];
  const paths = Object.fromEntries(gets.map((get, index) => [`/${index}`, { get }]));
  const info = { title: "a", version: "1" };
  const servers = [{ url: "https://a.test" }];
  await writeFile(
    join(root, "api.json"),
    JSON.stringify({ openapi: "3.1.1", info, servers, paths }, null, 1),
  );
  const { description, diagnostics } = await loadDescription(root, "api.json");
  await rm(root, { recursive: true });
  expect(diagnostics).toEqual([]);
  const operations = description?.families[0]?.operations.map(({ responses }) =>
    responses.map(({ content }) => content[0]?.examples[0]?.long ?? false),
  );
  expect(operations).toEqual([[false, true, false], [true]]);
});

it("says what to write instead of what generators write", SLOW, async () => {
  const root = await mkdtemp(join(tmpdir(), "openapi-"));
  const description = `
openapi: 3.1.1
info: { title: a, version: "1" }
servers: [{ url: https://a.test }]
paths: { /a: { get: { responses: { 204 NO_CONTENT: { description: Done. } } } } }
components: { schemas: { A: { type: string, nullable: true } } }
`;
  await writeFile(join(root, "api.yaml"), description);
  const { diagnostics } = await loadDescription(root, "api.yaml");
  await rm(root, { recursive: true });
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    expect.stringMatching(/^Did you mean "204"\?/),
    expect.stringMatching(/^Since OpenAPI 3\.1 a type says it/),
  ]);
});

it("describes what refers to itself deeper than the checks can follow", SLOW, async () => {
  const root = await mkdtemp(join(tmpdir(), "openapi-"));
  const nested = (index: number) => {
    let schema: object = { $ref: `#/components/schemas/S${(index + 1) % 300}` };
    for (let level = 0; level < 30; level += 1) schema = { $defs: { a: schema } };
    return { description: `Number ${index}.`, ...schema };
  };
  const schemas = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`S${index}`, nested(index)]),
  );
  const content = { "application/json": { schema: { $ref: "#/components/schemas/S0" } } };
  const get = { operationId: "read", responses: { 200: { description: "Done.", content } } };
  const info = { title: "a", version: "1" };
  const servers = [{ url: "https://a.test" }];
  const paths = { "/a": { get } };
  const components = { schemas };
  const whole = { openapi: "3.1.1", info, servers, paths, components };
  await writeFile(join(root, "api.json"), JSON.stringify(whole));
  const { description, diagnostics } = await loadDescription(root, "api.json");
  await rm(root, { recursive: true });
  expect(diagnostics).toMatchObject([{ code: "openapi-unchecked", severity: "warning" }]);
  const [operation] = description?.families[0]?.operations ?? [];
  expect(operation).toMatchObject({ id: "read", position: { pointer: "#/paths/~1a/get" } });
  expect(JSON.stringify(description)).toContain("Number 299.");
});
