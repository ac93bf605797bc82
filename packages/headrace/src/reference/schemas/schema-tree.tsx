import { Fragment, type ReactNode } from "react";
import { tellingValues } from "../../api/values/request-schema.ts";
import type { Schema, SchemaCondition, SchemaProperty, SchemaVariants } from "../../model/api.ts";
import { proseBlock, ruleBlock } from "../elements.tsx";
import { type FieldFlag, field, fieldList } from "../field.tsx";
import type { PageTools } from "../page-tools.ts";
import { enumList, notes } from "./schema-notes.tsx";
import { pageLink, recursion, type SchemaPlace, sameAs, shownElsewhere } from "./schema-place.tsx";
import { fieldType, type Rule, ruleWords, typeWords } from "./schema-words.ts";

/** All that a schema says, but its name, type and description. */
export function schemaBody(schema: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const { rules = [], ...own } = place;
  return bodyParts(schema, { rules: [...ruleWords(schema), ...rules], place: own }, tools);
}

function bodyParts(
  schema: Schema,
  { rules, place }: { rules: readonly Rule[]; place: SchemaPlace },
  tools: PageTools,
): ReactNode {
  if (schema.recursive) return recursion(schema, place);
  const shown = shownElsewhere(schema, place, tools);
  if (shown) {
    return (
      <>
        {ruleBlock(rules)}
        {sameAs(shown)}
      </>
    );
  }
  const inside = schema.name
    ? { ...place, around: new Map([...place.around, [schema.name, place.id]]) }
    : place;
  return (
    <>
      {notes(schema, tools)}
      {ruleBlock(rules)}
      {enumList(schema, place, tools)}
      {propertyGroup(schema, inside, tools)}
      {itemsGroup(schema, inside, tools)}
      {schema.variants && variants(schema.variants, inside, tools)}
      {schema.not && negation(schema.not, inside, tools)}
      {schema.conditions?.map((condition) => conditionGroup(condition, inside, tools))}
      {pageLink(schema, schema.page, tools)}
    </>
  );
}

/** What a value may not be: in words where it is plain, so that it says so while it is closed. */
function negation(schema: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const rules = ruleWords(schema);
  if (isEmpty(schema)) return <p className="api-rules">No value is allowed.</p>;
  if (Object.keys(schema).every((key) => PLAIN_NEGATION.has(key)) && rules.length > 0) {
    const [first, ...others] = rules;
    const lead = first && { ...first, text: `Must not be: ${first.text.toLowerCase()}` };
    return ruleBlock(lead ? [lead, ...others] : others);
  }
  return alternative({ label: "Must not match this", schema }, place, tools);
}

const PLAIN_NEGATION = new Set(["types", "enum", "const", "pattern", "format"]);

function isEmpty(schema: Schema): boolean {
  return schema.types.length === 0 && Object.keys(schema).length === 1;
}

function conditionGroup(
  { kind, name = "", schema }: SchemaCondition,
  place: SchemaPlace,
  tools: PageTools,
): ReactNode {
  const labels = {
    if: "If it matches this",
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: "then also this holds",
    else: "else this holds",
    contains: "Holds an item like this",
    propertyNames: "Names of properties",
    dependent: `Where ${name} is there`,
    content: "What the text holds",
    unevaluatedItems: "Each other item",
  };
  return alternative({ label: labels[kind], schema }, place, tools);
}

function propertyGroup(schema: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const others = otherProperties(schema);
  const all = schema.properties ?? [];
  const properties = all.filter((property) => !(place.isSent && property.schema.readOnly));
  const unsent = all.filter((property) => !properties.includes(property));
  if (all.length + others.length === 0) return null;
  const below = { ...place, depth: place.depth + 1 };
  const list = fieldList([
    ...properties.map((property) => propertyField(property, below, tools)),
    ...others.map((other) => otherField(other, below, tools)),
  ]);
  for (const { name } of unsent) tools.note(name);
  const names = unsent.map(({ name }) => name);
  const content = (
    <>
      {list}
      {names.length > 0 && ruleBlock([{ text: "Only in answers:", values: names }])}
      {names.length > 0 && pageLink(schema, schema.wholePage, tools)}
    </>
  );
  return group(groupLabel(properties.length), content, place);
}

/** A map has no properties with names of their own. */
function groupLabel(count: number): string {
  if (count === 0) return "Each property";
  return `${count} ${count === 1 ? "property" : "properties"}`;
}

/** Properties are shown at once on the first level and inside native details below it. */
function group(label: string, content: ReactNode, { depth }: SchemaPlace): ReactNode {
  if (depth === 0) return content;
  return (
    <details className="api-group">
      <summary>{label}</summary>
      {content}
    </details>
  );
}

