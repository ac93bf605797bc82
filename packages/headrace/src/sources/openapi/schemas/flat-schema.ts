import type { SchemaBase } from "../../../model/api.ts";
import { isRecord, list, record, text, texts } from "../json-values.ts";
import { isReference, type References } from "../references.ts";
import { discriminatorOf } from "./discriminator.ts";
import { type Intersect, mergeKeywords } from "./merge-keywords.ts";
import { basesOf, examplePartsOf, notesOf, type Part, titleOf } from "./merged-parts.ts";
import { isNullSchema, type Keywords, normalizeSchema, schemaObject } from "./normalize-schema.ts";

/** One level of a schema: references followed, `allOf` merged; what is below is as written. */
export interface FlatSchema {
  /** The same object for each occurrence of the same schema: by it recursion is noticed. */
  identity: object;
  /** Name of the component. */
  name: string | undefined;
  /** What it leads to, where it is a reference with words of its own. */
  alone: string | undefined;
  /** Without `$ref`, `allOf`, `oneOf`, `anyOf`; `required` names properties that are there. */
  keywords: Keywords;
  alternatives: Alternatives | undefined;
  /** Descriptions of schemas that it is made of, which its own replaced. */
  notes: string[];
  bases: SchemaBase[];
  /** What their examples say of its properties, in the place of their examples. */
  exampleParts: Record<string, unknown>;
}

export interface Alternatives {
  kind: "oneOf" | "anyOf";
  options: Option[];
  /** Property that tells them apart. */
  discriminator: string | undefined;
  /** Values of that property, by the reference that they stand for. */
  mapping: ReadonlyMap<string, readonly string[]>;
  /** Reference to what counts where that property does not tell. */
  fallback: string | undefined;
}

export interface Option {
  schema: unknown;
  /** What the author wrote, when that was a reference. */
  reference: string | undefined;
}

/** What flattening needs besides the schema. */
export interface FlattenContext {
  references: References;
  intersect: Intersect;
  /** References to the components that build on the component of this name by `allOf`. */
  subtypes: (name: string) => string[];
}

/**
 * Makes one level of a schema out of everything that it is composed of. Alternatives with one
 * member count as that member; a null among them becomes the type "null".
 */
export function flattenSchema(raw: unknown, context: FlattenContext): FlatSchema {
  const head = followHead(schemaObject(raw), context.references);
  const alone = head.name === undefined ? soleReference(head.schema) : undefined;
  const target = alone === undefined ? undefined : context.references.follow(alone);
  const parts = collectParts(head.schema, context, alone);
  const name = head.name ?? target?.name;
  const groups = parts.flatMap(({ keywords }) => alternativesOf(keywords));
  const subtypes = inheritance(name, parts, context);
  if (groups.length === 0 && subtypes) groups.push(subtypes);
  const title = titleOf(parts);
  const { title: _last, ...merged } = mergeParts(parts, context);
  return {
    identity: isRecord(target?.node) ? target.node : head.schema,
    name,
    alone,
    ...combine({ ...merged, ...(title !== "" && { title }) }, groups, context),
    notes: notesOf(parts),
    bases: basesOf(parts, title),
    exampleParts: examplePartsOf(parts),
  };
}

/** Follows a schema that is a reference and nothing else. */
function followHead(
  schema: Keywords,
  references: References,
): { schema: Keywords; name: string | undefined } {
  if (!isReference(schema) || Object.keys(schema).length > 1) return { schema, name: undefined };
  const { node, name } = references.follow(schema.$ref);
  return { schema: schemaObject(node), name };
}

/** Keywords that say something about a schema without making it another one. */
const ANNOTATIONS = new Set([
  "title",
  "summary",
  "description",
  "default",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "nullable",
  "externalDocs",
  "xml",
  "type",
  "required",
  "$id",
  "$schema",
  "$anchor",
  "$dynamicAnchor",
  "$defs",
  "$comment",
]);

const COMPOSITION = new Set(["$ref", "allOf", "oneOf", "anyOf"]);

/** The one reference of a schema that only annotates it; such a schema bears its name. */
function soleReference(schema: Keywords): string | undefined {
  const structural = (key: string) => !ANNOTATIONS.has(key) && !key.startsWith("x-");
  const members = conjunction(schema);
  const references = members.filter(isRecord).filter(isReference);
  const others = [schema, ...members.filter((member) => !isRecord(member) || !isReference(member))];
  const keys = others.flatMap((other) => Object.keys(schemaObject(other)));
  if (references.length !== 1 || keys.some((key) => structural(key) && !COMPOSITION.has(key)))
    return;
  if (others.some((other) => other !== schema && conjunction(other).length > 0)) return;
  if (alternativesOf(schema).length > 0) return;
  return references[0]?.$ref;
}

/** All schemas that hold beside a schema's own keywords. */
function conjunction(schema: unknown): unknown[] {
  if (!isRecord(schema)) return [];
  const reference = isReference(schema) ? [{ $ref: schema.$ref }] : [];
  const single = [schema.oneOf, schema.anyOf].flatMap((options) => {
    const rest = list(options).filter((option) => !isNullSchema(option));
    return rest.length === 1 ? rest : [];
  });
  return [...reference, ...list(schema.allOf), ...single];
}

