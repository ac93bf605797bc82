import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadDescription } from "./load-description.ts";

/** What is told of a description that is written in place. */
async function diagnosticsOf(text: string) {
  const root = await mkdtemp(join(tmpdir(), "repeated-"));
  await writeFile(join(root, "api.yaml"), text);
  return (await loadDescription(root, "api.yaml")).diagnostics;
}

it("a slip that the values of a list share, and an unknown keyword of many schemas, are told once", async () => {
  const diagnostics = await diagnosticsOf(`
openapi: 3.0.3
info: { title: a, version: "1" }
paths:
  /a:
    get:
      parameters:
        - { name: q, in: query, schema: { type: string, enum: [1, 2, true, 3] } }
        - { name: r, in: query, schema: { type: string, enum: [1], since: 2 } }
      responses: { "200": { description: ok, content: { a/b: { schema: { type: string, since: 3 } } } } }
`);
  const told = diagnostics.map(({ code, line, hint = "" }) => [
    code,
    line,
    /So .* list\./.exec(hint)?.[0],
  ]);
  expect(told.sort()).toEqual([
    ["openapi-no-enum-type-mismatch", 8, undefined],
    ["openapi-no-enum-type-mismatch", 8, "So are 2 more of the list."],
    ["openapi-no-enum-type-mismatch", 9, undefined],
    ["openapi-struct", 10, undefined],
    ["openapi-struct", 9, undefined],
  ]);
});

it("two paths that are the same but for a name are told once; those that may mean one address, too", async () => {
  const operation = "{ get: { responses: { '204': { description: Done. } } } }";
  const diagnostics = await diagnosticsOf(`
openapi: 3.1.1
info: { title: a, version: "1" }
paths:
  /a/{x}: ${operation}
  /a/{y}: ${operation}
  /{z}/b: ${operation}
`);
  const told = diagnostics.filter(({ code }) => /-paths$/.test(code));
  expect(told.map(({ code, line }) => [code, line])).toEqual([
    ["openapi-no-identical-paths", 6],
    ["openapi-no-ambiguous-paths", 7],
  ]);
});

it("a path that may mean the address of several others is told once", async () => {
  const operation = "{ get: { responses: { '204': { description: Done. } } } }";
  const diagnostics = await diagnosticsOf(`
openapi: 3.1.1
info: { title: a, version: "1" }
paths:
  /a/b/{x}: ${operation}
  /a/{y}/c: ${operation}
  /a/{y}/d: ${operation}
  /a/{y}/e: ${operation}
  /{z}/q/r: ${operation}
  /{z}/q/{s}: ${operation}
`);
  const told = diagnostics.filter(({ code }) => code === "openapi-no-ambiguous-paths");
  expect(told.map(({ line, hint = "" }) => [line, /So .* first\./.exec(hint)?.[0]])).toEqual([
    [6, "So are 2 more beside the first."],
  ]);
});

it("every name that stands again in its map is told, with where it stood first", async () => {
  const diagnostics = await diagnosticsOf(`openapi: 3.1.1
info: { title: a, version: a }
paths:
  /a: { get: { responses: { '204': { description: First. } } } }
  /b: { get: { responses: { '204': { description: Done. } } } }
  /a: { put: { responses: { '204': { description: Done. } } } }
  /b: { get: { responses: { '204': { description: Last. } } } }
`);
  const told = diagnostics.map(({ line, column, message }) => [line, column, message.slice(0, 43)]);
  expect(told).toEqual([
    [6, 3, '"/a" stands twice in a map, first in line 4'],
    [7, 3, '"/b" stands twice in a map, first in line 5'],
  ]);
});
