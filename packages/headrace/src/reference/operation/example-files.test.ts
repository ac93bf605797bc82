import { expect, test } from "vitest";
import { resolveTextPlaceholders } from "../../model/placeholders.ts";
import type { ReferenceSource } from "../reference-source.ts";
import { compileSample } from "../testing/compile-sample.ts";
import { withExampleFiles } from "./example-files.ts";

const NAMED = { name: "all", summary: "", description: "Of every emoji." };
const LONG = { ...NAMED, value: { smile: "a long text" }, long: true as const };

test("an example that is too long for its page stands in a file beside, which the page links", async () => {
  const content = [{ type: "application/json", schema: null, examples: [LONG], encoding: {} }];
  const answer = { description: "", headers: [], links: [], content };
  const responses = ["200", "404"].map((status) => ({ ...answer, status }));
  const sent = { description: "", required: true, content };
  const { body, page } = await compileSample({ body: sent, responses });
  expect(page.files?.[0]?.content).toContain('"examples":[]');
  const [path = ""] = /[^"/]*\.example-1\.json/.exec(body) ?? [];
  expect(body).not.toContain("a long text");
  expect(body).toContain("Of every emoji.");
  expect(body).toContain(`${path}</a>`);
  expect(resolveTextPlaceholders(page.markdown ?? "", (_, value) => value)).toContain(path);
  const files = page.files?.filter((file) => file.path.includes(".example-"));
  expect(files?.map((file) => [file.path.endsWith(path), file.content])).toEqual([
    [true, JSON.stringify(LONG.value, null, 2)],
  ]);
});

test("what is one object in a source stays one: equal parts stand but once in it", () => {
  const schema = { types: ["string"] };
  const source = { kind: "schemas", page: { route: "/api" }, first: schema, second: [schema] };
  const { source: moved, files } = withExampleFiles(source as unknown as ReferenceSource);
  expect(files).toEqual([]);
  expect(moved).toEqual(source);
  const { first, second } = moved as unknown as { first: unknown; second: unknown[] };
  expect(second[0]).toBe(first);
});
