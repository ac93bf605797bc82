import type { ReactNode } from "react";
import type { Schema } from "../../model/api.ts";
import { placeholder } from "../../model/placeholders.ts";
import type { PageTools, ShownSchema } from "../page-tools.ts";
import { type SayApi, withElements } from "../say.ts";
import type { Rule } from "./schema-words.ts";

/** Where a schema stands on its page. */
export interface SchemaPlace {
  /** Names from the section down to this schema; ids of what is below begin with them. */
  path: readonly string[];
  /** Id of the element that holds it. */
  id: string;
  /** How many lists of properties are around it. */
  depth: number;
  /** Ids of the schemas around it, by name: a schema that contains itself links there. */
  around: ReadonlyMap<string, string>;
  /** It is part of a request: what is read-only does not belong there. */
  isSent?: boolean;
  /** Rules besides those of the schema. */
  rules?: readonly Rule[];
}

/** The place of a schema that stands in no other. */
export function topPlace(
  path: readonly string[],
  id: string,
  { isSent = false } = {},
): SchemaPlace {
  return { path, id, isSent, depth: 0, around: new Map() };
}

/** Leads to a page with what this one leaves out. */
export function pageLink(
  { name }: Schema,
  page: string | undefined,
  { schemaRoutes, say }: PageTools,
): ReactNode {
  const route = page === undefined ? undefined : schemaRoutes[page];
  if (route === undefined) return null;
  return (
    <p className="api-rules">
      {withElements(say("seePage"), {
        page: <a href={placeholder("route", route)}>{name ?? say("allProperties")}</a>,
      })}
    </p>
  );
}

/** A schema with at least so many properties is drawn once on a page, and linked from there on. */
const LARGE = 4;
/** So are lists of values with their meanings. */
const LONG = 8;

export function shownElsewhere(
  schema: Schema,
  place: SchemaPlace,
  tools: PageTools,
): ShownSchema | undefined {
  if ((schema.properties?.length ?? 0) < LARGE) return undefined;
  const byParts =
    schema.sameParts === undefined
      ? undefined
      : findShown(`${isPartial(schema, place)} parts ${schema.sameParts}`, place, tools);
  const byWords = findShown(schemaKey(schema, place), place, tools);
  return byParts ?? byWords;
}

/** Whether what is read-only is left out of it. */
function isPartial(schema: Schema, { isSent = false }: Pick<SchemaPlace, "isSent">): boolean {
  return isSent && JSON.stringify(schema).includes('"readOnly":true');
}

/** The same for values and what they mean. */
export function valuesShownElsewhere(
  { enum: values = [], enumDescriptions = [] }: Schema,
  place: SchemaPlace,
  tools: PageTools,
): ShownSchema | undefined {
  if (values.length < LONG) return undefined;
  return findShown(JSON.stringify([values, enumDescriptions]), place, tools);
}

function findShown(key: string, place: SchemaPlace, tools: PageTools): ShownSchema | undefined {
  const label = place.path.slice(1).join(".") || place.id;
  const shown = tools.findShown(key, { id: place.id, label });
  return shown?.id === place.id ? undefined : shown;
}

/**
 * Equal for schemas that are the same to readers. A component is known by its name and what it
 * says itself: how much of what is below is shown, and what of it has a page, differs by place.
 */
export function schemaKey(
  { title: _, description: __, sameParts: ___, ...said }: Schema,
  place: Pick<SchemaPlace, "isSent">,
): string {
  const partial = isPartial(said, place);
  if (said.name === undefined) return `${partial} ${JSON.stringify(said, withoutNumbers)}`;
  const { properties = [], variants, items: _items, ...own } = said;
  const names = properties.map(({ name, required, schema }) => [
    name,
    required,
    schema.name,
    schema.types,
    schema.description,
  ]);
  const options = variants?.options.map(({ label, value }) => [label, value]);
  return `${partial} ${JSON.stringify([own, names, options])}`;
}

/** Schemas that are written out twice have parts of their own, and are the same to readers. */
function withoutNumbers(key: string, value: unknown): unknown {
  return key === "sameParts" ? undefined : value;
}

/** Leads to a schema that stands further up. */
export function sameAs({ id, label }: ShownSchema, say: SayApi): ReactNode {
  return (
    <p className="api-rules">
      {withElements(say("sameAs"), { place: <a href={`#${id}`}>{label}</a> })}
    </p>
  );
}

export function recursion({ name }: Schema, { around }: SchemaPlace, say: SayApi): ReactNode {
  const id = name === undefined ? undefined : around.get(name);
  const label = name ?? say("schemaAround");
  const place = id === undefined ? label : <a href={`#${id}`}>{label}</a>;
  return <p className="api-rules">{withElements(say("containsItself"), { place })}</p>;
}
