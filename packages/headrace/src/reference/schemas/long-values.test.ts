import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadDescription } from "../../sources/openapi/load-description.ts";
import { referenceSources } from "../pages/reference-pages.ts";
import { compileInEnglish } from "../testing/compile-in-english.ts";
import { SAMPLE_SETTINGS } from "../testing/sample-operation.ts";

/** A graph of so many nodes. */
function graphOf(count: number) {
  const nodes = Array.from({ length: count }, (_, index) => [`node${index}`, { uses: index }]);
  return Object.fromEntries(nodes);
}

/** The pages of an operation that answers an object whose property has such an example. */
async function pagesWith(example: unknown) {
  const graph = { type: "object", additionalProperties: { type: "object" }, example };
  const schema = { type: "object", properties: { graph } };
  const responses = { "200": { description: "", content: { "application/json": { schema } } } };
  const description = {
    openapi: "3.0.3",
    info: { title: "Graphs", version: "1" },
    paths: { "/graphs": { get: { responses } } },
  };
  const root = await mkdtemp(join(tmpdir(), "long-values-"));
  await writeFile(join(root, "api.json"), JSON.stringify(description));
  const loaded = await loadDescription(root, "api.json");
  await rm(root, { recursive: true });
  if (!loaded.description) throw new Error("no description");
  const sources = referenceSources(loaded.description, SAMPLE_SETTINGS);
  const pages = await Promise.all(sources.map(compileInEnglish));
  return { html: pages.map(({ body }) => body).join(""), diagnostics: loaded.diagnostics };
}

test("a long example of a property stands in lines of its own", async () => {
  const { html, diagnostics } = await pagesWith(graphOf(100));
  const [, block = ""] = /id="response-200\.graph"([\s\S]*?)<\/pre>/.exec(html) ?? [];
  const lines = block.replaceAll(/<[^>]*>/g, "").split("\n");
  expect(lines).toContain('  "node0": {');
  expect(lines).toContain('  "node99": {');
  expect(diagnostics).toEqual([]);
});

test("a short one stays in its sentence", async () => {
  const { html } = await pagesWith(graphOf(2));
  const [, field = ""] = /id="response-200\.graph"([\s\S]*?)<\/li>/.exec(html) ?? [];
  expect(field).not.toContain("<pre");
  expect(field).toContain("node1");
});

test("one that no page can hold is told", async () => {
  const { html, diagnostics } = await pagesWith(graphOf(10_000));
  expect(html).not.toContain("node9999");
  expect(diagnostics).toMatchObject([
    { code: "openapi-not-shown", line: 1, message: "One example is too long to be shown." },
  ]);
});
