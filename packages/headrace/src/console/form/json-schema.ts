import { validate } from "../../api/validate.ts";
import { tellingValues } from "../../api/values/request-schema.ts";
import type { Schema, SchemaVariants } from "../../model/api.ts";
import { printRaw, type RawJson } from "../json/raw-json.ts";

/** One of the shapes that an object can have. */
export type ObjectOption = SchemaVariants["options"][number];

/** Whether a value of a schema can be filled in field by field. */
export function hasFields(schema: Schema | null): boolean {
  if (!schema || schema.recursive) return false;
  return (schema.properties?.length ?? 0) > 0 || objectOptions(schema).length > 0;
}

/** "This or null" is this: generators write so for what may be left out. */
export function plainSchema(schema: Schema): Schema {
  const { variants, ...own } = schema;
  const options = variants?.options.filter((option) => !isNull(option.schema)) ?? [];
  const [only] = options;
  if (!only || options.length > 1 || own.properties) return schema;
  const text = own.description === undefined ? {} : { description: own.description };
  return plainSchema({ ...own, ...only.schema, ...text });
}

function isNull({ types }: Schema): boolean {
  return types.length === 1 && types[0] === "null";
}

/** The shapes of an object that has several. */
export function objectOptions({ variants }: Schema): ObjectOption[] {
  const options = variants?.options ?? [];
  return options.filter(({ schema }) => (schema.properties?.length ?? 0) > 0);
}

/** Index of the shape that a value has: by its discriminator, or the first that allows it. */
export function optionOf(
  options: readonly ObjectOption[],
  { discriminator = "" }: { discriminator?: string } = {},
  value: Map<string, RawJson>,
): number {
  const kind = value.get(discriminator);
  const named = options.findIndex((option) =>
    tellingValues(option).some((told) => JSON.stringify(told) === kind),
  );
  if (named >= 0) return named;
  const json = JSON.parse(printRaw(value));
  return Math.max(
    0,
    options.findIndex(({ schema }) => validate(schema, json).length === 0),
  );
}
