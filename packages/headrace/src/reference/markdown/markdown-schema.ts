import { tellingValues } from "../../api/values/request-schema.ts";
import type { Schema, SchemaVariants } from "../../model/api.ts";
import { codeSpan, markdownTable } from "../../sources/markdown-text.ts";
import { capitalized, joined, type SayApi } from "../say.ts";
import { type Rule, ruleWords, typeWords } from "../schemas/schema-words.ts";

/** A schema as a table with one row for each property, named by its path. */
export function schemaMarkdown(schema: Schema, say: SayApi): string {
  const rows = [...schemaRows(schema, "", say)];
  // Where some stand here, the page has the rest of them, and a name of its own.
  const page = rows.length === 0 ? (schema.name ?? schema.page) : schema.page;
  const rest = schema.page === undefined ? "" : say("propertiesOnPage", { page: page ?? "" });
  const own = [schema.description ?? "", rulesMarkdown(ruleWords(schema, say)), rest]
    .filter(Boolean)
    .join(" ");
  if (rows.length === 0) return own;
  const table = markdownTable(
    [say("tableProperty"), say("tableType"), say("tableRequired"), say("tableDescription")],
    rows,
  );
  return own === "" ? table : `${own}\n\n${table}`;
}

/** "1 to 64 characters. Default: `25`." */
export function rulesMarkdown(rules: readonly Rule[]): string {
  return rules
    .map(({ text, values }) => `${[text, values.map(codeSpan).join(", ")].join(" ").trim()}.`)
    .join(" ");
}

/** Everything that is said of a value besides its type. */
export function describeMarkdown(schema: Schema, say: SayApi): string {
  return [
    schema.deprecated ? `**${say("deprecatedTitle")}.**` : "",
    schema.readOnly ? `${capitalized(say("readOnly"))}.` : "",
    schema.writeOnly ? `${capitalized(say("writeOnly"))}.` : "",
    schema.description ?? schema.title ?? "",
    rulesMarkdown(ruleWords(schema, say)),
    schema.recursive ? say("containsItselfSee", { place: schema.name ?? say("schemaAround") }) : "",
    schema.page === undefined ? "" : say("propertiesOnPage", { page: schema.name ?? schema.page }),
    ...(schema.notes ?? []),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Rows of everything below a schema; `path` is the name of the schema itself, "" for the top. */
function* schemaRows(schema: Schema, path: string, say: SayApi): Generator<string[]> {
  if (schema.recursive) return;
  for (const property of schema.properties ?? []) {
    yield* row(join(path, property.name), property, say);
  }
  for (const { pattern, schema: value } of schema.patternProperties ?? []) {
    yield* row(join(path, `/${pattern}/`), { schema: value }, say);
  }
  if (schema.additionalProperties)
    yield* row(join(path, "*"), { schema: schema.additionalProperties }, say);
  for (const [index, item] of (schema.prefixItems ?? []).entries()) {
    yield* row(`${path}[${index}]`, { schema: item, required: true }, say);
  }
  if (schema.items) yield* itemRows(schema.items, `${path}[]`, say);
  if (schema.variants) yield* variantRows(schema.variants, path, say);
  if (schema.not) {
    const name = say("mustNotBeValue", { name: path || say("value") });
    yield* row(name, { schema: schema.not }, say);
  }
}

function* row(
  path: string,
  { schema, required = false }: { schema: Schema; required?: boolean },
  say: SayApi,
): Generator<string[]> {
  const mark = required ? say("yesRequired") : "";
  yield [codeSpan(path), typeWords(schema, say), mark, describeMarkdown(schema, say)];
  yield* schemaRows(schema, path, say);
}

/** The array's own row tells the type of its items. */
function* itemRows(items: Schema, path: string, say: SayApi): Generator<string[]> {
  const text = describeMarkdown(items, say);
  if (text !== "") yield [codeSpan(path), typeWords(items, say), "", text];
  yield* schemaRows(items, path, say);
}

function* variantRows(
  { kind, discriminator, options }: SchemaVariants,
  path: string,
  say: SayApi,
): Generator<string[]> {
  const alternatives = say(kind === "oneOf" ? "exactlyOne" : "oneOrMore");
  for (const option of options) {
    const { label, schema } = option;
    const values = joined(tellingValues(option).map(codeSpan), "or", say);
    const name = codeSpan(discriminator ?? "");
    const told =
      values === ""
        ? say("alternative", { alternatives, label })
        : say("whenValue", { alternatives, label, name, values });
    const text = [told, describeMarkdown(schema, say)].join(" ").trim();
    yield [codeSpan(path || say("value")), typeWords(schema, say), "", text];
    yield* schemaRows(schema, path, say);
  }
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
