import { describe, expect, test } from "vitest";
import type { Schema } from "../model/api.ts";
import { resolvePlaceholders } from "../model/placeholders.ts";
import { compileSample } from "./testing/compile-sample.ts";
import { sampleOperation, sampleParameter } from "./testing/sample-operation.ts";

const sample = await compileSample();

describe("the page of an operation", () => {
  test("API-01 has the summary as title, its method, and its path to copy", () => {
    const { page, body } = sample;
    expect(page.title).toBe("Create an app");
    expect(body).toContain("<h1>Create an app</h1>");
    expect(body).toContain('<span class="method" data-method="post">POST</span>');
    expect(body).toContain('/teams/<wbr/><span class="t-constant">{teamId}</span>/<wbr/>apps');
  });

  test.each([
    ["a parameter", 'id="query.limit"', "1 to 100. Default: <code>25</code>."],
    ["a nested property", 'id="body.owner.id"', "<code>^[a-z|]+$</code>"],
    ["an enumeration", 'id="body.state"', "<code>ON</code>, <code>OFF</code>"],
    ["a property that is deprecated", "<s>state</s>", 'data-flag="deprecated"'],
    ["a property that is only written", 'id="body.secret"', 'data-flag="write-only"'],
    ["a null union", 'id="body.owner"', "object or null"],
    ["an alternative", 'id="body.source.Git.url"', "<code>kind: git</code>"],
    ["recursion", 'id="body.root.folders"', '<a href="#body.root">Folder</a>'],
    ["other properties", 'id="body.labels.-"', "Each property"],
    ["a response", 'id="response-404"', "Missing."],
    ["a header", 'id="response-201.header.Trace-Id"', "Names the call."],
    ["a link to the next call", "Reads it.", '<a href="/api/vnd.test+json/app-get">'],
    ["an extension", "<dt>Rate limit</dt>", "<code>write</code>"],
    ["the credential", "API key in the header <code>X-Key</code>", "<em>profile</em>"],
  ])("shows %s", (_, place, text) => {
    expect(sample.body).toContain(place);
    expect(sample.body).toContain(text);
  });

  test("a parameter and its schema may both have a description", async () => {
    const schema: Schema = { types: ["string"], description: "As in RFC 9111." };
    const parameter = sampleParameter({ name: "cache", in: "query", schema });
    const { body } = await compileSample({
      parameters: [{ ...parameter, description: "Of caches." }],
    });
    expect(body).toContain("Of caches.");
    expect(body).toContain("As in RFC 9111.");
  });

  test("values with meanings, and components, are drawn once, however they are cut", async () => {
    const values = Array.from({ length: 12 }, (_, index) => `V${index}`);
    const unit: Schema = {
      types: ["string"],
      enum: values,
      enumDescriptions: values.map((value) => `Means ${value}.`),
    };
    const part = (inner: Schema): Schema => ({
      name: "Part",
      types: ["object"],
      properties: ["a", "b", "c", "inner"].map((name) => ({
        name,
        required: false,
        schema: name === "inner" ? inner : { types: ["string"], description: `The ${name}.` },
      })),
    });
    const inner: Schema = { name: "Inner", types: ["object"] };
    const drawn: Schema = { ...inner, properties: [{ name: "x", required: true, schema: unit }] };
    const properties = [
      { name: "unit", required: false, schema: unit },
      { name: "first", required: false, schema: part(drawn) },
      { name: "second", required: false, schema: part({ ...inner, page: "inner" }) },
    ];
    const { body } = await compileSample({
      body: {
        description: "",
        required: true,
        content: [
          {
            type: "application/json",
            schema: { types: ["object"], properties },
            examples: [],
            encoding: {},
          },
        ],
      },
    });
    expect(body.match(/Means V3\./g)).toHaveLength(1);
    expect(body.match(/The b\./g)).toHaveLength(1);
    expect(body).toContain('The same as in <a href="#body.first">');
  });

  test("every id stands once, is listed, and each link within the page leads to one", () => {
    const ids = [...sample.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(sample.page.ids.toSorted()).toEqual(ids.toSorted());
    const targets = [...sample.body.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("nested properties are inside closed details, the first level and success are open", () => {
    const { body } = sample;
    expect(body).toMatch(/<details class="api-group"><summary>1 property<\/summary>/);
    expect(body).toMatch(/<details class="api-response" id="response-201" open="">/);
    expect(body).toMatch(/<details class="api-response" id="response-400">/);
  });

  test("what stands on the page already is linked, not repeated", () => {
    expect(sample.body).toContain('The same as in <a href="#response-400">the response 400</a>');
    expect(sample.body).toContain(
      'As in 201: <a href="#response-201.header.Trace-Id">Trace-Id</a>.',
    );
  });

  test("a schema with many properties is drawn once, wherever it stands", async () => {
    const names = ["street", "city", "zip", "country"];
    const address = (description: string): Schema => ({
      types: ["object"],
      description,
      properties: names.map((name) => ({ name, required: false, schema: { types: ["string"] } })),
    });
    const schema: Schema = {
      types: ["object"],
      properties: [
        { name: "from", required: true, schema: address("The sender.") },
        { name: "to", required: true, schema: address("Who gets it.") },
      ],
    };
    const content = [{ type: "application/json", schema, examples: [], encoding: {} }];
    const { body } = await compileSample({ body: { description: "", required: true, content } });
    expect(body.match(/id="body\.[a-z]+\.city"/g)).toEqual(['id="body.from.city"']);
    expect(body).toContain("Who gets it.");
    expect(body).toContain('The same as in <a href="#body.from">from</a>');
  });

  test("a long example has no colors, so that its page stays small", async () => {
    const value = Array.from({ length: 200 }, (_, index) => index);
    const example = { name: "", summary: "", description: "", value };
    const content = [{ type: "application/json", schema: null, examples: [example], encoding: {} }];
    const response = { status: "200", description: "", headers: [], content, links: [] };
    const { body } = await compileSample({ responses: [response] });
    expect(body).toContain("199");
    expect(body).not.toContain('<span class="t-constant">199</span>');
  });

  test("API-04 API-07 holds four samples with the vendor type, in tabs of one group", () => {
    const { body } = sample;
    expect(body).toContain('data-tabs="" data-group="code-sample"');
    for (const value of ["curl", "nodejs", "csharp", "java"]) {
      expect(body).toContain(`data-value="${value}"`);
    }
    expect(body.match(/application\/vnd\.test\+json/g)?.length).toBeGreaterThanOrEqual(8);
  });

  test("leaves a place for the console that only scripts show", () => {
    expect(sample.body).toContain(
      '<div class="api-console needs-script" data-operation="api/vnd.test+json/app-create.operation.json">',
    );
  });

  test("has no style attribute and no element that loads from elsewhere", () => {
    expect(sample.body).not.toMatch(/ style=|<(img|script|iframe|link)\b/);
  });

  test("links of the description are checked where it stands", () => {
    expect(sample.page.links).toEqual([
      { target: "route:/guide", hash: null, file: "openapi/apps.yaml", line: 7, column: 3 },
    ]);
  });

  test("search reads path, id, parameters and properties, by section", () => {
    const { sections } = sample.page;
    expect(sections[0]).toMatchObject({ id: "", title: "Create an app" });
    expect(sections[0]?.content).toMatch(/\. POST \/teams\/{teamId}\/apps app-create$/);
    expect(sections.find(({ id }) => id === "query-parameters")?.content).toContain("limit");
    expect(sections.find(({ id }) => id === "body")?.content).toContain("secret");
    expect(sections.find(({ id }) => id === "response-201")?.title).toBe("201 Created");
    expect(sections.find(({ id }) => id === "response-400")).toBeUndefined();
  });
});

describe("an operation out of the ordinary", () => {
  test("hostile names and texts stay text", async () => {
    const evil = '"><script>alert(1)</script>';
    const parameter = sampleParameter({
      name: evil,
      description: evil,
      schema: { types: ["string"], pattern: evil, enum: [evil], default: evil },
    });
    const { body } = await compileSample({
      summary: evil,
      path: `/${evil}`,
      description: evil,
      parameters: [parameter],
      extensions: { [`x-${evil}`]: evil },
    });
    expect(body).not.toContain("<script>");
  });

  test("several media types are tabs; the ids of the first do not change", async () => {
    const { body: requestBody } = sampleOperation();
    const [json] = requestBody?.content ?? [];
    if (!requestBody || !json) throw new Error("no body");
    const form = {
      ...json,
      type: "multipart/form-data",
      encoding: { file: { contentType: "image/png", explode: true } },
    };
    const { body } = await compileSample({ body: { ...requestBody, content: [json, form] } });
    expect(body).toContain('data-value="multipart/form-data"');
    expect(body).toContain('id="body.owner.id"');
    expect(body).toContain("The part <code>file</code> is sent as <code>image/png</code>.");
  });

  test("a callback is whole inside its details", async () => {
    const changes = { id: "on-done", path: "{$request.body#/url}", deprecated: true };
    const callback = sampleOperation(changes);
    const { body, page } = await compileSample({ callbacks: [callback] });
    expect(body).toContain('<details class="api-response" id="callback-on-done">');
    expect(body).toContain('id="callback-on-done.query.limit"');
    expect(body).toContain('<p class="admonition-title">Deprecated</p>');
    expect(page.markdown).toContain("**Deprecated**: ");
    expect(new Set(page.ids).size).toBe(page.ids.length);
  });

  test("a request that can't be made is a warning at its place, and the page stands", async () => {
    const server = { url: "https://{region}.api.test", description: "", variables: {} };
    const { page } = await compileSample({ servers: [server] });
    expect(page.body).toContain("<h1>");
    for (const { file, line } of page.diagnostics) {
      expect([file, line]).toEqual(["openapi/apps.yaml", 7]);
    }
  });

  test("deprecation is said", async () => {
    const { body, page } = await compileSample({ deprecated: true });
    expect(body).toContain('<p class="admonition-title">Deprecated</p>');
    expect(page.reference?.operation).toMatchObject({ method: "post", deprecated: true });
  });
});

test.each([
  ["multipart/mixed; boundary=x", 'Write one below "x-codeSamples" of the operation.'],
  ["multipart/form-data", undefined],
])("where there is no sample of %s, the hint is what helps", async (type, hint) => {
  const content = [{ type, schema: null, examples: [], encoding: {} }];
  const { page } = await compileSample({ body: { description: "", required: true, content } });
  const found = page.diagnostics.find(({ code }) => code === "no-sample");
  expect(found?.hint).toBe(hint);
});

test("API-02 the page of a family lists its operations with method, path and summary", () => {
  const body = resolvePlaceholders(sample.family.body, (_, value) => value);
  expect(body).toContain("<h1>Apps</h1>");
  expect(body).toContain('<a href="/api/vnd.test+json/app-create">Create an app</a>');
  expect(body).toContain("<code>/teams/{teamId}/apps</code>");
  expect(body).toContain('href="openapi/v1.yaml" download=""');
});

describe("the files beside a page", () => {
  const file = (ending: string) =>
    sample.page.files?.find(({ path }) => path.endsWith(ending))?.content ?? "";

  test("the Markdown twin is complete", () => {
    const text = sample.page.markdown;
    expect(text).toMatch(/^`POST \/teams\/\{teamId\}\/apps`\n/);
    expect(text).toContain("| `limit` | integer |  | How many at most. 1 to 100. Default: `25`. |");
    expect(text).toContain(
      "| `owner.id` | string | yes | 1 to 9 characters. Matches `^[a-z\\|]+$`. |",
    );
    expect(text).toContain("API key in the header `X-Key`: From your *profile*.");
    expect(text).toContain("Exactly one of these: Git when `kind` is `git`.");
    expect(text).toContain("## Code samples\n\n### curl\n\n```bash\ncurl ");
    expect(text).toContain("### 404 Not Found\n\nMissing.");
    expect(text).toContain("[Apps](https://docs.test/docs/category/app/vnd.test+json)");
  });

  test("the Markdown twin tells equal schemas and headers once, and then where they stand", async () => {
    const { page } = await compileSample({
      callbacks: [sampleOperation({ id: "on-done", path: "done" })],
    });
    const [own = "", called = ""] = page.markdown.split("## Callbacks");
    expect(own.split("| `owner.id` |")).toHaveLength(3);
    expect(own.split("| `Trace-Id` |")).toHaveLength(2);
    expect(called).not.toContain("| `owner.id` |");
    expect(called).toMatch(/`application\/vnd\.test\+json`: App object\n\nThe same as in 201\./);
    expect(called).toContain("Headers as in 201: `Trace-Id`.");
  });

  test("the console's file holds the operation and its schemes", () => {
    const content = [{ type: "application/vnd.test+json" }];
    const answer = { status: "201", headers: [{ name: "Trace-Id" }], content };
    expect(JSON.parse(file(".operation.json"))).toMatchObject({
      operation: { id: "app-create", responses: [answer, { status: "400" }, { status: "404" }] },
      securitySchemes: { key: { name: "X-Key" } },
    });
  });
});
