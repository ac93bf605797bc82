import type { Schema } from "../../model/api.ts";

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
  /** Compares what is below. */
  compare: (before: Schema, after: Schema, path: string) => ChangeDetail[];
}

/** What differs between the parts of two versions of a schema. */
export function childChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  return [
    ...propertyChanges(before, after, place),
    ...otherPropertyChanges(before, after, place),
    ...itemChanges(before, after, place),
    ...variantChanges(before, after, place),
  ];
}

function propertyChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  const { isSent, compare } = place;
  const written = ({ properties = [] }: Schema) =>
    new Map(
      properties
        .filter(({ schema }) => !(isSent ? schema.readOnly : schema.writeOnly))
        .map((property) => [property.name, property]),
    );
  const [old, current] = [written(before), written(after)];
  const added = [...current.values()].flatMap(({ name, required, schema }): ChangeDetail[] => {
    const path = `${place.path}.${name}`;
    const known = old.get(name);
    if (!known) {
      const isBreaking = required && isSent;
      return [{ text: isBreaking ? `New required ${path}` : `New ${path}`, isBreaking }];
    }
    const isRequired = required && !known.required;
    const isOptional = !required && known.required;
    return [
      ...(isRequired ? [{ text: `${path} is now required`, isBreaking: isSent }] : []),
      ...(isOptional ? [{ text: `${path} may now be absent`, isBreaking: !isSent }] : []),
      ...compare(known.schema, schema, path),
    ];
  });
  const removed = [...old.keys()].filter((name) => !current.has(name));
  return [
    ...added,
    ...removed.map((name) => ({ text: `${place.path}.${name} is gone`, isBreaking: true })),
  ];
}

function otherPropertyChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  const [old, current] = [before.additionalProperties, after.additionalProperties];
  const path = `${place.path}.*`;
  if (old && current) return place.compare(old, current, path);
  if (current === false && old !== false)
    return [{ text: `${place.path} takes no other properties any more`, isBreaking: place.isSent }];
  return [];
}

function itemChanges(
  before: Schema,
  after: Schema,
  { path, compare }: ChangePlace,
): ChangeDetail[] {
  const first = (before.prefixItems ?? []).flatMap((item, index) => {
    const other = after.prefixItems?.[index];
    return other ? compare(item, other, `${path}[${index}]`) : [];
  });
  const others = before.items && after.items ? compare(before.items, after.items, `${path}[]`) : [];
  return [...first, ...others];
}

function variantChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  const { path, isSent, compare } = place;
  const options = ({ variants }: Schema) =>
    new Map(variants?.options.map((option) => [option.label, option.schema]));
  const [old, current] = [options(before), options(after)];
  if (old.size === 0 && current.size === 0) return [];
  if (current.size === 0)
    return [{ text: `${path} has no alternatives any more`, isBreaking: true }];
  if (old.size === 0) return [{ text: `${path} is now one of several`, isBreaking: true }];
  const added = [...current.keys()].filter((label) => !old.has(label));
  const removed = [...old.keys()].filter((label) => !current.has(label));
  return [
    ...added.map((label) => ({ text: `${path} may now be ${label}`, isBreaking: !isSent })),
    ...removed.map((label) => ({ text: `${path} can't be ${label} any more`, isBreaking: isSent })),
    ...[...old].flatMap(([label, schema]) => {
      const other = current.get(label);
      return other ? compare(schema, other, path) : [];
    }),
  ];
}
