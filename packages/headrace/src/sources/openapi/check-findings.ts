import type { Document } from "@redocly/openapi-core";
import { didYouMean } from "../../diagnostics/nearest.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { OperationIds } from "./found-operations.ts";
import { list, record, text } from "./json-values.ts";
import type { Locate } from "./problem-position.ts";
import { type Findings, hintOf } from "./rules.ts";
import { unresolvedDiagnostic } from "./unresolved-references.ts";

interface Surroundings {
  /** The bundled document. */
  root: Record<string, unknown>;
  /** All files, by absolute path. */
  documents: ReadonlyMap<string, Document>;
  /** Absolute path of the project. */
  projectRoot: string;
  locate: Locate;
}

/** Names that nothing answers to: references, security schemes, tags. */
export function findingDiagnostics(findings: Findings, surroundings: Surroundings): Diagnostic[] {
  const { root, locate } = surroundings;
  return [
    ...unresolvedDiagnostics(findings, surroundings),
    ...unknownSchemes(findings, root, locate),
    ...unknownTags(findings, root, locate),
  ];
}

/** Each once: what several references lead to is walked through as often. */
function unresolvedDiagnostics({ unresolved }: Findings, surroundings: Surroundings) {
  const all = unresolved.map((finding) => unresolvedDiagnostic(finding, surroundings));
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

function unknownSchemes({ schemes }: Findings, root: Record<string, unknown>, locate: Locate) {
  const known = Object.keys(record(record(root.components).securitySchemes));
  return schemes
    .filter(({ name }) => !known.includes(name))
    .map(({ name, location }): Diagnostic => {
      const { pointer, ...position } = locate(location);
      return {
        code: "openapi-security",
        severity: "error",
        message: `There is no security scheme "${name}".`,
        hint: hintOf(
          pointer,
          didYouMean(name, known) ?? 'Describe it below "securitySchemes" of "components".',
        ),
        ...position,
      };
    });
}

/** Only where tags are declared at all: then one that is not is likely misspelled. */
function unknownTags({ tags }: Findings, root: Record<string, unknown>, locate: Locate) {
  const known = list(root.tags).map((tag) => text(record(tag).name));
  if (known.length === 0) return [];
  return tags
    .filter(({ name }) => !known.includes(name))
    .map(({ name, location }): Diagnostic => {
      const { pointer, ...position } = locate(location);
      return {
        code: "openapi-tag",
        severity: "warning",
        message: `The tag "${name}" is not declared, so it makes a family without description.`,
        hint: hintOf(pointer, didYouMean(name, known) ?? 'Add it to "tags".'),
        ...position,
      };
    });
}

/** Names both operations, wherever they stand. */
export function duplicateDiagnostics(
  duplicates: OperationIds["duplicates"],
  locationOf: (raw: object) => ReturnType<Findings["operations"]["get"]>,
  locate: Locate,
): Diagnostic[] {
  const idPosition = (raw: object) => {
    const location = locationOf(raw);
    return location && locate({ ...location, pointer: `${location.pointer}/operationId` });
  };
  return duplicates.flatMap(({ operation, first }) => {
    const [here, there] = [idPosition(operation.raw), idPosition(first.raw)];
    if (!here || !there) return [];
    const { pointer, ...position } = here;
    const { file, line, column } = there;
    const id = text(operation.raw.operationId);
    return [
      {
        code: "openapi-operation-id",
        severity: "error" as const,
        message: `Two operations have the operationId "${id}".`,
        hint: hintOf(pointer, `The other one is at ${file}:${line}:${column}.`),
        ...position,
      },
    ];
  });
}
