import { describe, expect, test } from "vitest";
import type { Schema } from "../../model/api.ts";
import { resolvePlaceholders } from "../../model/placeholders.ts";
import { referenceSources } from "../pages/reference-pages.ts";
import { compileInEnglish } from "../testing/compile-in-english.ts";
import { compileSample } from "../testing/compile-sample.ts";
import {
  SAMPLE_SETTINGS,
  sampleDescription,
  sampleOperation,
  sampleParameter,
} from "../testing/sample-operation.ts";

describe("what a webhook sends", () => {
  const examples = ["first", "second"].map((name) => ({
    name,
    summary: "",
    description: "",
    value: { told: `sent ${name}` },
  }));
  const content = [{ type: "application/json", schema: null, examples, encoding: {} }];

  test("stands beside the text as examples, each once", async () => {
    const body = { description: "", required: false, content };
    const description = sampleDescription([]);
    description.webhooks = [sampleOperation({ id: "created", path: "created", body })];
    const sources = referenceSources(description, SAMPLE_SETTINGS);
    const pages = await Promise.all(sources.map(compileInEnglish));
    const page = pages.find(({ body: text }) => text.includes("api-aside"));
    const html = resolvePlaceholders(page?.body ?? "", (_, value) => value);
    expect(html).toContain("Example request");
    for (const { name } of examples) expect(html.split(`sent ${name}`)).toHaveLength(2);
    expect(html.indexOf("api-aside")).toBeLessThan(html.indexOf("api-parts"));
  });
});

test.each([
  ["which stand beside the text, are told there alone", { color: "red" }, 0],
  ["which are others, are told with it", { color: "blue" }, 1],
])("examples of a body's schema, %s", async (_, value, told) => {
  const example = { name: "", summary: "", description: "", value: { color: "red" } };
  const schema: Schema = { types: ["object"], examples: [value] };
  const content = [{ type: "application/json", schema, examples: [example], encoding: {} }];
  const body = { description: "", required: true, content };
  const page = await compileSample({ method: "post", body });
  expect(page.body.split("{&quot;color&quot;: &quot;")).toHaveLength(told + 1);
  expect(page.body.replaceAll(/<[^>]*>/g, "")).toContain('"color": "red"');
});

test.each(["readOnly", "writeOnly", "deprecated"] as const)(
  "a parameter is told to be %s as a property is",
  async (keyword) => {
    const schema: Schema = { types: ["string"], [keyword]: true };
    const { body } = await compileSample({ parameters: [sampleParameter({ schema })] });
    const [field = ""] = /<li class="api-field" [^>]*limit">.*?<\/p>/.exec(body) ?? [];
    expect(field).toMatch(/data-flag="(?:read-only|write-only|deprecated)"/);
  },
);

test("headers of a part of a form are told to programs, too", async () => {
  const header = {
    name: "X-Part",
    description: "Counts the parts.",
    required: false,
    deprecated: false,
    schema: { types: ["string" as const] },
    examples: [],
  };
  const encoding = { file: { contentType: "image/png", explode: true, headers: [header] } };
  const schema: Schema = { types: ["object"] };
  const content = [{ type: "multipart/form-data", schema, examples: [], encoding }];
  const body = { description: "", required: true, content };
  const { page } = await compileSample({ method: "post", body });
  expect(page.markdown).toMatch(
    /The part `file` is sent as `image\/png`\.\n\n.*\n.*\n\| `X-Part` .*Counts the parts/,
  );
});

test.each([
  [[[]], 0],
  [[[{ scheme: "gone", scopes: [] }]], 0],
  [[[{ scheme: "key", scopes: [] }], []], 2],
])("of the credentials %j the console asks for %i", async (security, count) => {
  const { page } = await compileSample({ security });
  const file = page.files?.find(({ path }) => path.endsWith(".operation.json"));
  expect(JSON.parse(file?.content ?? "").operation.security).toHaveLength(count);
});

test("scopes without a meaning are names of their own", async () => {
  const security = [[{ scheme: "key", scopes: ["read:all", "write:all"] }]];
  const { body } = await compileSample({ security });
  expect(body).toContain("Scopes <code>read:all</code>, <code>write:all</code>.");
});

test.each([
  ["Create an app", 0],
  ["create an app.", 0],
  ["Create an app.", 0],
  ["Creates one.", 1],
])("the description %j beside the same title is drawn %d times", async (description, times) => {
  const { body } = await compileSample({ summary: "Create an app", description });
  const intro =
    /<div class="api-intro">(.*?)<div class="api-(?:aside|parts)/s.exec(body)?.[1] ?? "";
  expect(intro.split("<p>").length - 1).toBe(times);
});

test("names that every object of JavaScript has are names like others", async () => {
  const parameters = [sampleParameter({ in: "header", name: "constructor" })];
  const responses = ["toString", "constructor"].map((status) => ({
    status,
    description: "",
    headers: [],
    content: [],
    links: [],
  }));
  const { page } = await compileSample({ parameters, responses });
  const titles = page.sections.map(({ title }) => title);
  expect(titles).toContain("toString");
  expect(titles).toContain("constructor");
});

