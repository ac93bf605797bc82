import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ApiDescription } from "../../model/api.ts";
import { loadDescription } from "../../sources/openapi/load-description.ts";
import { referenceSources } from "../pages/reference-pages.ts";
import { compileInEnglish } from "../testing/compile-in-english.ts";
import { SAMPLE_SETTINGS } from "../testing/sample-operation.ts";

/** No page may have more elements. */
const MOST_ELEMENTS = 5000;

async function load(description: object): Promise<ApiDescription> {
  const root = await mkdtemp(join(tmpdir(), "long-"));
  await writeFile(join(root, "api.json"), JSON.stringify(description));
  const loaded = await loadDescription(root, "api.json");
  if (!loaded.description) throw new Error("no description");
  return loaded.description;
}

/** Of each kind of page the largest: its elements, and its HTML. */
async function pagesOf(description: object) {
  const loaded = await load(description);
  const counts: Record<string, number> = {};
  const html: Record<string, string> = {};
  const api = { ...SAMPLE_SETTINGS.api, overviewRoute: "/overview" };
  for (const source of referenceSources(loaded, { ...SAMPLE_SETTINGS, api })) {
    const { body } = await compileInEnglish(source);
    const kind = source.path.replace(/.*#|[/].*/g, "");
    const count = body.match(/<[a-z]/g)?.length ?? 0;
    if (count < (counts[kind] ?? 0)) continue;
    counts[kind] = count;
    html[kind] = body;
  }
  return { counts, html };
}

const SMALL = {
  openapi: "3.1.1",
  info: { title: "Long", version: "1" },
  servers: [{ url: "https://api.test" }],
};
const responses = { 204: { description: "Done." } };

test.each(["/a", "aB", "a.", "{", "東京"])(
  "no page has too many elements, however long its path and patterns are: %s",
  async (part) => {
    const long = part.repeat(20_000);
    const schema = { type: "string", pattern: "ab".repeat(50_000), format: long };
    const { counts } = await pagesOf({
      ...SMALL,
      paths: {
        [`/${long}`]: {
          get: { parameters: [{ name: "q", in: "query", required: true, schema }], responses },
        },
      },
    });
    expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(MOST_ELEMENTS);
  },
  60_000,
);

/** Of each kind of part that an operation may have, one. */
const PARTS: Record<string, (name: string, number: number) => [string, unknown]> = {
  callbacks: (name, number) => [
    name,
    { [`{$request.body#/${number}}`]: { post: { summary: `Of ${name}`, responses } } },
  ],
  headers: (name) => [name, { description: `Of ${name}`, schema: { type: "string" } }],
  servers: (name) => [name, { url: `https://${name}.test`, description: `Of ${name}` }],
  examples: (name, number) => [name, { summary: name, value: { number } }],
  parameters: (name) => [
    name,
    { name, in: "query", description: `Of **${name}**`, schema: { type: "string", pattern: "^a" } },
  ],
  security: (name) => [name, { type: "apiKey", in: "header", name, description: "A key." }],
  links: (name) => [name, { operationId: "it", description: `Of ${name}` }],
  samples: (name, number) => [name, { lang: "js", label: name, source: `call(${number})` }],
  encoding: (name) => [name, { contentType: "text/plain" }],
  tags: (name) => [name, name],
};

test.each(Object.keys(PARTS))(
  "no operation has too many elements, and none of its 2,000 %s is left out",
  async (kind) => {
    const names = Array.from({ length: 2000 }, (_, index) => `part${index}`);
    const parts = names.map((name, index) => PARTS[kind]?.(name, index) ?? [name, {}]);
    const [map, list] = [Object.fromEntries(parts), parts.map(([, part]) => part)];
    const bodies = {
      "multipart/form-data": {
        schema: { type: "object" },
        ...(kind === "examples" && { examples: map }),
        ...(kind === "encoding" && { encoding: map }),
      },
    };
    const answer = {
      description: "Done.",
      ...(kind === "headers" && { headers: map }),
      ...(kind === "links" && { links: map }),
    };
    const post = {
      operationId: "it",
      tags: kind === "tags" ? list : [],
      parameters: kind === "parameters" ? list : [],
      requestBody: { content: bodies },
      callbacks: kind === "callbacks" ? map : {},
      ...(kind === "servers" && { servers: list }),
      security: kind === "security" ? names.map((name) => ({ [name]: [] })) : [],
      "x-codeSamples": kind === "samples" ? list : [],
      responses: { 200: answer },
    };
    const { counts, html } = await pagesOf({
      ...SMALL,
      paths: { "/a": { post } },
      components: { securitySchemes: kind === "security" ? map : {} },
    });
    expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(MOST_ELEMENTS);
    const text = ` ${(html.operation ?? "").replaceAll(/<[^>]*>/g, " ")}`;
    for (const name of names) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  },
  60_000,
);

test.each([" ", "\n\n", "\n- "])(
  "no text has too many elements, whatever stands between its links: %j",
  async (between) => {
    const links = Array.from(
      { length: 3000 },
      (_, index) => `[n${index}](https://a.test/${index})`,
    );
    const description = links.join(between);
    const get = { description, responses };
    const { counts, html } = await pagesOf({
      ...SMALL,
      info: { ...SMALL.info, description },
      paths: { "/a": { get } },
    });
    expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(MOST_ELEMENTS);
    for (const page of [html.overview, html.operation])
      expect(page).toContain("https://a.test/2999");
  },
  60_000,
);

test("no list has too many elements, however many schemas and families there are", async () => {
  const numbers = Array.from({ length: 5500 }, (_, index) => index);
  const schemas = Object.fromEntries(numbers.map((number) => [`S${number}`, { type: "string" }]));
  const { counts } = await pagesOf({ ...SMALL, paths: {}, components: { schemas } });
  expect(counts.schemas).toBeLessThanOrEqual(MOST_ELEMENTS);
  const tags = numbers.slice(0, 1700).map((number) => ({ name: `t${number}`, description: "It." }));
  const families = await pagesOf({ ...SMALL, tags, paths: { "/a": { get: { responses } } } });
  expect(families.counts.overview).toBeLessThanOrEqual(MOST_ELEMENTS);
}, 120_000);

test.each(["東京", "aB", "a-"])(
  "names as long as a file lead to pages with short addresses of their own: %s",
  async (unit) => {
    const long = unit.repeat(50_000);
    const one = { tags: [long], operationId: long, responses };
    const loaded = await load({
      ...SMALL,
      paths: { "/a": { get: one }, "/b": { get: { ...one, operationId: `${long}b` } } },
      components: { schemas: { [long]: { type: "string" }, [`${long}b`]: { type: "string" } } },
    });
    const api = { ...SAMPLE_SETTINGS.api, overviewRoute: "/overview" };
    const routes: string[] = [];
    for (const source of referenceSources(loaded, { ...SAMPLE_SETTINGS, api }))
      routes.push((await compileInEnglish(source)).reference?.route ?? "");
    expect(new Set(routes).size).toBe(routes.length);
    const parts = routes.flatMap((route) => route.split("/"));
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(230);
  },
  20_000,
);
