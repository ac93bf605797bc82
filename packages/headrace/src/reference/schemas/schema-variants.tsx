import type { ReactNode } from "react";
import { tellingValues } from "../../api/values/request-schema.ts";
import type { Schema, SchemaVariants } from "../../model/api.ts";
import { type SayApi, withElements } from "../say.ts";
import { tellingNames } from "../telling-names.ts";
import { type Alternative, labelOf } from "./schema-head.tsx";
import { hasNoParts } from "./schema-line.ts";
import type { SchemaPlace } from "./schema-place.tsx";

/** "Exactly one of these, told by `kind`". */
export function variantsLabel(
  { kind, discriminator, fallback }: SchemaVariants,
  say: SayApi,
): ReactNode {
  const alternatives = say(kind === "oneOf" ? "exactlyOne" : "oneOrMore");
  return (
    <p className="api-label">
      {discriminator === undefined
        ? alternatives
        : withElements(say(fallback === undefined ? "toldBy" : "toldByOr"), {
            alternatives,
            name: <code>{discriminator}</code>,
            other: fallback,
          })}
    </p>
  );
}

/** What a value may be; what is told with parts is open, or behind a switch where names allow it. */
export function alternativesOf(
  { description = "", notes = [], variants }: Schema & { variants: SchemaVariants },
  place: SchemaPlace,
): Alternative[] {
  const { discriminator = "", options } = variants;
  // What is built on a schema repeats what that says of itself, which stands above.
  const known = [description, ...notes];
  const first = options.find((option) => opensFirst(option.schema, place));
  const all = options.map((option) => ({
    label: labelOf(option),
    schema: withoutNotes(option.schema, known),
    note: tellingValues(option).map((value) => `${discriminator}: ${value}`),
    isOpen: option === first,
  }));
  const inSwitch = all.toSorted((a, b) => rank(a) - rank(b));
  const names = first && switchNames(inSwitch);
  return names ? inSwitch.map((one, index) => ({ ...one, tab: names[index] ?? "" })) : all;
}

/** A switch begins with what has parts: there is little to read behind "null". */
function rank({ isOpen, schema }: Alternative): number {
  if (isOpen) return 0;
  return hasNoParts(schema) ? 2 : 1;
}

/** Characters of a name in a switch, and of all of them: more stand better below each other. */
const LONGEST_NAME = 40;
const LONGEST_ROW = 120;

/** Titles where each has one of its own, else the labels; nothing for what no switch should show. */
function switchNames(all: readonly Alternative[]): readonly string[] | undefined {
  if (all.filter(({ schema }) => !hasNoParts(schema)).length < 2) return undefined;
  const titles = all.map(({ schema, label }) => schema.title || label);
  const labels = all.map(({ label }) => label);
  return tellingNames([titles, labels], { each: LONGEST_NAME, all: LONGEST_ROW });
}

/** Of more properties than this the reader decides, unless nothing else is there. */
const SHORT = 8;

/** Whether its parts are worth to be seen at once. */
function opensFirst(schema: Schema, { depth }: SchemaPlace): boolean {
  return !hasNoParts(schema) && (depth === 0 || (schema.properties?.length ?? 0) <= SHORT);
}

function withoutNotes(schema: Schema, known: readonly string[]): Schema {
  if (!schema.notes?.some((text) => known.includes(text))) return schema;
  return { ...schema, notes: schema.notes.filter((text) => !known.includes(text)) };
}
