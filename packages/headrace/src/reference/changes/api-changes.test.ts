import { describe, expect, test } from "vitest";
import type { Operation, Schema } from "../../model/api.ts";
import { sayInEnglish } from "../say.ts";
import {
  SAMPLE_SETTINGS,
  sampleDescription,
  sampleOperation,
  sampleParameter,
} from "../testing/sample-operation.ts";
import { apiChanges } from "./api-changes.ts";
import { changesFeed } from "./changes-feed.ts";

const kindsOf = (before: Operation[], after: Operation[]) =>
  apiChanges(sampleDescription(before), sampleDescription(after), sayInEnglish).map(
    ({ kind }) => kind,
  );

const body = (schema: Schema, required = true): Operation["body"] => ({
  description: "",
  required,
  content: [{ type: "application/json", schema, examples: [], encoding: {} }],
});
const answer = (schema: Schema): Operation["responses"] => [
  {
    status: "200",
    description: "",
    headers: [],
    content: [{ type: "application/json", schema, examples: [], encoding: {} }],
    links: [],
  },
];
const object = (name: string, required: boolean, schema: Schema): Schema => ({
  types: ["object"],
  properties: [{ name, required, schema }],
});
const text: Schema = { types: ["string"] };
const empty: Schema = { types: ["object"] };
const oneOf = (...labels: string[]): Schema => ({
  types: ["object"],
  variants: { kind: "oneOf", options: labels.map((label) => ({ label, schema: empty })) },
});

describe("what changed between two versions", () => {
  test("is nothing between a description and itself", () => {
    const operations = [sampleOperation(), sampleOperation({ id: "b", path: "/b" })];
    expect(kindsOf(operations, operations)).toEqual([]);
  });

  test("operations come, go and are deprecated; another name of a path parameter is the same", () => {
    const one = sampleOperation({ path: "/a/{id}" });
    const other = sampleOperation({ id: "b", path: "/b" });
    expect(kindsOf([one], [one, other])).toEqual(["added"]);
    expect(kindsOf([one, other], [one])).toEqual(["removed"]);
    expect(kindsOf([one], [{ ...one, deprecated: true }])).toEqual(["deprecated"]);
    expect(kindsOf([one], [{ ...one, path: "/a/{key}" }])).toEqual([]);
  });

  test("what breaks is told first", () => {
    const before = sampleOperation({ parameters: [], body: body(object("a", false, text)) });
    const parameters = [sampleParameter({ name: "new", in: "query", required: false })];
    const after = { ...before, parameters, body: body(object("b", true, text)) };
    const [change] = apiChanges(
      sampleDescription([before]),
      sampleDescription([after]),
      sayInEnglish,
    );
    expect(change?.details.map(({ isBreaking }) => isBreaking)).toEqual([true, true, false]);
  });

  // Each the other way round has to be the other kind, or the same where both directions break.
  const cases: [string, Partial<Operation>, Partial<Operation>, string, string][] = [
    [
      "a parameter that is required",
      { parameters: [] },
      { parameters: [sampleParameter({ required: true })] },
      "breaking",
      "breaking",
    ],
    [
      "a parameter that is not",
      { parameters: [] },
      { parameters: [sampleParameter({})] },
      "changed",
      "breaking",
    ],
    [
      "a required property of the body",
      { body: body(empty) },
      { body: body(object("x", true, text)) },
      "breaking",
      "breaking",
    ],
    [
      "a property of the body that may be absent",
      { body: body(object("x", true, text)) },
      { body: body(object("x", false, text)) },
      "changed",
      "breaking",
    ],
    [
      "a property of an answer that may be absent",
      { responses: answer(object("x", true, text)) },
      { responses: answer(object("x", false, text)) },
      "breaking",
      "changed",
    ],
    [
      "a further type of what is sent",
      { body: body(object("x", true, text)) },
      { body: body(object("x", true, { types: ["string", "null"] })) },
      "changed",
      "breaking",
    ],
    [
      "a further type of what is answered",
      { responses: answer(object("x", true, text)) },
      { responses: answer(object("x", true, { types: ["string", "null"] })) },
      "breaking",
      "changed",
    ],
    [
      "a value of what is sent",
      { body: body(object("x", true, { ...text, enum: ["a"] })) },
      { body: body(object("x", true, { ...text, enum: ["a", "b"] })) },
      "changed",
      "breaking",
    ],
    [
      "a limit of what is sent",
      { body: body(object("x", true, { ...text, maxLength: 9 })) },
      { body: body(object("x", true, { ...text, maxLength: 10 })) },
      "changed",
      "breaking",
    ],
    [
      "a format of what is sent",
      { body: body(object("x", true, { ...text, format: "date-time" })) },
      { body: body(object("x", true, text)) },
      "changed",
      "breaking",
    ],
    [
      "values of what is sent, where any was taken",
      { body: body(object("x", true, { ...text, enum: ["a"] })) },
      { body: body(object("x", true, text)) },
      "changed",
      "breaking",
    ],
    [
      "an alternative of what is sent",
      { body: body(oneOf("A")) },
      { body: body(oneOf("A", "B")) },
      "changed",
      "breaking",
    ],
    [
      "an alternative of what is answered",
      { responses: answer(oneOf("A")) },
      { responses: answer(oneOf("A", "B")) },
      "breaking",
      "changed",
    ],
    [
      "a pattern of what is sent",
      { body: body({ ...text, pattern: "a" }) },
      { body: body(text) },
      "changed",
      "breaking",
    ],
    [
      "whole numbers where any are sent",
      { body: body({ types: ["integer"] }) },
      { body: body({ types: ["number"] }) },
      "changed",
      "breaking",
    ],
    [
      "an answer",
      { responses: answer(text) },
      { responses: [...answer(text), ...answer(text).map((one) => ({ ...one, status: "404" }))] },
      "changed",
      "changed",
    ],
  ];
  test.each(cases)("%s", (...[, before, after, kind, back]) => {
    const [one, other] = [sampleOperation(before), sampleOperation(after)];
    expect(kindsOf([one], [other])).toEqual([kind]);
    expect(kindsOf([other], [one])).toEqual([back]);
  });
});

