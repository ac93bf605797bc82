import type { Operation } from "../../model/api.ts";
import { operationName } from "../operation-name.ts";

/** Longest name that stands in one line of a sidebar, beside the method. */
const LONGEST = 34;

/** Where a sentence can end early, the better places first. */
const BREAKS = [
  /[,;:.(–—]| - /,
  // "the applications | the caller may view"
  / (?:the|a|an) \w+ (?:may|can|must|has|have|is|are) /,
  / (?:when|while|if|that|which|including|filtered|sorted|using|based) /,
  / (?:by|with|from|to|on|at|via|into|as|within|without|under) /,
  / (?:of|for|in|and|or) /,
];

/** "Create an application owned (by …)": what asks for the words that were cut. */
const DANGLING =
  /^(\S+ .*\S)(?<! (?:the|an?|one|all|each|its|new|this|is|are|was|were|has|have|be|been)) (?:\p{L}{2,}[^e]ed|held|kept|given|made|sent)$/u;

/** "Delete a component and | , on request, its repository". */
const JOINED = / (?:and|or|of|in|for|with)$/;

/** Ends before its noun: "a queued | or running build". */
const WITHOUT_NOUN = / (?:the|an?|all|one) \w+ed$/;

/** What a list of things goes on with: "the name | , description or team". */
const LIST =
  /^,(?! (?:or|and|with|by|in|of|for|on|whole|optionally|newest|filtered|sorted)\b).* (?:or|and) /;

/**
 * Short names of the operations of one family: their summaries, cut where a sentence can end.
 * No two are the same unless their summaries are.
 */
export function shortNames(operations: readonly Operation[]): string[] {
  const names = operations.map(shortName);
  const fullNames = operations.map(fullName);
  return operations.map((operation, index) => {
    const [name = "", full = ""] = [names[index], fullNames[index]];
    if (isOnly(name, names)) return name;
    // What its author did not write as a name need not be one.
    return operation.summary.trim() !== "" || isOnly(full, fullNames) ? full : operation.path;
  });
}

function isOnly(name: string, names: readonly string[]): boolean {
  return names.indexOf(name) === names.lastIndexOf(name);
}

function fullName(operation: Operation): string {
  return operationName(operation) || operation.path;
}

function shortName(operation: Operation): string {
  const full = fullName(operation);
  if (full.length <= LONGEST || full === operation.path) return full;
  for (const pattern of BREAKS) {
    const at = full.search(pattern);
    const start = full.slice(0, Math.max(0, at)).trim();
    if (WITHOUT_NOUN.test(start) && /^ (?:or|and) /.test(full.slice(at))) continue;
    const name = start.replace(JOINED, "").replace(DANGLING, "$1");
    // One word says nothing.
    if (!name.includes(" ") || name.length > LONGEST) continue;
    return LIST.test(full.slice(at)) ? `${name}, …` : name;
  }
  return full;
}
