import { expect, test } from "vitest";
import type { Json, Schema } from "../../model/api.ts";
import { compileSample } from "../testing/compile-sample.ts";

test.each([
  [
    ["queued", "done"],
    ["200 queued", "200 done"],
  ],
  [
    ["queued", ""],
    ["200 (1)", "200 (2)"],
  ],
  [
    ["same", "same"],
    ["200 (1)", "200 (2)"],
  ],
  [
    ["parcel 2.3.0 in staging, queued", "parcel 2.3.0 in staging, done"],
    ["200 queued", "200 done"],
  ],
  [
    ["App policy - Two factors with a phone", "App policy - One factor and nothing else"],
    ["200 Two factors with a phone", "200 One factor and nothing…"],
  ],
  [
    ["The whole list of all that is there", "The whole list of all that is not"],
    ["200 there", "200 not"],
  ],
  [
    [
      "Things that are long and queued",
      "Other things long and the same",
      "Things that are long and done",
    ],
    ["200 Things that… and queued", "200 Other things long and…", "200 Things that… and done"],
  ],
  [
    [
      "Things that are long and queued for others",
      "Other",
      "Things that are long and queued for oneself",
    ],
    ["200 Things that… for others", "200 Other", "200 Things that… for oneself"],
  ],
])("tabs of the answers %j to one status are %j", async (summaries, labels) => {
  const examples = summaries.map((summary, value) => {
    return { name: "", summary, description: "", value };
  });
  const content = [{ type: "application/json", schema: null, examples, encoding: {} }];
  const response = { status: "200", description: "", headers: [], content, links: [] };
  const { body } = await compileSample({ responses: [response] });
  for (const [index, label] of labels.entries()) {
    expect(body).toContain(`data-value="${index} ${label}"`);
  }
});

test("bodies of success that nobody wrote an example for have tabs, called by their types", async () => {
  const media = (type: string, value: string) => ({
    type,
    schema: { types: ["string" as const], const: value },
    examples: [],
    encoding: {},
  });
  const whole = media("application/json", "whole");
  const content = [
    whole,
    { ...whole, type: "text/json" },
    media("application/stream+json", "event"),
    media("application/xml", "other"),
  ];
  const response = { status: "200", description: "", headers: [], content, links: [] };
  const { body } = await compileSample({ responses: [response] });
  const [, answers = ""] = body.split('id="example-response"');
  expect(firstSwitch(answers)).toEqual(["200 json", "200 stream+json"]);
  expect(answers.replaceAll(/<[^>]*>/g, "")).toContain("event");
});

test("the only answer has the words of its example, which is no tab", async () => {
  const example = { name: "one", summary: "A parcel on its way", description: "", value: 1 };
  const content = [{ type: "application/json", schema: null, examples: [example], encoding: {} }];
  const response = { status: "200", description: "", headers: [], content, links: [] };
  const { body } = await compileSample({ responses: [response] });
  expect(body).toContain("A parcel on its way");
  expect(body).not.toContain(">one<");
});