test("names of components, which no client sees, are no change", () => {
  const [one, other] = ["Team", "TeamRead"].map((name) =>
    sampleOperation({ responses: answer(object("x", true, { ...empty, name })) }),
  );
  expect(kindsOf(one ? [one] : [], other ? [other] : [])).toEqual([]);
});

test("what a webhook sends is an answer to those who take it", () => {
  const [before, after] = [sampleDescription([]), sampleDescription([])];
  const event = (schema: Schema) => [sampleOperation({ path: "created", body: body(schema) })];
  before.webhooks = event(empty);
  after.webhooks = event(object("x", true, text));
  expect(apiChanges(before, after, sayInEnglish).map(({ kind }) => kind)).toEqual(["changed"]);
  expect(apiChanges(after, before, sayInEnglish).map(({ kind }) => kind)).toEqual(["breaking"]);
});

test("what a page has no room for is compared, and once where it contains itself", () => {
  const versions = [text, { types: ["integer"] } satisfies Schema].map((own) => {
    const operation = sampleOperation({ body: body({ ...empty, page: "node" }) });
    const node: Schema = {
      types: ["object"],
      properties: [
        { name: "own", required: false, schema: own },
        { name: "next", required: false, schema: { ...empty, page: "node" } },
      ],
    };
    const schemas = [{ name: "Node", slug: "node", schema: node }];
    return { ...sampleDescription([operation]), schemas };
  });
  const [before, after] = versions;
  const changes = before && after ? apiChanges(before, after, sayInEnglish) : [];
  expect(changes.flatMap(({ details }) => details)).toEqual([
    { text: "body.own was string and is integer", isBreaking: true },
  ]);
});

test("the feed has an entry for the version, with every change as text", () => {
  const description = sampleDescription([sampleOperation({ summary: "A <b> & c" })]);
  const changes = apiChanges(sampleDescription([]), description, sayInEnglish);
  const { api, site } = SAMPLE_SETTINGS;
  const { path, content } = changesFeed({ api, site, description, changes, say: sayInEnglish });
  expect(path).toMatch(/\.changes\.xml$/);
  expect(content).toContain(": 1 added</title>");
  expect(content).toContain(`<link>${site.url}`);
  // Markup of the entry is text of the feed, and texts of the description are text of the entry.
  expect(content).toContain("A &amp;lt;b&amp;gt; &amp;amp; c");
});
