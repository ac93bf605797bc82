import type { Document } from "@redocly/openapi-core";
import type { ApiPosition, UnplacedFact } from "../../model/api.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Locate } from "./problem-position.ts";
import { hintOf } from "./rules.ts";
import { EXAMPLE_CHARACTERS } from "./schemas/schema-keywords.ts";

/** Keywords that no page shows, told once each. */
export function unseenDiagnostics(
  unseen: ReadonlyMap<string, number>,
  { source }: Document,
  locate: Locate,
): Diagnostic[] {
  if (unseen.size === 0) return [];
  const words = [...unseen].map(([name, count]) => `"${name}" (${count})`).join(", ");
  const { pointer: _pointer, ...position } = locate({ source, pointer: "#/" });
  return [
    {
      code: "openapi-not-shown",
      severity: "warning",
      message: `The pages do not show these keywords of schemas: ${words}.`,
      hint: "They stand in the published description.",
      ...position,
    },
  ];
}

/** Examples of schemas that are left out, told once. */
export function tooLongDiagnostics(
  tooLong: ReadonlyMap<object, number>,
  positionOf: (raw: object) => ApiPosition,
): Diagnostic[] {
  const [first] = tooLong.keys();
  if (first === undefined) return [];
  const { pointer, ...position } = positionOf(first);
  const count = [...tooLong.values()].reduce((sum, own) => sum + own, 0);
  const limit = EXAMPLE_CHARACTERS.toLocaleString("en");
  return [
    {
      code: "openapi-not-shown",
      severity: "warning",
      message: `${count === 1 ? "One example is" : `${count} examples are`} too long to be shown.`,
      hint: hintOf(
        pointer,
        `Those of a schema may have ${limit} characters; longer ones of a body stand in files beside its page.`,
      ),
      ...position,
    },
  ];
}

/** What stands where it has no meaning, told once. */
export function unplacedDiagnostics(
  facts: readonly UnplacedFact[],
  { source }: Document,
  locate: Locate,
): Diagnostic[] {
  const [first] = facts;
  if (first === undefined) return [];
  const { pointer, ...position } = locate({ source, pointer: first.pointer, reportOnKey: true });
  const places = new Set(facts.map((fact) => fact.pointer)).size;
  return [
    {
      code: "openapi-not-shown",
      severity: "warning",
      message: `Words at ${places === 1 ? "one place" : `${places} places`} belong to no operation: they have no meaning there, or nothing refers to them.`,
      hint: hintOf(pointer, "The pages of other components list them."),
      ...position,
    },
  ];
}
