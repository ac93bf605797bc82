import { expect, test } from "vitest";
import type { ApiExample, ApiMedia, Json, Schema } from "../../model/api.ts";
import { compileSample } from "../testing/compile-sample.ts";

const ELEMENT: Schema = {
  name: "Pet",
  types: ["object"],
  xml: { name: "pet" },
  properties: [
    { name: "id", required: true, schema: { types: ["integer"], xml: { attribute: true } } },
  ],
};

interface Shown {
  type: string;
  schema: Schema;
  value?: Json;
}

/** The words of a page whose operation answers, or takes, this alone. */
async function pageOf({ type, schema, value }: Shown, place: "body" | "answer") {
  const example = (name: string): ApiExample => ({
    name,
    summary: "",
    description: "",
    value: value ?? null,
  });
  // Of several examples of a body each has a place of its own.
  const names = place === "body" ? ["one", "two"] : [""];
  const examples = value === undefined ? [] : names.map(example);
  const content: ApiMedia[] = [{ type, schema, examples, encoding: {} }];
  const answer = { status: "200", description: "", headers: [], content, links: [] };
  const { page, body } = await compileSample({
    body: place === "body" ? { description: "", required: true, content } : null,
    responses: place === "answer" ? [answer] : [],
  });
  const words = body
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
  return [words, page.markdown ?? ""];
}

const TEXT: Schema = { types: ["string"] };

const SHOWN: [Shown, string][] = [
  [{ type: "application/json", schema: TEXT, value: "ab-1" }, '"ab-1"'],
  [{ type: "application/json", schema: { types: ["object"] }, value: '{ "a": 1}' }, '{ "a": 1}'],
  [{ type: "text/plain", schema: TEXT, value: "ab-1" }, "\nab-1\n"],
  [{ type: "application/xml", schema: ELEMENT, value: { id: 3 } }, '<pet id="3"'],
  [{ type: "application/xml", schema: ELEMENT, value: '<pet id="3"/>' }, '<pet id="3"/>'],
];

test.each(SHOWN)("an example of an answer is shown as it is sent: %j", async (shown, text) => {
  const [html = "", markdown] = await pageOf(shown, "answer");
  expect(html).toContain(text.trim());
  expect(markdown).toContain(text);
  if (!text.startsWith('"')) expect(html).not.toContain(`"${text.trim()}"`);
});

test.each(SHOWN)("an example of a body is shown as it is sent: %j", async (shown, text) => {
  const [html = "", markdown] = await pageOf(shown, "body");
  expect(html).toContain(text.trim());
  expect(markdown).toContain(text);
  if (text.startsWith("<")) expect(markdown).not.toContain('"id"');
});
