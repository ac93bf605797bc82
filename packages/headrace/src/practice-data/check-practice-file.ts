import { didYouMean } from "../diagnostics/nearest.ts";
import type { Json, Operation } from "../model/api.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { FILTERS } from "../practice/filters.ts";
import type { PracticeFile } from "./practice-file.ts";

/** What the form of the rules can't tell: operations and filters that do not exist. */
export function checkPracticeFile(
  { operations, resources }: PracticeFile,
  described: readonly Operation[],
): Diagnostic[] {
  const ids = described.map(({ id }) => id);
  const unknown = Object.keys(operations).filter((id) => !ids.includes(id));
  const filters = filtersIn(JSON.parse(JSON.stringify({ operations, resources })));
  const wrong = [...new Set(filters)].filter((name) => !Object.hasOwn(FILTERS, name));
  return [
    ...unknown.map((id) =>
      problem(`The rules name the operation "${id}", which is not described.`, id, ids),
    ),
    ...wrong.map((name) =>
      problem(
        `The rules use the filter "${name}", which does not exist.`,
        name,
        Object.keys(FILTERS),
      ),
    ),
  ];
}

function problem(message: string, name: string, known: readonly string[]): Diagnostic {
  const hint = didYouMean(name, known) ?? "Look at the spelling, or take it out.";
  return { code: "practice-rule", severity: "error", message, hint };
}

/** In the texts of templates, and in the names of conditions. */
function filtersIn(value: Json): string[] {
  if (typeof value === "string") {
    const expressions = value.match(/\$\{[^{}]+\}/g) ?? [];
    return expressions.flatMap((expression) => filtersOf(expression.slice(2, -1)));
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, entry]) => [
    ...filtersOf(name),
    ...filtersIn(entry),
  ]);
}

function filtersOf(expression: string): string[] {
  const [, ...filters] = expression.split("|");
  return filters.map((filter) => filter.replace(/:.*/s, ""));
}
