import type { Schema } from "../model/api.ts";

/** Names of all properties that an object of this schema may show; `null`: any. */
export function responseProperties(schema: Schema | null | undefined): string[] | null {
  if (!schema) return null;
  const named = (schema.properties ?? []).map(({ name }) => name);
  const options = schema.variants?.options ?? [];
  const varied = options.flatMap((option) => responseProperties(option.schema) ?? []);
  const all = [...new Set([...named, ...varied])];
  return all.length > 0 ? all : null;
}