/** Every schema that takes part, bases first. Parts that lead back into themselves end. */
function collectParts(
  head: Keywords,
  { references }: FlattenContext,
  alone: string | undefined,
): Part[] {
  const parts: Part[] = [];
  const seen = new Set<unknown>();
  const collect = (schema: unknown, { foreign, name }: Omit<Part, "keywords">) => {
    const keywords = schemaObject(schema);
    if (seen.has(keywords)) return;
    seen.add(keywords);
    for (const member of conjunction(keywords)) {
      if (isRecord(member) && isReference(member) && Object.keys(member).length === 1) {
        const { node, name: called } = references.follow(member.$ref);
        const isForeign = foreign || member.$ref !== alone;
        if (node !== undefined) collect(node, { foreign: isForeign, name: called });
      } else collect(member, { foreign, name });
    }
    const { $ref: _reference, allOf: _members, ...own } = normalizeSchema(keywords);
    if (hasNull(keywords)) own.nullable = true;
    parts.push({ keywords: own, foreign, name });
  };
  collect(head, { foreign: false, name: undefined });
  return parts;
}

/** Whether a list of alternatives holds null and one other. */
function hasNull(schema: Keywords): boolean {
  return [schema.oneOf, schema.anyOf].some(
    (options) =>
      list(options).some(isNullSchema) &&
      list(options).filter((option) => !isNullSchema(option)).length === 1,
  );
}

/** What a base says about itself does not hold for what is built on it. */
const OWN_ONLY = [
  "title",
  "description",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "nullable",
  "discriminator",
];

function isPart(example: unknown): boolean {
  return typeof example === "object" && example !== null;
}

function mergeParts(parts: readonly Part[], { intersect }: FlattenContext): Keywords {
  let merged: Keywords = {};
  for (const { keywords, foreign } of parts) {
    const { oneOf: _one, anyOf: _any, ...own } = keywords;
    if (foreign) for (const keyword of OWN_ONLY) delete own[keyword];
    // An example of one value is one of the whole; of an object it would lack what others add.
    if (foreign && list(own.examples).some(isPart)) delete own.examples;
    merged = mergeKeywords(merged, own, intersect);
  }
  return merged;
}

/** `oneOf` and `anyOf` with several members. */
function alternativesOf(schema: Keywords): Alternatives[] {
  const told = discriminatorOf(schema);
  return (["oneOf", "anyOf"] as const).flatMap((kind) => {
    const options = list(schema[kind]);
    if (options.filter((option) => !isNullSchema(option)).length < 2) return [];
    return [{ kind, options: options.map(asOption), ...told }];
  });
}

function asOption(schema: unknown): Option {
  const reference = isRecord(schema) && isReference(schema) ? schema.$ref : undefined;
  return { schema, reference };
}

/** A base with a discriminator and no alternatives of its own: what is built on it, or mapped. */
function inheritance(
  name: string | undefined,
  parts: readonly Part[],
  { subtypes }: FlattenContext,
): Alternatives | undefined {
  const own = parts.findLast(({ keywords, foreign }) => !foreign && keywords.discriminator);
  if (!own || name === undefined) return;
  const told = discriminatorOf(own.keywords);
  const targets = new Set([...told.mapping.keys(), ...subtypes(name)]);
  targets.delete(`#/components/schemas/${name}`);
  if (targets.size === 0) return;
  const options = [...targets].map(($ref) => asOption({ $ref }));
  return { kind: "oneOf", options, ...told };
}

/** Puts keywords and alternatives together: one group stays, others go into its options. */
function combine(
  merged: Keywords,
  [group, ...others]: Alternatives[],
  { intersect }: FlattenContext,
): Pick<FlatSchema, "keywords" | "alternatives"> {
  const { nullable, discriminator, ...keywords } = merged;
  if (nullable === true) addNull(keywords);
  if (!group) {
    const told = text(record(discriminator).propertyName);
    return {
      keywords: told ? { ...keywords, discriminator: told } : keywords,
      alternatives: undefined,
    };
  }
  // It would forbid the properties of the alternatives, which stand apart here.
  if (keywords.unevaluatedProperties === false) delete keywords.unevaluatedProperties;
  const properties = record(keywords.properties);
  const [present, missing] = [true, false].map((there) =>
    texts(keywords.required).filter((name) => Object.hasOwn(properties, name) === there),
  );
  const further = [
    ...others.map(({ kind, options }) => ({ [kind]: options.map(({ schema }) => schema) })),
    ...(missing?.length ? [{ required: missing }] : []),
  ];
  if (missing?.length) keywords.required = present;
  // Below the first one is every choice at least once.
  const inEach = countOf([group, ...others]) <= MOST_COMBINATIONS;
  const options = group.options.map(({ schema, reference }, index) =>
    further.length === 0 || isNullSchema(schema) || (!inEach && index > 0)
      ? { schema, reference }
      : { schema: intersect([schema, ...further]), reference },
  );
  if (nullable === true && !options.some(({ schema }) => isNullSchema(schema)))
    options.push(asOption({ type: "null" }));
  return { keywords, alternatives: { ...group, options } };
}

/** More combinations of alternatives than anybody reads are not all written out. */
const MOST_COMBINATIONS = 256;

function countOf(groups: readonly Alternatives[]): number {
  return groups.reduce((product, { options }) => product * options.length, 1);
}

function addNull(keywords: Keywords): void {
  const types = texts(keywords.type);
  if (types.length > 0 && !types.includes("null")) keywords.type = [...types, "null"];
}
