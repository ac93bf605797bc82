import type { Schema } from "../model/api.ts";

/** A schema without what only readers need. */
export function checkingSchema(schema: Schema): Schema {
  const { title, description, examples, deprecated, readOnly, writeOnly, name, ...rest } = schema;
  const checked: Schema = { ...rest };
  if (rest.properties) {
    checked.properties = rest.properties.map((property) => ({
      ...property,
      schema: checkingSchema(property.schema),
    }));
  }
  if (rest.additionalProperties)
    checked.additionalProperties = checkingSchema(rest.additionalProperties);
  if (rest.patternProperties) {
    checked.patternProperties = rest.patternProperties.map((entry) => ({
      ...entry,
      schema: checkingSchema(entry.schema),
    }));
  }
  if (rest.items) checked.items = checkingSchema(rest.items);
  if (rest.prefixItems) checked.prefixItems = rest.prefixItems.map(checkingSchema);
  if (rest.not) checked.not = checkingSchema(rest.not);
  if (rest.variants) {
    const options = rest.variants.options.map((option) => ({
      ...option,
      schema: checkingSchema(option.schema),
    }));
    checked.variants = { ...rest.variants, options };
  }
  return checked;
}
