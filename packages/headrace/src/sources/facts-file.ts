import { didYouMean } from "../diagnostics/nearest.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { readYaml } from "./yaml-text.ts";

/** A value of the facts file, as its page states it, or a group of them. */
export type Facts = { [name: string]: string | Facts };

/** What a name stands for, or why it stands for nothing. */
export type FoundFact = { text: string } | { message: string; hint?: string };

/**
 * Reads a facts file: nested names, and at their ends a text, a list (stated with commas), or a map
 * whose `value` is one of these. All scalars are texts, so that version 3.10 stays "3.10".
 *
 * @param file Named by the diagnostics.
 */
export function readFacts(
  source: string,
  file: string,
): { facts: Facts; diagnostics: Diagnostic[] } {
  const problem = { code: "facts", severity: "error", file } as const;
  const read = readYaml(source, "This file", { schema: "failsafe" });
  if ("problem" in read) return { facts: {}, diagnostics: [{ ...problem, ...read.problem }] };
  const facts = Array.isArray(read.value) ? "" : toFacts(read.value);
  if (typeof facts === "object") return { facts, diagnostics: [] };
  const message = "A facts file is a map of names.";
  const hint = "Write names and values: limits: then, indented, buildTime: 60 minutes.";
  return { facts: {}, diagnostics: [{ ...problem, message, hint, line: 1, column: 1 }] };
}

function toFacts(value: unknown): string | Facts {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if ("value" in value) return toFacts(value.value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toFacts(inner)]));
}

/** Finds "build.timeLimit"; the message of what is absent names the nearest fact. */
export function findFact(facts: Facts, name: string): FoundFact {
  let found: string | Facts | undefined = facts;
  for (const part of name.split(".")) {
    found = typeof found === "object" && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  if (typeof found === "string") return { text: found };
  if (found) {
    const hint = `It holds ${Object.keys(found).join(", ")}.`;
    return { message: `"${name}" is a group of facts, not a fact.`, hint };
  }
  const hint = didYouMean(name, factNames(facts));
  return { message: `There is no fact "${name}".`, ...(hint ? { hint } : {}) };
}

/** "build.timeLimit" and all others. */
function factNames(facts: Facts): string[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === "string" ? [name] : factNames(value).map((inner) => `${name}.${inner}`),
  );
}
