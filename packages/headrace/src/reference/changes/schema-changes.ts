import type { ApiDescription, Schema } from "../../model/api.ts";
import { joined, type SayApi } from "../say.ts";
import { typeWords } from "../schemas/schema-words.ts";
import { type ChangeDetail, type ChangePlace, childChanges } from "./child-changes.ts";

/** The schemas that are too large for the operations that have them. */
export interface ComparedPages {
  before: ReadonlyMap<string, Schema>;
  after: ReadonlyMap<string, Schema>;
  /** Pairs that were compared for this operation: what changed in them is told once. */
  compared: Set<string>;
}

/** Schemas by the slugs of their pages. */
export function pagesOf({ schemas }: ApiDescription): ReadonlyMap<string, Schema> {
  return new Map(schemas.map(({ slug, schema }) => [slug, schema]));
}

/** What differs between two versions of a schema, as those see it who send or receive it. */
export function schemaChanges(
  before: Schema,
  after: Schema,
  at: { path: string; isSent: boolean; pages: ComparedPages; say: SayApi },
): ChangeDetail[] {
  const { isSent, pages, say } = at;
  // What is below was compared where the same schema stands further up.
  if (before.recursive || after.recursive) return [];
  if (before.page !== undefined && after.page !== undefined) {
    const pair = `${isSent} ${before.page} ${after.page}`;
    if (pages.compared.has(pair)) return [];
    pages.compared.add(pair);
  }
  const [old, current] = [whole(before, pages.before), whole(after, pages.after)];
  const compare: ChangePlace["compare"] = (one, other, path) =>
    schemaChanges(one, other, { ...at, path });
  const place = { path: at.path, isSent, say, compare };
  const retyped = typeChange(old, current, place);
  if (retyped) return [retyped];
  return [
    ...limitChanges(old, current, place),
    ...ruleChanges(old, current, place),
    ...valueChanges(old, current, place),
    ...childChanges(old, current, place),
  ];
}

/** A schema that was cut is on its page. */
function whole(schema: Schema, pages: ReadonlyMap<string, Schema>): Schema {
  return (schema.page !== undefined && pages.get(schema.page)) || schema;
}

function typeChange(before: Schema, after: Schema, place: ChangePlace): ChangeDetail | undefined {
  const { say } = place;
  const [old = "", current = ""] = [before, after].map((schema) => bareTypes(schema, say));
  if (old === current) return;
  const [narrow, wide] = place.isSent ? [before, after] : [after, before];
  const [was = "", is = ""] = [before, after].map((schema) => typeWords(schema, say));
  const types = was === is ? { before: old, after: current } : { before: was, after: is };
  const text = say("typeChanged", { name: place.path, ...types });
  return { text, isBreaking: !isWithin(narrow, wide) };
}

/** Without the names of components, which no client sees. */
function bareTypes({ types, format }: Schema, say: SayApi): string {
  return [joined([...types].sort(), "or", say) || say("typeAny"), format && `(${format})`]
    .filter(Boolean)
    .join(" ");
}

/** Whether all values of one type are of the other. */
function isWithin(narrow: Schema, wide: Schema): boolean {
  const takes = (type: string) =>
    wide.types.length === 0 ||
    wide.types.some((other) => other === type || (other === "number" && type === "integer"));
  const areTypes = narrow.types.length > 0 ? narrow.types.every(takes) : wide.types.length === 0;
  return areTypes && (wide.format === undefined || wide.format === narrow.format);
}

const LIMITS = [
  ["minimum", 1],
  ["exclusiveMinimum", 1],
  ["minLength", 1],
  ["minItems", 1],
  ["minProperties", 1],
  ["maximum", -1],
  ["exclusiveMaximum", -1],
  ["maxLength", -1],
  ["maxItems", -1],
  ["maxProperties", -1],
] as const;

function limitChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  return LIMITS.flatMap(([name, direction]) => {
    const [old, current] = [before[name], after[name]];
    if (old === current) return [];
    const isStricter =
      current !== undefined && (old === undefined || (current - old) * direction > 0);
    const told = { rule: name, name: place.path, value: current ?? "" };
    const text = place.say(current === undefined ? "limitGone" : "ruleChanged", told);
    return [{ text, isBreaking: isStricter && place.isSent }];
  });
}

const RULES = ["pattern", "multipleOf", "const", "uniqueItems"] as const;

/** Rules of which nobody can tell which one is stricter: any that is new may refuse what was sent. */
function ruleChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  const { path: name, isSent, say } = place;
  return RULES.flatMap((rule) => {
    const [old, current] = [before[rule], after[rule]].map((value) => JSON.stringify(value));
    if (old === current) return [];
    const text =
      current === undefined
        ? say("ruleGone", { rule, name })
        : say("ruleChanged", { rule, name, value: current });
    return [{ text, isBreaking: current !== undefined && isSent }];
  });
}

function valueChanges(before: Schema, after: Schema, place: ChangePlace): ChangeDetail[] {
  const { path: name, isSent, say } = place;
  if (!before.enum && !after.enum) return [];
  if (!before.enum) return [{ text: say("nowSomeValues", { name }), isBreaking: isSent }];
  if (!after.enum) return [{ text: say("nowAnyValue", { name }), isBreaking: !isSent }];
  const [old, current] = [before.enum, after.enum].map((all) =>
    all.map((value) => JSON.stringify(value)),
  );
  const added = current?.filter((value) => !old?.includes(value)) ?? [];
  const removed = old?.filter((value) => !current?.includes(value)) ?? [];
  return [
    ...added.map((value) => ({ text: say("newValue", { value, name }), isBreaking: false })),
    ...removed.map((value) => ({
      text: say("valueGone", { value, name }),
      isBreaking: isSent,
    })),
  ];
}
