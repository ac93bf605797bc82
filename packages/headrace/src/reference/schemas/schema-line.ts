import type { Schema } from "../../model/api.ts";
import type { SayApi } from "../say.ts";
import { typeWords } from "./schema-words.ts";

/** What the words for a type say, without a name. */
const IN_TYPE: readonly string[] = ["types", "format", "items"];

/** What needs no list: names, texts, and rules of single values. */
const IN_LINE: readonly string[] = [
  ...IN_TYPE,
  ...["name", "title", "description", "const", "enum", "default", "examples", "exact", "sameParts"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "contentMediaType", "contentEncoding"],
  ...["minItems", "maxItems", "uniqueItems"],
];

function saysOnly(schema: Schema, keywords: readonly string[]): boolean {
  const said = Object.entries(schema).filter(([, value]) => value !== undefined);
  const { items } = schema;
  return (
    said.every(([keyword]) => keywords.includes(keyword)) && (!items || saysOnly(items, IN_TYPE))
  );
}

/** Whether it is told without a list of parts, so that there is nothing to fold away. */
export function hasNoParts(schema: Schema): boolean {
  return saysOnly(schema, IN_LINE);
}

/** Whether the words for the type of a schema say all that its alternatives are. */
export function isToldByType(schema: Schema, say: SayApi): boolean {
  const { types, variants } = schema;
  const isBare = variants?.options.every((option) => saysOnly(option.schema, IN_TYPE)) ?? false;
  return isBare && types.length === 0 && typeWords(schema, say) !== say("typeVariants");
}
