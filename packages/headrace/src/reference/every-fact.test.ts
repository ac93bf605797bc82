import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { loadDescription } from "../sources/openapi/load-description.ts";
import { referenceSources } from "./pages/reference-pages.ts";
import { compileInEnglish } from "./testing/compile-in-english.ts";
import { SAMPLE_SETTINGS } from "./testing/sample-operation.ts";

/** Every place where an author may say something holds a word that stands nowhere else. */
const DESCRIPTION = `
openapi: 3.2.0
info: { title: Facts, version: "1" }
servers: [{ url: "https://api.test", name: wordServerName, description: wordServer }]
paths:
  /wordPath/{id}:
    post:
      operationId: wordOperationId
      summary: wordSummary
      description: wordDescription
      security: [{ device: [wordScope] }]
      externalDocs: { url: "https://docs.test", description: wordDocs }
      parameters:
        - name: id
          in: path
          required: true
          style: matrix
          description: wordParameter
          schema: { type: string, description: wordParameterSchema, pattern: wordPattern }
          examples:
            one: { summary: wordParameterExample, description: wordParameterExampleText, dataValue: wordParameterValue, serializedValue: ";id=wordParameterSent" }
            wordNamedExample: { value: named }
        - name: wordDeep
          in: query
          style: deepObject
          allowReserved: true
          schema: { type: object, properties: { wordDeepProperty: { type: string } } }
        - name: wordEmpty
          in: query
          allowEmptyValue: true
          schema: { type: string, enum: [wordEnum], default: wordDefault, format: wordFormat }
        - name: wordForm
          in: query
          content:
            application/wordform:
              schema: { type: object, properties: { wordFormField: { type: array, items: { type: string } } } }
              encoding: { wordFormField: { contentType: application/wordfield } }
        - { $ref: "#/components/parameters/Filter", description: wordFilterHere }
        - { name: Accept, in: header, description: wordAccept, schema: { type: string, enum: [wordAccepted] } }
        - { name: Content-Type, in: header, schema: { type: string, description: wordContentType } }
      requestBody:
        description: wordBody
        content:
          application/json: { $ref: "#/components/mediaTypes/Pet" }
          multipart/form-data:
            schema: { properties: { wordMail: { type: object, properties: { wordMailText: { type: string } } } } }
            encoding: { wordMail: { contentType: multipart/mixed, encoding: { wordMailText: { contentType: text/wordmail } } } }
          application/sent: { schema: { $ref: "#/components/schemas/Sent" } }
          application/unnamed: { schema: { properties: { list: { items: { properties: { a: {}, wordUnnamed: { readOnly: true, title: wordUnnamedTitle } } } } } } }
      responses:
        "200":
          summary: wordResponseSummary
          description: wordResponse
          headers:
            Content-Type: { description: wordMediaTypeText, schema: { type: string } }
            wordHeader: { description: wordHeaderText, schema: { type: string, title: wordHeaderTitle } }
            wordCoded: { content: { application/wordcoded: { schema: { type: integer } } } }
          content:
            application/jsonl:
              itemSchema: { type: object, title: wordItemTitle, properties: { wordItem: { type: string, const: wordConst } } }
              prefixEncoding: [{ contentType: application/wordprefix }]
              itemEncoding: { contentType: application/worditem }
              examples:
                one: { summary: wordExample, description: wordExampleText, dataValue: [wordExampleValue] }
          links:
            wordLink: { operationId: wordOperationId, description: wordLinkText, parameters: { wordLinkParameter: $response.body#/wordExpression } }
      callbacks:
        wordCallback:
          "{$request.body#/wordCallbackUrl}":
            servers: [{ url: "https://hook.test/wordTarget", description: wordCallbackServer }]
            post:
              operationId: wordCallbackId
              externalDocs: { url: "https://docs.test", description: wordCallbackDocs }
              parameters: [{ name: authorization, in: header, description: wordCallbackHeader, schema: { type: string } }]
              requestBody: { content: { application/json: { schema: { type: object, properties: { wordCallbackProperty: { type: string, readOnly: true, description: wordCallbackReadOnly } } } } } }
              responses: { "204": { description: wordCallbackAnswer } }
  /wordEmptyPath: { summary: wordEmptyPathSummary, description: wordEmptyPathText }
webhooks:
  wordWebhook:
    servers: [{ url: "https://hook.test", description: wordHookServer }]
    post:
      requestBody: { content: { application/json: { schema: { type: object, properties: { wordHookProperty: { type: string, readOnly: true, description: wordHookReadOnly } } } } } }
      responses: { "204": { description: wordHookAnswer } }
components:
  parameters:
    Unused: { name: wordUnusedParameter, in: query, description: wordUnusedParameterText, schema: { type: string, enum: [wordUnusedEnum] } }
    Filter: { name: wordFilter, in: query, description: wordFilterOfAll, schema: { type: string } }
  headers:
    wordUnusedHeader: { description: wordUnusedHeaderText, schema: { type: string } }
    WithinUnused: { description: wordWithinUnused, schema: { type: string } }
  requestBodies:
    wordUnusedBody: { description: wordUnusedBodyText, content: { application/json: { schema: { type: object, properties: { wordUnusedBodyProperty: { type: string } } } } } }
  responses:
    wordUnusedResponse: { description: wordUnusedResponseText, headers: { wordWithin: { $ref: "#/components/headers/WithinUnused" } }, content: { application/json: { schema: { $ref: "#/components/schemas/OfUnused" } } } }
  examples:
    wordUnusedExample: { summary: wordUnusedExampleSummary, description: wordUnusedExampleText, value: { wordUnusedExampleValue: 1 } }
  links:
    wordUnusedLink: { operationId: wordOperationId, description: wordUnusedLinkText }
  callbacks:
    wordUnusedCallback:
      "{$request.body#/wordUnusedUrl}":
        post: { summary: wordUnusedCallbackSummary, responses: { "204": { description: wordUnusedCallbackAnswer } } }
  pathItems:
    wordUnusedItem:
      get: { description: wordUnusedItemText, responses: { "204": { description: wordUnusedItemAnswer } } }
  mediaTypes:
    wordUnusedMedia: { schema: { type: object, properties: { wordUnusedMediaProperty: { type: string } } } }
    Pet: { schema: { $ref: "#/components/schemas/Pet" } }
  schemas:
    OfUnused: { type: object, properties: { wordOfUnused: { type: string } } }
    Pet:
      description: wordPet
      oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
      discriminator:
        propertyName: wordKind
        mapping: { wordTom: "#/components/schemas/Cat", wordKitty: "#/components/schemas/Cat" }
        defaultMapping: Dog
    Sent: { type: object, properties: { wordSent: { type: string }, wordKept: { readOnly: true, description: wordKeptText, type: object, properties: { wordKeptBelow: { type: string, description: wordKeptBelowText } } } } }
    WordAlias: { $ref: "#/components/schemas/Cat", description: wordAlias }
    WordOther: { description: wordOther, allOf: [{ $ref: "#/components/schemas/Cat" }] }
    Cat: { type: object, properties: { wordCat: { type: object, title: wordTitle } } }
    Dog: { type: object, properties: { links: { type: array, description: All., items: { type: string, title: wordPlainItems } }, wordDog: { type: array, items: { type: object, title: wordItemsTitle } } } }
  securitySchemes:
    device:
      type: oauth2
      deprecated: true
      description: wordScheme
      oauth2MetadataUrl: https://auth.test/wordMetadata
      flows:
        deviceAuthorization: { deviceAuthorizationUrl: "https://auth.test/wordDevice", tokenUrl: "https://auth.test/wordToken", scopes: { wordScope: wordScopeText } }
        clientCredentials: { tokenUrl: "https://auth.test/wordToken", scopes: { wordScope: wordScopeOfPrograms } }
`;

