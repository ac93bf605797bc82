import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { referenceSources } from "../../src/reference/pages/reference-pages.ts";
import { compileInEnglish } from "../../src/reference/testing/compile-in-english.ts";
import { SAMPLE_SETTINGS } from "../../src/reference/testing/sample-operation.ts";
import { loadDescription } from "../../src/sources/openapi/load-description.ts";
import { misplacedFacts, OVERVIEW } from "./placed-operations.ts";
import type { BuiltPage } from "./shown-pages.ts";

const DESCRIPTION = `
openapi: 3.1.0
info: { title: Placed, version: "1.77", summary: Placed well, contact: { email: pets@guide.test }, license: { name: Zlib } }
servers: [{ url: "https://root.test", description: Inherited one }]
security: [{ key: [] }]
paths:
  /pets:
    servers: [{ url: "https://{zone}.pets.test", variables: { zone: { default: north, enum: [north, south] } } }]
    post:
      summary: Adds one pet
      externalDocs: { url: "https://guide.test/adding#pets" }
      parameters:
        - { name: limit, in: query, schema: { type: integer, format: int40, minimum: 3, maximum: 1234, multipleOf: 7, default: 21 } }
        - { name: code, in: query, deprecated: true, schema: { type: string, minLength: 5, maxLength: 77, pattern: "^[a-f]+$" } }
      requestBody:
        content:
          application/json:
            schema:
              title: Titled pet
              properties:
                tags: { type: array, uniqueItems: true, minItems: 4, maxItems: 66, items: { type: string } }
                born: { type: string, readOnly: true }
                pin: { type: string, writeOnly: true, examples: [pin-sample] }
                note: { type: object, example: { text: "one \\"two\\"\\nthree", tiny: 5.25e-12 } }
                kept: { $ref: "#/components/schemas/Kept" }
      responses: { "204": { description: Was added, links: { near: { operationId: x, description: Leads near, parameters: { id: $response.body#/id } } } } }
      callbacks:
        added: { "{$request.body#/hook}": { post: { summary: Tells of it, requestBody: { description: Told body, content: {} }, responses: { "299": { description: Taken } } } } }
  /other:
    get: { summary: Adds nothing, security: [], responses: { "204": { description: Was added } } }
webhooks:
  born:
    post: { summary: Pet was born, parameters: [{ $ref: "#/components/parameters/Sign", description: Signs births }], responses: { "204": { description: Was seen } } }
components:
  parameters: { Sign: { name: X-Sign, in: header, required: true, description: Signs all, schema: { type: string } } }
  securitySchemes: { key: { type: apiKey, in: header, name: X-Secret, description: Secret words } }
  schemas:
    Kept: { type: object, properties: { inner: { type: object, properties: { deepest: { type: string } } } } }
`;

let pages: BuiltPage[] = [];

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), "placed-"));
  await writeFile(join(root, "api.yaml"), DESCRIPTION);
  const { description } = await loadDescription(root, "api.yaml");
  await rm(root, { recursive: true });
  if (!description) throw new Error("no description");
  const api = { ...SAMPLE_SETTINGS.api, overviewRoute: "/api" };
  const sources = referenceSources(description, { ...SAMPLE_SETTINGS, api });
  const compiled = await Promise.all(sources.map(compileInEnglish));
  const operations: Readonly<Record<string, string>> = {
    "Adds one pet": "post /pets",
    "Adds nothing": "get /other",
    "Pet was born": "post born",
  };
  pages = compiled.map(({ title, body, reference }, index) => ({
    route: reference?.route ?? "",
    html: `<h1>${title}</h1>${body}`,
    operation: index === 0 ? OVERVIEW : operations[title],
  }));
}, 30_000);

function missing(built: readonly BuiltPage[]): string[] {
  const found = misplacedFacts(parseDocument(DESCRIPTION).toJS(), built).missing;
  return [...new Set(found.map(({ kind, text }) => `${kind}: ${text}`))];
}

describe("facts of an operation", { timeout: 30_000 }, () => {
  it("all stand on its page", () => {
    expect(missing(pages)).toEqual([]);
  });

  it.each([
    ["schema format: int40", /int40/g],
    ["schema minimum: 3", /\b3\b/g],
    ["schema maximum: 1234", /1,?234/g],
    ["schema multipleOf: 7", /\b7\b/g],
    ["schema default: 21", /\b21\b/g],
    ["schema minLength: 5", /\b5\b/g],
    ["schema maxLength: 77", /\b77\b/g],
    ["schema pattern: ^[a-f]+$", /\^\[a-f\]\+\$/g],
    ["schema minItems: 4", /\b4\b/g],
    ["schema maxItems: 66", /\b66\b/g],
    ["schema title: Titled pet", /Titled pet/g],
    ["schema examples: pin-sample", /pin-sample/g],
    ["schema example: 5.25e-12", /5\.25e-12/g],
    ["schema deprecated: deprecated", /deprecated/gi],
    ["schema readOnly: readOnly", /read-?only|only in (?:answers|responses)/gi],
    ["schema writeOnly: writeOnly", /write-?only|only in requests/gi],
    ["schema uniqueItems: uniqueItems", /unique|distinct|differ|twice/gi],
    ["externalDocs: https://guide.test/adding#pets", /guide\.test/g],
    ["server variable: south", /south/g],
    ["property: deepest", /deepest/g],
    ["response: Was added", /Was added/g],
    ["callback: {$request.body#/hook}", /request\.body#\/hook/g],
    ["summary: Tells of it", /Tells of it/g],
    ["body: Told body", /Told body/g],
    ["status: 299", /299/g],
    ["link: near", /near/gi],
    ["link: $response.body#/id", /response\.body#\/id/g],
    ["security: X-Secret", /X-Secret/g],
    ["security: Secret words", /Secret words/g],
    ["server: https://root.test", /root\.test/g],
    ["server: Inherited one", /Inherited one/g],
    ["info: 1.77", /1\.77/g],
    ["info: Placed well", /Placed well/g],
    ["info: pets@guide.test", /pets@guide/g],
    ["info: Zlib", /Zlib/g],
    ["description: Signs births", /Signs births/g],
    ["required: X-Sign", /required/gi],
  ])("says that %s is lost, though another page has it", (fact, words) => {
    const moved = pages.map((page) =>
      page.operation === "get /other"
        ? { ...page, html: `${page.html}<p>${fact.replace(/^.*?: /, "")}</p>` }
        : { ...page, html: page.html.replaceAll(words, "·") },
    );
    expect(missing(moved)).toContain(fact);
  });
});
