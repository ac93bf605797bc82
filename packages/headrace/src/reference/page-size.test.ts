import { expect, test } from "vitest";
import type { Operation } from "../model/api.ts";
import { resolvePlaceholders } from "../model/placeholders.ts";
import { referenceSources } from "./pages/reference-pages.ts";
import { parseReference } from "./reference-source.ts";
import { compileInEnglish } from "./testing/compile-in-english.ts";
import { SAMPLE_SETTINGS, sampleDescription, sampleOperation } from "./testing/sample-operation.ts";

/** What large descriptions showed: no page may have more elements. */
const MOST_ELEMENTS = 5000;

async function bodyOf(kind: string, change: Partial<Operation>, schemas: number): Promise<string> {
  const description = {
    ...sampleDescription([sampleOperation(change)]),
    schemas: Array.from({ length: schemas }, (_, index) => ({
      slug: `schema-${index}`,
      name: `Schema${index}`,
      schema: { types: ["object" as const], description: "What it is." },
    })),
  };
  const source = referenceSources(description, SAMPLE_SETTINGS).find(
    ({ text }) => parseReference(text).kind === kind,
  );
  if (!source) throw new Error(`no page of ${kind}`);
  const { body } = await compileInEnglish(source);
  return resolvePlaceholders(body, (_, value) => value);
}

const elementsOf = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

test("answers of callbacks that stand on the page already are named together, each with its place", async () => {
  const callbacks = Array.from({ length: 8 }, (_, index) =>
    sampleOperation({ id: `on-${index}`, path: `{$request.body#/url${index}}` }),
  );
  const body = await bodyOf("operation", { callbacks }, 0);
  expect(body.split('id="callback-on-0"')).toHaveLength(2);
  expect(body).toMatch(/The same as further up: .*<a href="#response-404">404<\/a>/);
  expect(body).not.toContain('id="callback-on-3.response-404"');
  expect(body).toContain('id="callback-on-3.response-201"');
});

test("a callback's answer in other words is written out", async () => {
  const callback = sampleOperation({ id: "on-done", path: "{$request.body#/url}" });
  const responses = callback.responses.map((one) => ({ ...one, description: "Else." }));
  const body = await bodyOf("operation", { callbacks: [{ ...callback, responses }] }, 0);
  expect(body).toContain('id="callback-on-done.response-404"');
});

test.each([100, 1500, 4000])(
  "a list of %i schemas names them all on a page that scrolls",
  async (count) => {
    const body = await bodyOf("schemas", {}, count);
    expect(elementsOf(body)).toBeLessThan(MOST_ELEMENTS);
    for (const index of [0, count >> 1, count - 1]) expect(body).toContain(`>Schema${index}</a>`);
    expect(body.includes("What it is.")).toBe(count === 100);
    // A browser works on the parts of a list that are near.
    const parts = body.match(/class="api-families".*?<\/(?:ul|p)>/gs) ?? [];
    for (const part of parts) expect(part.match(/<a /g)?.length ?? 0).toBeLessThanOrEqual(90);
  },
);
