import type { Operation } from "../../model/api.ts";

/** Longest name that stands in one line of a sidebar, beside the method. */
const LONGEST = 34;

/** Where a sentence can end early, the better places first. */
const BREAKS = [
  /[,;:.(–—]| - /,
  / (?:when|while|if|that|which|including|filtered|sorted|using|based) /,
  / (?:by|with|from|to|on|at|via|into|as|within|without|under) /,
  / (?:of|for|in|and|or) /,
];

/** "Create an application owned (by …)": what asks for the words that were cut. */
const DANGLING =
  /^(\S+ .*\S)(?<! (?:the|an?|one|all|each|its|new|this)) (?:\p{L}{2,}[^e]ed|held|kept|given|made|sent)$/u;

/**
 * Short names of the operations of one family: their summaries, cut where a sentence can end.
 * No two are the same unless their summaries are.
 */
export function shortNames(operations: readonly Operation[]): string[] {
  const names = operations.map(shortName);
  return operations.map((operation, index) => {
    const name = names[index] ?? "";
    const isUnique = names.every((other, at) => at === index || other !== name);
    return isUnique ? name : fullName(operation);
  });
}

function fullName({ summary, path }: Operation): string {
  return summary.trim().replace(/\.$/, "") || path;
}

function shortName(operation: Operation): string {
  const full = fullName(operation);
  if (full.length <= LONGEST || operation.summary.trim() === "") return full;
  for (const pattern of BREAKS) {
    const at = full.search(pattern);
    const start = full.slice(0, at).trim().replace(DANGLING, "$1");
    // One word says nothing.
    if (at > 0 && start.includes(" ") && start.length <= LONGEST) return start;
  }
  return full;
}