async function pagesOf(text: string, settings = SAMPLE_SETTINGS) {
  const root = await mkdtemp(join(tmpdir(), "facts-"));
  await writeFile(join(root, "api.yaml"), text);
  const { description, diagnostics } = await loadDescription(root, "api.yaml");
  await rm(root, { recursive: true });
  if (!description) throw new Error(diagnostics.map(({ message }) => message).join(" "));
  const pages = await Promise.all(referenceSources(description, settings).map(compileInEnglish));
  return { pages, diagnostics };
}

describe("a description of OpenAPI 3.2", { timeout: 30_000 }, () => {
  it("API-01 stands on its pages word for word, and nothing in it counts as wrong", async () => {
    const { pages, diagnostics } = await pagesOf(DESCRIPTION);
    const words = new Set(DESCRIPTION.match(/\b[wW]ord[A-Za-z]\w+/g));
    const html = pages.map(({ body }) => body.replaceAll(/<wbr\/?>/g, "")).join("\n");
    expect([...words].filter((word) => !html.includes(word))).toEqual([]);
    expect(html).toContain("Dog where it does not");
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
  });
});

const WITH_OVERVIEW = {
  ...SAMPLE_SETTINGS,
  api: { ...SAMPLE_SETTINGS.api, overviewRoute: "/api/overview" },
};

