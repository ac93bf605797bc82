import type { Schema } from "../../model/api.ts";
import type { SayApi } from "../say.ts";

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
  say: SayApi;
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
  const { isSent, compare, say } = place;
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
      return [
        { text: say(isBreaking ? "newRequiredPart" : "newPart", { name: path }), isBreaking },
      ];
    }
    const isRequired = required && !known.required;
    const isOptional = !required && known.required;
    return [
      ...(isRequired
        ? [{ text: say("propertyRequired", { name: path }), isBreaking: isSent }]
        : []),
      ...(isOptional
        ? [{ text: say("propertyOptional", { name: path }), isBreaking: !isSent }]
        : []),
      ...compare(known.schema, schema, path),
    ];
  });
  const removed = [...old.keys()].filter((name) => !current.has(name));
  return [
    ...added,
    ...removed.map((name) => ({
      text: say("propertyGone", { name: `${place.path}.${name}` }),
      isBreaking: true,
    })),
  ];
}

function otherPropertyChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  const [old, current] = [before.additionalProperties, after.additionalProperties];
  const path = `${place.path}.*`;
  if (old && current) return place.compare(old, current, path);
  if (current === false && old !== false)
    return [{ text: place.say("nowClosed", { name: place.path }), isBreaking: place.isSent }];
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
  const { path: name, isSent, compare, say } = place;
  const options = ({ variants }: Schema) =>
    new Map(variants?.options.map((option) => [option.label, option.schema]));
  const [old, current] = [options(before), options(after)];
  if (old.size === 0 && current.size === 0) return [];
  if (current.size === 0) return [{ text: say("noAlternatives", { name }), isBreaking: true }];
  if (old.size === 0) return [{ text: say("nowAlternatives", { name }), isBreaking: true }];
  const added = [...current.keys()].filter((label) => !old.has(label));
  const removed = [...old.keys()].filter((label) => !current.has(label));
  return [
    ...added.map((label) => ({ text: say("mayBe", { name, label }), isBreaking: !isSent })),
    ...removed.map((label) => ({ text: say("mayNotBe", { name, label }), isBreaking: isSent })),
    ...[...old].flatMap(([label, schema]) => {
      const other = current.get(label);
      return other ? compare(schema, other, name) : [];
    }),
  ];
}
