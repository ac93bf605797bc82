import { isMap, LineCounter, parseDocument } from "yaml";
import { didYouMean } from "../diagnostics/nearest.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

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
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, schema: "failsafe" });
  const error = document.errors[0];
  if (error) {
    const { line, col: column } = lineCounter.linePos(error.pos[0]);
    return {
      facts: {},
      diagnostics: [problem(`This is not YAML: ${error.message}.`, { file, line, column })],
    };
  }
  const { contents } = document;
  const facts = contents === null ? {} : isMap(contents) && toFacts(document.toJS());
  if (typeof facts === "object") return { facts, diagnostics: [] };
  return {
    facts: {},
    diagnostics: [problem("A facts file is a map of names.", { file, line: 1, column: 1 })],
  };
}

function problem(message: string, place: Pick<Diagnostic, "file" | "line" | "column">): Diagnostic {
  const hint = "Write names and values: limits: then, indented, buildTime: 60 minutes.";
  return { code: "facts", severity: "error", message, hint, ...place };
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