function propertyField(
  { name, required, schema }: SchemaProperty,
  place: SchemaPlace,
  tools: PageTools,
): ReactNode {
  const path = [...place.path, name];
  const id = tools.ids.add(...path);
  const flags: FieldFlag[] = [
    ...(required ? (["required"] as const) : []),
    ...(schema.deprecated ? (["deprecated"] as const) : []),
    ...(schema.readOnly ? (["read-only"] as const) : []),
    ...(schema.writeOnly ? (["write-only"] as const) : []),
  ];
  tools.note(name);
  const head = {
    id,
    name,
    type: fieldType(name, schema),
    flags,
    prose: tools.prose(describe(schema)),
  };
  return field(head, schemaBody(schema, { ...place, path, id }, tools));
}

/** A schema's title says something only where there is no description, and no type has it. */
export function describe(schema: Schema): string | undefined {
  const { description, title = "" } = schema;
  return description ?? (typeWords(schema).includes(title) ? undefined : title);
}

interface OtherProperty {
  name: string;
  prefix: string;
  schema: Schema;
}

/** Properties without a name of their own. */
function otherProperties(schema: Schema): OtherProperty[] {
  const { properties = [], patternProperties = [], additionalProperties } = schema;
  const patterns = patternProperties.map(({ pattern, schema: value }) => ({
    name: pattern,
    prefix: "Each property whose name matches",
    schema: value,
  }));
  if (!additionalProperties) return patterns;
  const hasOthers = properties.length + patterns.length > 0;
  const prefix = hasOthers ? "Each other property" : "Each property";
  return [...patterns, { name: "*", prefix, schema: additionalProperties }];
}

function otherField(other: OtherProperty, place: SchemaPlace, tools: PageTools): ReactNode {
  const { schema, name, prefix } = other;
  const path = [...place.path, name];
  const id = tools.ids.add(...path);
  const head = {
    id,
    name,
    prefix,
    type: fieldType(name, schema),
    flags: [],
    prose: tools.prose(describe(schema)),
  };
  return field(head, schemaBody(schema, { ...place, path, id }, tools));
}

/** What is said of the items of a list, one by one and all together. */
function itemsGroup(
  { items, prefixItems }: Schema,
  place: SchemaPlace,
  tools: PageTools,
): ReactNode {
  return (
    <>
      {prefixItems?.map((item, index) => {
        const label = `Item ${index + 1}: ${typeWords(item)}`;
        return alternative({ label, schema: item }, place, tools);
      })}
      {items && eachItem(items, place, tools)}
    </>
  );
}

/** The array's own line tells the type of its items. */
function eachItem(items: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const prose = proseBlock(tools.prose(items.description));
  const body = schemaBody(items, place, tools);
  const hasRules = !items.recursive && (ruleWords(items).length > 0 || items.description);
  return (
    <>
      {hasRules && <p className="api-label">Each item</p>}
      {prose}
      {body}
    </>
  );
}

function variants(
  { kind, discriminator, fallback, options }: SchemaVariants,
  place: SchemaPlace,
  tools: PageTools,
): ReactNode {
  return (
    <div className="api-variants">
      <p className="api-label">
        {kind === "oneOf" ? "Exactly one of these" : "One or more of these"}
        {discriminator !== undefined && (
          <>
            ; <code>{discriminator}</code> tells which
            {fallback !== undefined && `, ${fallback} where it does not`}
          </>
        )}
      </p>
      {options.map((option) => {
        const { label, schema } = option;
        const note = tellingValues(option).map((value) => `${discriminator ?? ""}: ${value}`);
        return alternative({ label, schema, note }, place, tools);
      })}
    </div>
  );
}

interface Alternative {
  label: string;
  schema: Schema;
  /** Discriminator and its value, for each of its values. */
  note?: string[];
}

function alternative(
  { label, schema, note = [] }: Alternative,
  place: SchemaPlace,
  tools: PageTools,
): ReactNode {
  const path = [...place.path, label];
  const id = tools.ids.add(...path);
  tools.note(label);
  const unnamed = schema.name === label ? { ...schema, name: "" } : schema;
  // Its own properties are on the first level of what the reader opens.
  const inside = { ...place, path, id, depth: 0 };
  return (
    <details className="api-group" id={id} key={id}>
      <summary>
        {label}
        {note.map((words) => (
          <Fragment key={words}>
            {" "}
            <code>{words}</code>
          </Fragment>
        ))}
        {!label.includes(":") && label !== typeWords(schema) && (
          <>
            {" "}
            <span className="api-type">{fieldType(label, unnamed)}</span>
          </>
        )}
      </summary>
      {proseBlock(tools.prose(describe(schema)))}
      {schemaBody(schema, inside, tools)}
    </details>
  );
}