test("parameters of one place begin with what has to be given", async () => {
  const [first] = sampleOperation().parameters;
  if (!first) throw new Error("no parameter");
  const parameters = ["page", "query", "size", "region"].map((name) => ({
    ...first,
    in: "query" as const,
    name,
    required: name === "query" || name === "region",
  }));
  const { body } = await compileSample({ parameters });
  const names = [...body.matchAll(/id="query\.(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["query", "region", "page", "size"]);
});

describe("a body", () => {
  const text: Schema = { types: ["string"] };
  const bodyOf = async (schema: Schema) => {
    const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
    const { body } = await compileSample({
      body: { description: "", required: true, content },
      responses: [],
    });
    return body;
  };

  test("begins with what has to be filled in", async () => {
    const properties = ["note", "name", "color", "size"].map((name) => ({
      name,
      required: name === "name" || name === "size",
      schema: text,
    }));
    const html = await bodyOf({ types: ["object"], properties });
    const names = [...html.matchAll(/id="body\.(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(["name", "size", "note", "color"]);
  });

  test("whose alternatives build on it says once what it is, and types without names once", async () => {
    const options = ["Card", "Bank"].map((label) => ({
      label,
      schema: { types: ["object" as const], name: label, notes: ["A means of payment."] },
    }));
    const uri: Schema = { types: ["string"], format: "uri" };
    const html = await bodyOf({
      types: [],
      description: "A means of payment.",
      variants: { kind: "oneOf", options: [...options, { label: "string", schema: uri }] },
    });
    expect(html.split("A means of payment.")).toHaveLength(2);
    expect(html).toContain('<div id="body.string"><p class="api-type">string (uri)</p></div>');
  });

  const part = (schema: Schema) => ({ name: "part", required: false, schema });
  const either = (...options: [string, Schema][]): Schema => ({
    types: [],
    variants: { kind: "oneOf", options: options.map(([label, schema]) => ({ label, schema })) },
  });
  const objectOf = (count: number): Schema => ({
    types: ["object"],
    properties: Array.from({ length: count }, (_, index) => ({ ...part(text), name: `p${index}` })),
  });

  const names = (html: string) =>
    [...html.matchAll(/aria-selected="(\w+)"[^>]* data-value="([^"]*)"/g)]
      .map(([, selected, name]) => `${name} ${selected}`)
      .filter((told) => !/^(?:curl|nodejs|csharp|java) /.test(told));

  test("has a switch between its alternatives, and begins with one that has parts", async () => {
    const options: [string, Schema][] = [
      ["null", { types: ["null"] }],
      ["Card", objectOf(30)],
      ["Bank", objectOf(2)],
    ];
    const html = await bodyOf(either(...options));
    expect(names(html)).toEqual(["Card true", "Bank false", "null false"]);
    expect(html).toContain('<div id="body.Bank">');
  });

  test("calls alternatives by titles of their own, and says what else they are called", async () => {
    const titled = (name: string, title: string) => ({ ...objectOf(2), name, title });
    const html = await bodyOf(
      either(["card_request", titled("card_request", "Card")], ["bank", titled("bank", "Bank")]),
    );
    expect(names(html)).toEqual(["Card true", "Bank false"]);
    expect(html).toContain('card_request <span class="api-type">object</span>');
    const same = either(["a", titled("a", "Payment")], ["b", titled("b", "Payment")]);
    expect(names(await bodyOf(same))).toEqual(["a true", "b false"]);
  });

  test.each<[string, [string, Schema][]]>([
    [
      "a long name",
      [
        ["C".repeat(41), objectOf(2)],
        ["Bank", objectOf(2)],
      ],
    ],
    ["many names", Array.from({ length: 20 }, (_, i) => [`Option ${i}`, objectOf(2)])],
    [
      "one with parts",
      [
        ["null", { types: ["null"] }],
        ["Card", objectOf(30)],
      ],
    ],
  ])("has %s below each other, and the first with parts open", async (_, options) => {
    const html = await bodyOf(either(...options));
    expect(names(html)).toEqual([]);
    const opened = html.match(/<details class="api-group" id="[^"]*"(?: open="")?/g) ?? [];
    expect(opened.map((tag) => tag.endsWith('open=""'))).toEqual(
      options.filter(([, { properties }]) => properties).map((__, index) => index === 0),
    );
  });

  test.each([
    [8, true],
    [9, false],
  ])(
    "with an alternative of %i properties in a property has it open: %j",
    async (count, isOpen) => {
      const schema = either(["Card", objectOf(count)], ["string", text]);
      const html = await bodyOf({ types: ["object"], properties: [part(schema)] });
      expect(html.includes('id="body.part.Card" open=""')).toBe(isOpen);
    },
  );

  test("says once what types there may be, where nothing is said of them", async () => {
    const list: Schema = { types: ["array"], items: text };
    const told = await bodyOf(either(["string", text], ["Option 2", list]));
    expect(told).toContain("string or array of strings");
    expect(told).not.toContain("Exactly one of these");
    const ruled = await bodyOf(either(["string", { ...text, minLength: 1 }], ["Option 2", list]));
    expect(ruled).toContain("Exactly one of these");
    expect(ruled).toContain("At least 1 character");
    expect(ruled).toContain("<div>array of strings</div>");
  });
});

test.each<[string, Schema, boolean]>([
  ["a short example", { types: ["string"], examples: ["Bug"] }, true],
  ["a short default", { types: ["integer"], default: 20 }, true],
  ["a long example", { types: ["string"], examples: ["x".repeat(40)] }, false],
  ["two rules", { types: ["integer"], default: 20, minimum: 1 }, false],
])("%s of a parameter goes on in the line of its name: %j %s", async (_, schema, isInHead) => {
  const { body } = await compileSample({ parameters: [sampleParameter({ name: "q", schema })] });
  const head = /<p class="api-field-head">.*?<\/p>/s.exec(body)?.[0] ?? "";
  const field = /<li class="api-field".*?<\/li>/s.exec(body)?.[0] ?? "";
  expect(head.includes("<code>")).toBe(isInHead);
  expect(field.includes("api-rules")).toBe(!isInHead);
});
