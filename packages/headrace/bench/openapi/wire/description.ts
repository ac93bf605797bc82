/** Random operations as an OpenAPI 3.2 description in JSON. */
import { METHODS } from "../placed-operations.ts";
import { json } from "./oracle.ts";
import {
  valuesOf,
  type WireApi,
  type WireBody,
  type WireField,
  type WireOperation,
  type WireValue,
} from "./wire-types.ts";

type Node = { [key: string]: WireValue };

/** The text of a description that has these operations, each under a tag of its own place. */
export function describeOperations({ operations, schemes }: WireApi): string {
  const paths: Node = {};
  for (const operation of operations) {
    const written = describeOperation(operation);
    paths[operation.path] = METHODS.includes(operation.method)
      ? { [operation.method]: written }
      : { additionalOperations: { [operation.method.toUpperCase()]: written } };
  }
  const securitySchemes = Object.fromEntries(
    schemes.map(({ name, scheme }) => [name, describeScheme(scheme)]),
  );
  const info = { title: "Wire", version: "1" };
  return json({ openapi: "3.2.0", info, paths, components: { securitySchemes } }, "  ");
}

function describeScheme(scheme: WireApi["schemes"][number]["scheme"]): Node {
  const flow = { tokenUrl: "https://auth.example/token", scopes: {} };
  return {
    ...scheme,
    ...(scheme.type === "oauth2" && { flows: { clientCredentials: flow } }),
    ...(scheme.type === "openIdConnect" && { openIdConnectUrl: "https://auth.example/" }),
  };
}

function describeOperation(operation: WireOperation): Node {
  const { parameters, body, otherBodies, path, security, accept } = operation;
  const bodies = body ? [...otherBodies, body] : [];
  const content = (types: readonly [string, Node][]) =>
    types.length > 0 ? { content: Object.fromEntries(types) } : {};
  return {
    operationId: path.split("/")[1] ?? "",
    ...(parameters.length > 0 && { parameters: parameters.map(describeParameter) }),
    ...(bodies.length > 0 && {
      requestBody: {
        required: true,
        ...content(bodies.map((one) => [one.type, describeBody(one)])),
      },
    }),
    responses: {
      "200": { description: "Done", ...content(accept.map((type) => [type, {}])) },
    },
    ...(security && {
      security: security.alternatives.map((names) =>
        Object.fromEntries(names.map((name) => [name, []])),
      ),
    }),
  };
}

function describeParameter(field: WireField): Node {
  const { name, in: place, contentType, value } = field;
  const schema = schemaOf(value);
  return {
    name,
    in: place,
    required: true,
    ...(contentType === undefined
      ? { ...styleOf(field), schema, example: value }
      : {
          content: {
            [contentType]: field.fields ? describeForm(field.fields) : { schema, example: value },
          },
        }),
  };
}

function styleOf({ style, explode, allowReserved }: WireField): Node {
  return {
    ...(style !== undefined && { style }),
    ...(explode !== undefined && { explode }),
    ...(allowReserved !== undefined && { allowReserved }),
  };
}

function describeBody({ fields, value, schema }: WireBody): Node {
  if (value === undefined) return describeForm(fields);
  return { schema: (schema as Node | undefined) ?? schemaOf(value), example: value };
}

function describeForm(fields: readonly WireField[]): Node {
  const encoding = Object.fromEntries(
    fields.flatMap((field) => {
      const given = {
        ...styleOf(field),
        ...(field.contentType && { contentType: field.contentType }),
      };
      return Object.keys(given).length > 0 ? [[field.name, given]] : [];
    }),
  );
  const properties = Object.fromEntries(
    fields.map(({ name, schema, value }) => [
      name,
      (schema as Node | undefined) ?? schemaOf(value),
    ]),
  );
  return {
    schema: { type: "object", properties },
    example: valuesOf(fields),
    ...(Object.keys(encoding).length > 0 && { encoding }),
  };
}

function schemaOf(value: WireValue): Node {
  if (Array.isArray(value)) {
    const schemas: Node[] = value.map(schemaOf);
    const [first = {}] = schemas;
    const isOne = schemas.every((one) => json(one) === json(first));
    return { type: "array", items: isOne ? first : { anyOf: schemas } };
  }
  if (typeof value === "object")
    return {
      type: "object",
      properties: Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, schemaOf(one)]),
      ),
    };
  if (typeof value === "bigint") return { type: "integer" };
  return { type: typeof value };
}
