import { isRecord, record, text } from "../json-values.ts";
import type { Keywords } from "./normalize-schema.ts";

/** https://spec.openapis.org/oas/v3.2.0#discriminator-object */
export function discriminatorOf({ discriminator }: Keywords) {
  const { propertyName, mapping, defaultMapping } = record(discriminator);
  return {
    discriminator: text(propertyName) || undefined,
    mapping: mappedValues(mapping),
    fallback: text(defaultMapping) ? mappedReference(text(defaultMapping)) : undefined,
  };
}

/** The `mapping` of a discriminator, turned around: several values may stand for one schema. */
function mappedValues(mapping: unknown): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [value, target] of Object.entries(record(mapping))) {
    const reference = mappedReference(text(target));
    values.set(reference, [...(values.get(reference) ?? []), value]);
  }
  return values;
}

/** A `mapping` may give names in place of references. */
function mappedReference(target: string): string {
  return /[#/]/.test(target) ? target : `#/components/schemas/${target}`;
}

/** Takes out of a checked schema what the library's bundler fails at, since it looks into it unseen. */
export function tidyDiscriminator(schema: Record<string, unknown>): void {
  const { discriminator } = schema;
  if (discriminator === null) delete schema.discriminator;
  if (!isRecord(discriminator) || discriminator.mapping === undefined) return;
  if (!isRecord(discriminator.mapping)) delete discriminator.mapping;
  const mapping = record(discriminator.mapping);
  for (const name of Object.keys(mapping))
    if (typeof mapping[name] !== "string") delete mapping[name];
}
