import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadDescription } from "../sources/openapi/load-description.ts";
import { referenceSources } from "./pages/reference-pages.ts";
import { compileInEnglish } from "./testing/compile-in-english.ts";
import { SAMPLE_SETTINGS } from "./testing/sample-operation.ts";

/** What large descriptions showed: no page may have more elements. */
const MOST_ELEMENTS = 5000;

interface Shape {
  properties: number;
  alternatives: number;
  depth: number;
  operations: number;
  values: number;
  /** Values with a text of their own. */
  described: number;
  meanings: number;
  /** Of the first operation. */
  parameters: number;
}

/** Everything that a description may be wide in, each part with a word of its own. */
function wide(shape: Shape): string {
  const { properties, alternatives, depth, operations, values, described, meanings, parameters } =
    shape;
  const text = (word: string) => `What **${word}** is: \`code\`, and [a link](https://a.test).`;
  const leaf = (word: string) => ({
    type: "string",
    description: text(word),
    maxLength: 9,
    pattern: "^a",
    ...(described > 0
      ? {
          oneOf: Array.from({ length: described }, (_, index) => ({
            const: `${word}d${index}`,
            description: text(`${word}t${index}`),
          })),
        }
      : {
          enum: Array.from({ length: values }, (_, index) => `${word}v${index}`),
          "x-enumDescriptions": Array.from({ length: meanings }, (_, index) =>
            text(`${word}m${index}`),
          ),
        }),
  });
  const schema = (word: string, level: number): object => ({
    type: "object",
    required: [`${word}p0`],
    properties: Object.fromEntries(
      Array.from({ length: properties }, (_, index) => {
        const name = `${word}p${index}`;
        return [name, index === 1 && level < depth ? schema(name, level + 1) : leaf(name)];
      }),
    ),
    ...(alternatives > 0 && {
      oneOf: Array.from({ length: alternatives }, (_, index) => ({
        title: `${word}o${index}`,
        properties: { [`${word}o${index}a`]: leaf(`${word}o${index}a`) },
      })),
    }),
  });
  const body = {
    content: { "application/json": { schema: { $ref: "#/components/schemas/Wide" } } },
  };
  const all = Array.from({ length: parameters }, (_, index) => ({
    name: `q${index}`,
    in: "query",
    schema: leaf(`q${index}`),
  }));
  const paths = Array.from({ length: operations }, (_, index) => [
    `/o${index}`,
    index === 0
      ? {
          post: {
            parameters: all,
            requestBody: body,
            responses: { 200: { ...body, description: "Done." } },
          },
        }
      : { get: { summary: `Reads ${index}`, deprecated: true, responses: {} } },
  ]);
  return JSON.stringify({
    openapi: "3.1.1",
    info: { title: "Wide", version: "1" },
    servers: [{ url: "https://api.test" }],
    paths: Object.fromEntries(paths),
    components: { schemas: { Wide: schema("w", 0) } },
  });
}

const NARROW: Shape = {
  properties: 2,
  alternatives: 0,
  depth: 0,
  operations: 1,
  values: 1,
  described: 0,
  meanings: 0,
  parameters: 0,
};

test.each<[string, Partial<Shape>]>([
  ["operations in a list", { operations: 660 }],
  ["operations in a text", { operations: 1200 }],
  ["operations that are only named", { operations: 5000 }],
  ["properties", { properties: 1500 }],
  ["alternatives", { alternatives: 900 }],
  ["values", { values: 6000 }],
  ["parameters with values", { parameters: 30, values: 250 }],
  ["values with meanings", { properties: 1, values: 900, meanings: 900 }],
  ["parameters with values that have meanings", { parameters: 12, values: 90, meanings: 90 }],
  ["values with a text", { properties: 1, described: 2000 }],
  ["properties with values that have a text", { properties: 30, described: 60 }],
  ["properties with values", { properties: 60, values: 90 }],
  ["properties and alternatives in many levels", { properties: 40, alternatives: 40, depth: 6 }],
])(
  "no page has too many elements, whatever the number of %s",
  async (_, change) => {
    const root = await mkdtemp(join(tmpdir(), "wide-"));
    await writeFile(join(root, "api.json"), wide({ ...NARROW, ...change }));
    const { description } = await loadDescription(root, "api.json");
    if (!description) throw new Error("no description");
    const sources = referenceSources(description, SAMPLE_SETTINGS);
    // Thousands of pages of operations are like the first one.
    const pages = sources.filter(({ path }, index) => index < 12 || !/operation/.test(path));
    const all: string[] = [];
    for (const source of pages) {
      const { body } = await compileInEnglish(source);
      expect(body.match(/<[a-z]/g)?.length ?? 0).toBeLessThanOrEqual(MOST_ELEMENTS);
      all.push(body);
    }
    const html = all.join("\n");
    const { properties = 0, alternatives = 0, operations = 0 } = change;
    const { parameters = 0, meanings = 0 } = change;
    const last = parameters > 0 ? `q${parameters - 1}` : "wp0";
    if (meanings > 0) expect(html).toMatch(new RegExp(`\\b${last}m${meanings - 1}\\b`));
    if (properties > 0) expect(html).toContain(`<strong>wp${properties - 1}</strong>`);
    if (alternatives > 0) expect(html).toContain(`<strong>wo${alternatives - 1}a</strong>`);
    if (operations > 0) expect(html).toContain(`/o${operations - 1}<`);
  },
  60_000,
);
