import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { createPracticeServer } from "headrace/api";
import { beforeAll, describe, expect, test } from "vitest";
import { exampleRequests } from "./example-requests.ts";
import { loadMillraceApi, type MillraceApi } from "./millrace-api.ts";

/** Examples that show what is not possible with the documents of the start. */
const REFUSED = ["package-update archive", "managed-service-restore-trigger pointInTime"];

let api: MillraceApi;
let validator: (
  operation: { path: string; method: string },
  response: Response,
) => ValidateFunction;

beforeAll(async () => {
  api = await loadMillraceApi();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(api.bundled, "api");
  validator = ({ path, method }, response) => {
    const type = response.headers.get("Content-Type") ?? "";
    const responses = `#/paths/${pointerSegment(path)}/${method}/responses/${response.status}`;
    return ajv.compile({ $ref: `api${schemaPointer(responses, type)}` });
  };
}, 60_000);

function pointerSegment(segment: string): string {
  return encodeURIComponent(segment.replaceAll("~", "~0").replaceAll("/", "~1"));
}

/** A response is described in its place, or in the components. */
function schemaPointer(pointer: string, type: string): string {
  const reference = valueAt(pointer)?.$ref;
  const base = typeof reference === "string" ? reference : pointer;
  return `${base}/content/${pointerSegment(type)}/schema`;
}

function valueAt(pointer: string): Record<string, unknown> | undefined {
  let value: unknown = api.bundled;
  for (const segment of pointer.split("/").slice(1)) {
    const name = decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~");
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  }
  return typeof value === "object" && value !== null ? { ...value } : undefined;
}

describe("API-05 the practice server", { timeout: 60_000 }, () => {
  test("answers all 126 operations from their own examples as they are described", async () => {
    expect(api.operations).toHaveLength(126);
    const problems: string[] = [];
    const refused: string[] = [];
    for (const { name, operation, request } of api.operations.flatMap((operation) =>
      exampleRequests(operation, "http://localhost"),
    )) {
      const response = await createPracticeServer({ data: api.data }).fetch(request);
      const isListed = operation.responses.some(({ status }) => status === String(response.status));
      if (!isListed) problems.push(`${name}: ${response.status} is not in its table`);
      if (!response.ok) refused.push(name);
      const text = await response.text();
      if (text === "" || !isListed) continue;
      const validate = validator(operation, response);
      if (!validate(JSON.parse(text))) problems.push(`${name}: ${JSON.stringify(validate.errors)}`);
    }
    expect(problems).toEqual([]);
    expect(refused.sort()).toEqual(REFUSED.sort());
  });

  test("sends the headers that the description requires of each success", async () => {
    const missing: string[] = [];
    for (const { name, operation, request } of api.operations.flatMap((operation) =>
      exampleRequests(operation, "http://localhost"),
    )) {
      const response = await createPracticeServer({ data: api.data }).fetch(request);
      const described = operation.responses.find(
        ({ status }) => status === String(response.status),
      );
      const sometimes = /^(Link|Idempotent-Replayed|Deprecation|Sunset)$/;
      for (const header of described?.headers ?? []) {
        if (!sometimes.test(header.name) && !response.headers.has(header.name))
          missing.push(`${name}: ${header.name}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test("starts with documents that their schemas allow", async () => {
    const problems: string[] = [];
    const gets = api.operations.filter(({ method }) => method === "get");
    const lists = gets.filter(({ path }) => !path.includes("{"));
    for (const { path } of lists) {
      const server = createPracticeServer({ data: api.data });
      for (const place of api.data.documents.map((document) => document.path)) {
        const found = gets.find((one) => matches(one.path, place.replace(/\?.*/, "")));
        if (!found || !place.startsWith(path)) continue;
        const headers = { "X-Millrace-Api-Key": `mrk_${"b".repeat(40)}` };
        const response = await server.fetch(new Request(`http://localhost${place}`, { headers }));
        const validate = validator(found, response);
        if (response.status !== 200 || !validate(await response.json()))
          problems.push(`${place}: ${JSON.stringify(validate.errors)}`);
      }
    }
    expect(problems).toEqual([]);
  });
});

function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{[^}]*\}/g, "[^/]+")}$`).test(path);
}
