import type { Schema, SchemaCondition, SchemaProperty } from "../../../model/api.ts";
import { isRecord, list, record, text, texts } from "../json-values.ts";
import { isReference, parsePointer } from "../references.ts";
import type { Alternatives, FlatSchema, Option } from "./flat-schema.ts";
import type { Keywords } from "./normalize-schema.ts";
import { sampleText } from "./sample-text.ts";
import { ownKeywords } from "./schema-keywords.ts";
import type { ReadSchema } from "./schema-reader.ts";

/** A place in a schema that takes another one. */
export interface Child {
  raw: unknown;
  /** What it is in the schema around it: the name of a property, of an alternative. */
  label: string;
  /** Of the schema around it, for an alternative. */
  base?: Keywords;
  place: (parent: Schema, child: Schema) => void;
}

interface Parent {
  flat: FlatSchema;
  /** Of the schema whose alternative this is: what it says already is not said again. */
  base: Keywords;
  read: ReadSchema;
}

/** Everything below one level of a schema, in the order in which it is read. */
export function schemaChildren({ flat, base, read }: Parent): Child[] {
  const { keywords, alternatives } = flat;
  return [
    ...properties(keywords, base, read),
    ...otherProperties(keywords),
    ...items(keywords),
    ...options(alternatives, said(base, keywords), read),
    ...(isRecord(keywords.not) ? [negation(keywords.not)] : []),
    ...conditions(keywords),
  ];
}

const CONDITIONS = [
  ["if", "if"],
  ["then", "then"],
  ["else", "else"],
  ["contains", "contains"],
  ["propertyNames", "propertyNames"],
  ["unevaluatedItems", "unevaluatedItems"],
  ["contentSchema", "content"],
] as const;

/** Schemas that hold under a condition, or for a part of the value. */
function conditions(keywords: Keywords): Child[] {
  const plain = CONDITIONS.flatMap(([keyword, kind]) =>
    saysMore(keywords[keyword]) ? [condition({ kind }, keywords[keyword])] : [],
  );
  const dependent = { ...record(keywords.dependencies), ...record(keywords.dependentSchemas) };
  return [
    ...plain,
    ...Object.entries(dependent).flatMap(([name, raw]) =>
      saysMore(raw) ? [condition({ kind: "dependent", name }, raw)] : [],
    ),
  ];
}

/** `true` allows what is allowed without it; `false` nothing. */
function saysMore(schema: unknown): boolean {
  return isRecord(schema) || schema === false;
}

function condition(place: Omit<SchemaCondition, "schema">, raw: unknown): Child {
  return {
    raw,
    label: place.name ?? place.kind,
    place: (parent, schema) => {
      parent.conditions ??= [];
      parent.conditions.push({ ...place, schema });
    },
  };
}

function properties(keywords: Keywords, base: Keywords, read: ReadSchema): Child[] {
  const [own, known] = [record(keywords.properties), record(base.properties)];
  const [required, alreadyRequired] = [new Set(texts(keywords.required)), texts(base.required)];
  const names = new Set([...Object.keys(own), ...required]);
  return [...names].flatMap((name) => {
    const declared = [own, known].find((properties) => Object.hasOwn(properties, name));
    const raw = declared ? declared[name] : {};
    const isSaid = Object.hasOwn(known, name) && known[name] === raw;
    if (isSaid && (alreadyRequired.includes(name) || !required.has(name))) return [];
    const sample = sampleOf(name, raw, read);
    return [
      {
        raw,
        label: name,
        place: (parent: Schema, schema: Schema) => {
          parent.properties ??= [];
          parent.properties.push({ name, required: required.has(name), schema, ...sample });
        },
      },
    ];
  });
}

/**
 * A text for examples of a value that has none.
 *
 * @param raw Its schema.
 */
function sampleOf(name: string, raw: unknown, read: ReadSchema): Pick<SchemaProperty, "sample"> {
  const { keywords } = read(raw);
  const own = ownKeywords(keywords);
  const { items } = keywords;
  // What references lead to is reached when it is drawn, and not before.
  const isList = own.types.includes("array") && !own.examples && isRecord(items);
  const schema = isList && !isReference(items) ? ownKeywords(read(items).keywords) : own;
  const sample = sampleText({ name, description: own.description ?? "", schema });
  return sample === undefined ? {} : { sample };
}

function otherProperties(keywords: Keywords): Child[] {
  const additional = keywords.additionalProperties ?? keywords.unevaluatedProperties;
  const patterns = Object.entries(record(keywords.patternProperties));
  return [
    ...patterns.map(([pattern, raw]) => ({
      raw,
      label: pattern,
      place: (parent: Schema, schema: Schema) => {
        parent.patternProperties ??= [];
        parent.patternProperties.push({ pattern, schema });
      },
    })),
    ...(isRecord(additional) && Object.keys(additional).length > 0
      ? [
          {
            raw: additional,
            label: "property",
            place: (parent: Schema, schema: Schema) => {
              parent.additionalProperties = schema;
            },
          },
        ]
      : []),
  ];
}

function items(keywords: Keywords): Child[] {
  const prefix = list(keywords.prefixItems).map((raw, index) => ({
    raw,
    label: `item ${index + 1}`,
    place: (parent: Schema, schema: Schema) => {
      parent.prefixItems ??= [];
      parent.prefixItems.push(schema);
    },
  }));
  if (!isRecord(keywords.items)) return prefix;
  const place = (parent: Schema, schema: Schema) => {
    parent.items = schema;
  };
  return [...prefix, { raw: keywords.items, label: "item", place }];
}

function negation(raw: unknown): Child {
  return {
    raw,
    label: "not",
    place: (parent, schema) => {
      parent.not = schema;
    },
  };
}

/** What holds for an alternative, whatever it says itself. */
function said(base: Keywords, keywords: Keywords): Keywords {
  return {
    properties: { ...record(base.properties), ...record(keywords.properties) },
    required: [...texts(base.required), ...texts(keywords.required)],
  };
}

function options(
  alternatives: Alternatives | undefined,
  base: Keywords,
  read: ReadSchema,
): Child[] {
  if (!alternatives) return [];
  const { kind, discriminator, fallback } = alternatives;
  return alternatives.options.map((option, index) => {
    const label = optionLabel(read(option.schema), index);
    const [value, ...otherValues] = discriminator ? optionValues(option, alternatives) : [];
    const isFallback = fallback !== undefined && option.reference === fallback;
    return {
      raw: option.schema,
      label,
      base,
      place: (parent: Schema, schema: Schema) => {
        parent.variants ??= { kind, ...(discriminator && { discriminator }), options: [] };
        if (isFallback) parent.variants.fallback = label;
        parent.variants.options.push({
          label,
          ...(value !== undefined && { value }),
          ...(otherValues.length > 0 && { otherValues }),
          schema,
        });
      },
    };
  });
}

/** "Team"; else the title; else what it is, when that is one plain type; else "Option 2". */
function optionLabel({ name, keywords }: FlatSchema, index: number): string {
  const [type, second] = texts(keywords.type);
  const plain = second === undefined && type !== "object" && type !== "array" ? type : undefined;
  return name ?? (text(keywords.title) || plain || `Option ${index + 1}`);
}

/** The values that the mapping gives, or the component's name (OpenAPI 3.1, 4.8.25). */
function optionValues({ reference }: Option, { mapping }: Alternatives): readonly string[] {
  if (reference === undefined) return [];
  return mapping.get(reference) ?? parsePointer(reference.slice(1)).slice(-1);
}
