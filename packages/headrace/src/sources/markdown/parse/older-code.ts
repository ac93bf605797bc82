import type { Nodes } from "mdast";
import type { Edit } from "./older-emphasis.ts";

/** What is escaped begins no code; within code nothing is escaped. */
const RUNS = /\\[\s\S]|(`+)/g;

/**
 * Backslashes before signs of code that nothing ends: in MDX 1 the others of the run began code then, where as many
 * end it ("\`\`\`a\`\`" was a sign and code), and CommonMark takes all of the run for text.
 *
 * @param text That of the whole file, in which the places of nodes are.
 */
export function olderCode({ position }: Nodes, text: string): Edit[] {
  const start = position?.start.offset ?? 0;
  const block = text.slice(start, position?.end.offset);
  const ends = [...block.matchAll(/`+/g)].map(runOf);
  const edits: Edit[] = [];
  for (let match = nextRun(block, 0); match; match = nextRun(block, match.end)) {
    const { at, length } = match;
    const taken = closingOf(match, ends);
    if (taken === undefined) continue;
    for (let sign = 0; sign < length - taken.length; sign++)
      edits.push({ at: start + at + sign, length: 0, by: "\\" });
    match = taken;
  }
  return edits;
}

interface Run {
  at: number;
  length: number;
  end: number;
}

function nextRun(block: string, from: number): Run | undefined {
  RUNS.lastIndex = from;
  for (let match = RUNS.exec(block); match; match = RUNS.exec(block)) {
    if (match[1] !== undefined) return runOf(match);
  }
  return undefined;
}

function runOf({ 0: { length }, index: at }: RegExpExecArray): Run {
  return { at, length, end: at + length };
}

/** The run that ends the code that another begins, or a part of it begins; the longest part that something ends. */
function closingOf({ length, end }: Run, ends: readonly Run[]): Run | undefined {
  let longest: Run | undefined;
  for (const run of ends) {
    if (run.at >= end && run.length <= length && run.length > (longest?.length ?? 0)) longest = run;
  }
  return longest;
}