test("each status has a tab: with its own example or one that is made, and those that are equal share it", async () => {
  const problem = (value: string): Schema => ({ types: ["string"], const: value });
  const answer = (status: string, schema: Schema | null, value?: string) => {
    const examples = value === undefined ? [] : [{ name: "", summary: "", description: "", value }];
    const content = [{ type: "application/json", schema, examples, encoding: {} }];
    return { status, description: "", headers: [], content, links: [] };
  };
  const { body } = await compileSample({
    responses: [
      answer("200", problem("fine")),
      answer("400", problem("wrong")),
      answer("401", problem("other"), "who"),
      answer("404", problem("wrong")),
      answer("409", null),
      answer("default", problem("x".repeat(2001))),
    ],
  });
  const aside = body.slice(body.indexOf("example-response"), body.indexOf("api-parts"));
  expect([...aside.matchAll(/data-value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
    "0 200",
    "1 400, 404",
    "2 401",
  ]);
  for (const word of ["fine", "wrong", "who"]) expect(aside.split(word)).toHaveLength(2);
});

test("of many statuses that answer the same the tab names some, and the title all", async () => {
  const examples = [{ name: "", summary: "", description: "", value: "wrong" }];
  const content = [{ type: "application/json", schema: null, examples, encoding: {} }];
  const statuses = ["400", "401", "403", "404", "429", "500"];
  const responses = ["200", ...statuses].map((status) => {
    return { status, description: "", headers: [], content, links: [] };
  });
  const { body } = await compileSample({ responses });
  expect(body).toContain(">400, 401, … 500</button>");
  expect(body).toContain(">400, 401, 403, 404, 429, 500 application/json<");
});

test("eight tabs at most; each example stands beside the text or with its response", async () => {
  const answer = (status: string, ...values: string[]) => {
    const examples = values.map((value) => ({ name: "", summary: "", description: "", value }));
    const content = [{ type: "text/plain", schema: null, examples, encoding: {} }];
    return { status, description: "", headers: [], content, links: [] };
  };
  const failures = ["400", "401", "403", "404", "406", "409", "415", "422", "429", "500"];
  const responses = [
    answer("200", "told of 200", "also of 200"),
    ...failures.map((status) => answer(status, `told of ${status}`)),
    answer("503", "first of 503", "second of 503"),
  ];
  const { body } = await compileSample({ responses });
  const aside = body.slice(body.indexOf("example-response"), body.indexOf("api-parts"));
  expect(aside.split('role="tab"')).toHaveLength(9);
  const texts = responses.flatMap(({ content }) => content[0]?.examples ?? []);
  for (const { value } of texts) expect(body.split(`${value}<`), String(value)).toHaveLength(2);
});

test("a status with several examples has all of them together, though a tab shows one", async () => {
  const examples = ["first", "second"].map((value) => {
    return { name: "", summary: value, description: "", value: `the ${value}` };
  });
  const content = [{ type: "application/json", schema: null, examples, encoding: {} }];
  const responses = [{ status: "404", description: "", headers: [], content, links: [] }];
  const { body } = await compileSample({ responses });
  const parts = body.slice(body.indexOf("api-parts"));
  for (const { value } of examples) expect(parts).toContain(value);
});

/** A body with these examples. */
function bodyWith(...given: { name: string; summary?: string; value: Json }[]) {
  const examples = given.map((own) => ({ summary: "", description: "", ...own }));
  const schema: Schema = { types: ["object"] };
  const content = [{ type: "application/json", schema, examples, encoding: {} }];
  return { required: true, description: "", content };
}

/** Names in the first switch beside the text. */
function firstSwitch(body: string): string[] {
  const [, list = ""] = /<div class="tab-list".*?>(.*?)<\/div>/s.exec(body) ?? [];
  return [...list.matchAll(/>([^<]+)<\/button>/g)].map(([, name = ""]) => name);
}

test("each of several examples of a body is a request in all languages, and stands nowhere else", async () => {
  const body = bodyWith(
    { name: "card", summary: "By card", value: { number: "4242-card" } },
    { name: "bank", summary: "By bank", value: { iban: "DE89-bank" } },
  );
  const { body: html } = await compileSample({ body });
  expect(firstSwitch(html)).toEqual(["By card", "By bank"]);
  const [aside = "", parts = ""] = html.split('class="api-parts"');
  const plain = aside.replaceAll(/<[^>]*>/g, "");
  for (const value of ["4242-card", "DE89-bank"]) expect(plain.split(value)).toHaveLength(5);
  expect(parts).not.toMatch(/4242-card|DE89-bank/);
});

test("an example that no sample shows as it stands is with the body, too", async () => {
  const body = bodyWith(
    { name: "a", value: { text: "it's" } },
    { name: "b", value: { text: "is" } },
  );
  const { body: html } = await compileSample({ body });
  const parts = html.split('class="api-parts"')[1]?.replaceAll(/<[^>]*>/g, "") ?? "";
  expect(parts).toContain("it's");
  expect(parts).not.toContain('"is"');
});

test.each<[string, { name: string; value: Json }[], string[]]>([
  ["one example", [{ name: "only", value: { a: 1 } }], ["curl", "Node.js", "C#", "Java"]],
  [
    "long names",
    ["x", "y"].map((sign) => ({ name: sign.repeat(41), value: { a: sign } })),
    ["Example 1", "Example 2"],
  ],
  [
    "names of many words",
    [
      { name: "Okta policy - Create a rule with conditions", value: { a: "x" } },
      {
        name: "Okta policy - Create a rule without any, for all users of an organisation",
        value: { a: "y" },
      },
    ],
    ["with conditions", "without any, for all users of an…"],
  ],
  [
    "more examples than a switch has",
    Array.from({ length: 9 }, (_, value) => ({ name: `e${value}`, value: { value } })),
    ["e0", "e1", "e2", "e3", "e4", "e5"],
  ],
  [
    "examples of many characters",
    ["x", "y", "z"].map((name) => ({ name, value: { a: name.repeat(2500) } })),
    ["x", "y"],
  ],
])("a body with %s has this switch beside the text: %j", async (_, examples, names) => {
  const { body } = await compileSample({ body: bodyWith(...examples) });
  expect(firstSwitch(body)).toEqual(names);
  // What is beyond stands with the body.
  const plain = body.replaceAll(/<[^>]*>/g, "");
  for (const { name, value } of examples) {
    expect(plain).toContain(JSON.stringify(Object.values(value ?? {})[0]));
    if (examples.length > 1) expect(plain).toContain(name);
  }
});
