import { expect, test } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { buildRequest } from "../../api/request/build-request.ts";
import { RequestError } from "../../api/request/request-error.ts";
import { media, operation, parameter } from "../../api/testing/operations.ts";
import { exampleValues } from "../../api/values/example-values.ts";
import type {
  ApiEncoding,
  ApiParameter,
  ApiSecurityScheme,
  CallableOperation,
  Json,
  Schema,
} from "../../model/api.ts";
import { assemble, shownCredentials } from "./assemble.ts";
import { initialForm } from "./form-state.ts";

const SCHEMES: Record<string, ApiSecurityScheme> = {
  key: { type: "apiKey", in: "query", name: "key", description: "" },
  basic: { type: "http", scheme: "basic", bearerFormat: "", description: "" },
  certificate: { type: "mutualTLS", description: "" },
};

const random = createRandom(20261122);
const NOTHING: Schema = { types: [] };
const STYLES: Partial<ApiParameter>[] = [
  {},
  { explode: false },
  { style: "deepObject" },
  { style: "pipeDelimited", explode: false },
  { mediaType: "application/json; charset=utf-8" },
  { mediaType: "application/x-www-form-urlencoded" },
];
const ENCODINGS: ApiEncoding[] = [
  { contentType: "application/json", explode: true },
  { contentType: "application/xml", explode: true },
  { contentType: "", style: "deepObject", explode: true },
  { contentType: "", style: "form", explode: false },
];
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** A value of a schema. */
function value({ types, items, variants }: Schema): Json {
  if (variants) return value(random.pick(variants.options).schema);
  switch (types[0]) {
    case "array":
      return Array.from({ length: random.integer(0, 3) }, () => value(items ?? NOTHING));
    case "object":
      return random.pick<Json>([{}, { k: "", l: 1 }, { k: ["a b", null], l: { m: "é&=" } }]);
    case "integer":
      return random.pick([0, -1, 42]);
    case "boolean":
      return random.next() < 0.5;
    default:
      return random.pick([
        ...["a b", "null", "1", "é&=+%", "", '""', " ", "x\ny", '{"a": 1}', "[x", '"q', " [1]"],
        ...(types.length === 0 ? [7, ["a", null], { k: "v" }] : []),
      ]);
  }
}

function schema(depth = 1): Schema {
  const kinds = ["string", "integer", "boolean", "array", "object"] as const;
  if (depth > 0 && random.next() < 0.2) {
    const options = [schema(0), schema(depth)].map((one, index) => ({
      label: String(index),
      schema: one,
    }));
    return { types: [], variants: { kind: "anyOf", options } };
  }
  const types = random.next() < 0.15 ? [] : [random.pick(kinds)];
  const hasItems = types[0] === "array" && depth > 0;
  return { types, ...(hasItems && { items: schema(depth - 1) }) };
}

function anyOperation(): CallableOperation {
  const names = ["a", "b", "c", "d"];
  const example = (content: Json) => [{ name: "", summary: "", description: "", value: content }];
  const properties = names.map((name) => ({
    name,
    required: random.next() < 0.4,
    schema: schema(),
  }));
  const fields = [...properties, { name: "other", schema: NOTHING }];
  if (random.next() < 0.5) fields.reverse();
  const body = Object.fromEntries(
    fields.map(({ name, schema }) => [name, random.next() < 0.1 ? null : value(schema)]),
  );
  const encoding = Object.fromEntries(
    names
      .filter(() => random.next() < 0.4)
      .map((name) => [name, random.pick<ApiEncoding>(ENCODINGS)] as const),
  );
  const form = media(random.pick(FORMS), {
    encoding,
    schema: { types: ["object"], properties },
    examples: example(body),
  });
  const security = Array.from({ length: random.integer(0, 3) }, () =>
    Array.from({ length: random.integer(0, 2) }, () => ({
      scheme: random.pick(Object.keys(SCHEMES)),
      scopes: [],
    })),
  );
  const parameters = properties.map((property) =>
    parameter({
      ...property,
      ...random.pick(STYLES),
      examples: example(value(property.schema)),
    }),
  );
  return operation({
    security,
    parameters,
    body: { description: "", required: true, content: [form] },
  });
}

/** What is sent; or nothing, where the values make no request. */
function attempt(build: () => unknown): string {
  try {
    return JSON.stringify(build());
  } catch (error) {
    if (error instanceof RequestError) return "none";
    throw error;
  }
}

test("API-05 an untouched form sends what the page's samples show, for any values of its schemas", () => {
  for (let count = 0; count < 3000; count += 1) {
    const one = anyOperation();
    const shown = attempt(() =>
      buildRequest(one, exampleValues(one, { securitySchemes: SCHEMES })),
    );
    const data = { operation: one, accept: "*/*", securitySchemes: SCHEMES };
    const form = initialForm(data, false);
    const { request } = assemble(data, form, shownCredentials(data, form.requirement));
    const sent = request ? JSON.stringify(request) : "none";
    const seen = JSON.stringify([one.parameters, one.body?.content]);
    expect(sent, seen).toBe(shown);
  }
});
