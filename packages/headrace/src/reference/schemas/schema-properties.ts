import type { Schema, SchemaProperty } from "../../model/api.ts";
import type { SayApi } from "../say.ts";
import { letters, typeWords } from "./schema-words.ts";

/** What readers have to fill in comes first; the rest keeps the author's order. */
export function requiredFirst<Part extends { required: boolean }>(parts: readonly Part[]): Part[] {
  return parts.toSorted((a, b) => Number(b.required) - Number(a.required));
}

/** Those that readers send. */
export function requestProperties(all: readonly SchemaProperty[]): SchemaProperty[] {
  return requiredFirst(all.filter(({ schema }) => !schema.readOnly));
}

/**
 * A schema's title says something only where there is no description, no type has it, and it is more than
 * the name of the property: frameworks make titles of names.
 */
export function describe(schema: Schema, say: SayApi, name = ""): string | undefined {
  const { description, title = "" } = schema;
  const isTold = typeWords(schema, say).includes(title) || letters(title) === letters(name);
  return description ?? (isTold ? undefined : title);
}

/** A property without a name of its own. */
export interface OtherProperty {
  name: string;
  prefix: string;
  schema: Schema;
}

/** Properties without a name of their own. */
export function otherProperties(schema: Schema, say: SayApi): OtherProperty[] {
  const { properties = [], patternProperties = [], additionalProperties } = schema;
  const patterns = patternProperties.map(({ pattern, schema: value }) => ({
    name: pattern,
    prefix: say("eachMatching"),
    schema: value,
  }));
  if (!additionalProperties) return patterns;
  const hasOthers = properties.length + patterns.length > 0;
  const prefix = say(hasOthers ? "eachOtherProperty" : "eachProperty");
  return [...patterns, { name: "*", prefix, schema: additionalProperties }];
}
