import { tellingValues } from "../../api/values/request-schema.ts";
import type { Schema, SchemaVariants } from "../../model/api.ts";
import { codeSpan, markdownTable } from "../../sources/markdown-text.ts";
import { type Rule, ruleWords, typeWords } from "../schemas/schema-words.ts";

/** A schema as a table with one row for each property, named by its path. */
export function schemaMarkdown(schema: Schema): string {
  const rows = [...schemaRows(schema, "")];
  const own = [schema.description ?? "", rulesMarkdown(ruleWords(schema))]
    .filter(Boolean)
    .join(" ");
  if (rows.length === 0) return own;
  const table = markdownTable(["Property", "Type", "Required", "Description"], rows);
  return own === "" ? table : `${own}\n\n${table}`;
}

/** "1 to 64 characters. Default: `25`." */
export function rulesMarkdown(rules: readonly Rule[]): string {
  return rules
    .map(({ text, values }) => `${[text, values.map(codeSpan).join(", ")].join(" ").trim()}.`)
    .join(" ");
}

/** Everything that is said of a value besides its type. */
export function describeMarkdown(schema: Schema): string {
  return [
    schema.deprecated ? "**Deprecated.**" : "",
    schema.readOnly ? "Read-only." : "",
    schema.writeOnly ? "Write-only." : "",
    schema.description ?? schema.title ?? "",
    rulesMarkdown(ruleWords(schema)),
    schema.recursive ? `Contains itself: see ${schema.name ?? "the schema around it"}.` : "",
    schema.page === undefined
      ? ""
      : `Its properties stand on the page ${schema.name ?? schema.page}.`,
    ...(schema.notes ?? []),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Rows of everything below a schema; `path` is the name of the schema itself, "" for the top. */
function* schemaRows(schema: Schema, path: string): Generator<string[]> {
  if (schema.recursive) return;
  for (const property of schema.properties ?? []) {
    yield* row(join(path, property.name), property.schema, property.required);
  }
  for (const { pattern, schema: value } of schema.patternProperties ?? []) {
    yield* row(join(path, `/${pattern}/`), value, false);
  }
  if (schema.additionalProperties) yield* row(join(path, "*"), schema.additionalProperties, false);
  for (const [index, item] of (schema.prefixItems ?? []).entries()) {
    yield* row(`${path}[${index}]`, item, true);
  }
  if (schema.items) yield* itemRows(schema.items, `${path}[]`);
  if (schema.variants) yield* variantRows(schema.variants, path);
  if (schema.not) yield* row(`${path || "value"} (must not be)`, schema.not, false);
}

function* row(path: string, schema: Schema, required: boolean): Generator<string[]> {
  yield [codeSpan(path), typeWords(schema), required ? "yes" : "", describeMarkdown(schema)];
  yield* schemaRows(schema, path);
}

/** The array's own row tells the type of its items. */
function* itemRows(items: Schema, path: string): Generator<string[]> {
  const text = describeMarkdown(items);
  if (text !== "") yield [codeSpan(path), typeWords(items), "", text];
  yield* schemaRows(items, path);
}

function* variantRows(
  { kind, discriminator, options }: SchemaVariants,
  path: string,
): Generator<string[]> {
  const words = kind === "oneOf" ? "Exactly one of these" : "One or more of these";
  for (const option of options) {
    const { label, schema } = option;
    const values = tellingValues(option).map(codeSpan).join(" or ");
    const told = values === "" ? "" : ` when ${codeSpan(discriminator ?? "")} is ${values}`;
    const text = [`${words}: ${label}${told}.`, describeMarkdown(schema)].join(" ").trim();
    yield [codeSpan(path || "value"), typeWords(schema), "", text];
    yield* schemaRows(schema, path);
  }
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
