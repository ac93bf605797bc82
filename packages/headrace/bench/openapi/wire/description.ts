/** Random operations as an OpenAPI 3.2 description in JSON. */
import { METHODS } from "../placed-operations.ts";
import { json } from "./oracle.ts";
import type { WireField, WireOperation, WireValue } from "./random-operations.ts";

type Node = { [key: string]: WireValue };

/** The text of a description that has these operations, each under a tag of its own place. */
export function describeOperations(operations: readonly WireOperation[]): string {
  const paths: Node = {};
  for (const operation of operations) {
    const written = describeOperation(operation);
    paths[operation.path] = METHODS.includes(operation.method)
      ? { [operation.method]: written }
      : { additionalOperations: { [operation.method.toUpperCase()]: written } };
  }
  return json({ openapi: "3.2.0", info: { title: "Wire", version: "1" }, paths }, "  ");
}

function describeOperation({ parameters, body, path }: WireOperation): Node {
  return {
    operationId: path.split("/")[1] ?? "",
    ...(parameters.length > 0 && { parameters: parameters.map(describeParameter) }),
    ...(body && { requestBody: { required: true, content: { [body.type]: describeBody(body) } } }),
    responses: { "200": { description: "Done" } },
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
      : { content: { [contentType]: { schema, example: value } } }),
  };
}

function styleOf({ style, explode, allowReserved }: WireField): Node {
  return {
    ...(style !== undefined && { style }),
    ...(explode !== undefined && { explode }),
    ...(allowReserved !== undefined && { allowReserved }),
  };
}

function describeBody({ fields, value }: NonNullable<WireOperation["body"]>): Node {
  if (value !== undefined) return { schema: schemaOf(value), example: value };
  const example = Object.fromEntries(fields.map((field) => [field.name, field.value]));
  const encoding = Object.fromEntries(
    fields.flatMap((field) => {
      const given = {
        ...styleOf(field),
        ...(field.contentType && { contentType: field.contentType }),
      };
      return Object.keys(given).length > 0 ? [[field.name, given]] : [];
    }),
  );
  return {
    schema: schemaOf(example),
    example,
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