/** What authors and generators put where OpenAPI looks for something else. */
const MISPLACED = `
openapi: 3.1.0
info: { title: Misplaced, version: "1", termsOfService: wordTerms }
tags: [{ name: wordUnusedTag, externalDocs: { url: "https://docs.test", description: wordTagDocs } }]
paths:
  /empty:
    servers: [{ url: "https://wordServer.test", description: wordServerText }]
    parameters: [{ name: wordShared, in: query, description: wordSharedText, schema: { type: string } }]
  /lost:
    $ref: "#/paths/nowhere"
    get:
      summary: wordBesideReference
      parameters:
        - { name: wordNoPlace, description: wordNoPlaceText }
        - name: two
          in: query
          content: { text/plain: { schema: {} }, application/json: { schema: { properties: { wordSecond: {} } } } }
      responses:
        "200":
          description: ""
          links:
            next: { operationId: wordElsewhere, server: { url: "https://other.test", description: wordLinkServer } }
          responses: { "404": { description: wordTooDeep } }
components:
  pathItems: { wordItem: { summary: wordItemSummary } }
  securitySchemes:
    none: { description: wordNoType }
    basic: { type: http, scheme: basic, flows: { implicit: { scopes: { wordScope: wordScopeText } } } }
`;

it("words that stand where they have no meaning are shown and told", async () => {
  const { pages, diagnostics } = await pagesOf(MISPLACED, WITH_OVERVIEW);
  const words = new Set(MISPLACED.match(/\bword[A-Z]\w+/g));
  words.delete("wordServer");
  const html = pages.map(({ body }) => body.replaceAll(/<wbr\/?>/g, "")).join("\n");
  expect([...words].filter((word) => !html.includes(word))).toEqual([]);
  const told = diagnostics.filter(({ code }) => code === "openapi-not-shown");
  expect(told).toMatchObject([{ file: "api.yaml", severity: "warning" }]);
  expect(told[0]?.line).toBeGreaterThan(1);
}, 30_000);

test("the overview leads to what no operation shows", async () => {
  const { pages } = await pagesOf(DESCRIPTION, WITH_OVERVIEW);
  const [overview, others] = ["/api/overview", "/components"].map((route) =>
    pages.find(({ reference }) => reference?.route.endsWith(route)),
  );
  expect(others).toBeDefined();
  expect(overview?.body).toContain(others?.reference?.route);
});

/** Components that all know each other, under names and without, used in every part of one operation. */
function entangled(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `C${index}`);
  const link = (name: string, index: number) => {
    const $ref = `#/components/schemas/${name}`;
    const text = { description: `Leads to \`${name}\`, see [here](#${name}).` };
    const ways = [
      { $ref },
      { type: "array", items: { $ref } },
      { ...text, allOf: [{ $ref }] },
      { ...text, oneOf: [{ $ref }, { type: "object", properties: { own: { $ref } } }] },
    ];
    return [`to${name}`, ways[index % ways.length]];
  };
  const schemas = names.map((name, at) => [
    name,
    {
      type: "object",
      description: `All of ${name}.`,
      properties: Object.fromEntries(names.map((to, index) => link(to, at + index))),
    },
  ]);
  const body = (at: number) => ({
    description: "A body.",
    content: Object.fromEntries(
      ["a", "b", "c"].map((type, index) => [
        `application/${type}+json`,
        { schema: { $ref: `#/components/schemas/${names[(at + index) % count]}` } },
      ]),
    ),
  });
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Entangled", version: "1" },
    servers: [{ url: "https://api.test" }],
    paths: {
      "/all": {
        post: {
          operationId: "all",
          requestBody: body(0),
          responses: { "200": body(2), "400": body(5) },
        },
      },
    },
    components: { schemas: Object.fromEntries(schemas) },
  });
}

describe("schemas that all know each other", { timeout: 60_000 }, () => {
  it("make no page of more than 5,000 elements", async () => {
    const { pages } = await pagesOf(entangled(8));
    const sizes = pages.map(({ body }) => body.match(/<[a-z]/g)?.length ?? 0);
    expect(Math.max(...sizes)).toBeLessThan(5000);
  });
});

/** Answers that no operation has, each with many properties of its own. */
function unusedResponses(count: number): string {
  const properties = (at: number) =>
    Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `only${at}x${index}`,
        { type: "string", description: `Of **${at}** and \`${index}\`.` },
      ]),
    );
  const responses = Array.from({ length: count }, (_, at) => [
    `Answer${at}`,
    {
      description: "",
      content: { "application/json": { schema: { properties: properties(at) } } },
    },
  ]);
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Unused", version: "1" },
    paths: { "/a": { get: { responses: {} } } },
    components: { responses: Object.fromEntries(responses) },
  });
}

test("components that nothing refers to make pages that scroll, all of them", async () => {
  const { pages } = await pagesOf(unusedResponses(50));
  const html = pages.map(({ body }) => body);
  const sizes = html.map((body) => body.match(/<[a-z]/g)?.length ?? 0);
  expect(Math.max(...sizes)).toBeLessThan(5000);
  const all = html.join("\n");
  for (let at = 0; at < 50; at += 1) expect(all).toContain(`only${at}x59`);
}, 60_000);
