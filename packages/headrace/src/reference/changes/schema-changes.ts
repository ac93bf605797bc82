import type { Schema } from "../../model/api.ts";
import { typeWords } from "../schemas/schema-words.ts";

/** One difference, in words. */
export interface ChangeDetail {
  text: string;
  isBreaking: boolean;
}

/** Where a schema stands. */
export interface ChangePlace {
  /** "body.owner". */
  path: string;
  /** It is part of a request: what is stricter breaks; of a response: what is missing does. */
  isSent: boolean;
}

/** What differs between two versions of a schema, as readers see it. */
export function schemaChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  const [old, current] = [typeWords(before), typeWords(after)];
  if (old !== current) {
    const text = `${place.path} was ${old} and is ${current}`;
    return [{ text, isBreaking: !isWider(before, after, place) }];
  }
  return [
    ...limitChanges(before, after, place),
    ...valueChanges(before, after, place),
    ...propertyChanges(before, after, place),
    ...(before.items && after.items
      ? schemaChanges(before.items, after.items, { ...place, path: `${place.path}[]` })
      : []),
  ];
}

/** More types of what is sent break nobody. */
function isWider(before: Schema, after: Schema, { isSent }: ChangePlace): boolean {
  const [narrow, wide] = isSent ? [before, after] : [after, before];
  return narrow.types.every((type) => wide.types.includes(type)) && narrow.name === wide.name;
}

const LIMITS = [
  ["minimum", 1],
  ["exclusiveMinimum", 1],
  ["minLength", 1],
  ["minItems", 1],
  ["maximum", -1],
  ["exclusiveMaximum", -1],
  ["maxLength", -1],
  ["maxItems", -1],
] as const;

function limitChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  return LIMITS.flatMap(([name, direction]) => {
    const [old, current] = [before[name], after[name]];
    if (old === current) return [];
    const isStricter =
      current !== undefined && (old === undefined || (current - old) * direction > 0);
    const words = current === undefined ? "has no limit any more" : `is now ${current}`;
    return [{ text: `${name} of ${place.path} ${words}`, isBreaking: isStricter && place.isSent }];
  });
}

function valueChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  if (!before.enum || !after.enum) return [];
  const texts = (schema: Schema) => (schema.enum ?? []).map((value) => JSON.stringify(value));
  const [old, current] = [texts(before), texts(after)];
  const added = current.filter((value) => !old.includes(value));
  const removed = old.filter((value) => !current.includes(value));
  return [
    ...added.map((value) => ({ text: `New value ${value} of ${place.path}`, isBreaking: false })),
    ...removed.map((value) => ({
      text: `The value ${value} of ${place.path} is gone`,
      isBreaking: place.isSent,
    })),
  ];
}

function propertyChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  const old = new Map(before.properties?.map((property) => [property.name, property]));
  const current = new Map(after.properties?.map((property) => [property.name, property]));
  const added = [...current.values()].flatMap(({ name, required, schema }): ChangeDetail[] => {
    const path = `${place.path}.${name}`;
    const known = old.get(name);
    if (!known) {
      const isBreaking = required && place.isSent;
      return [{ text: isBreaking ? `New required ${path}` : `New ${path}`, isBreaking }];
    }
    const isRequired = required && !known.required;
    const isOptional = !required && known.required;
    return [
      ...(isRequired ? [{ text: `${path} is now required`, isBreaking: place.isSent }] : []),
      ...(isOptional ? [{ text: `${path} may now be absent`, isBreaking: !place.isSent }] : []),
      ...schemaChanges(known.schema, schema, { ...place, path }),
    ];
  });
  const removed = [...old.keys()].filter((name) => !current.has(name));
  return [
    ...added,
    ...removed.map((name) => ({ text: `${place.path}.${name} is gone`, isBreaking: true })),
  ];
}
