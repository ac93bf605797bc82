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
  const edits: Edit[] = [];
  for (let match = nextRun(block, 0); match; match = nextRun(block, match.end)) {
    const { at, length } = match;
    const taken = closingOf(block, match);
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
    const { length = 0 } = match[1] ?? "";
    if (length > 0) return { at: match.index, length, end: match.index + length };
  }
  return undefined;
}

/** The run that ends the code that another begins, or a part of it begins; the longest part that something ends. */
function closingOf(block: string, { length, end }: Run): Run | undefined {
  const later = [...block.slice(end).matchAll(/`+/g)].map((match) => ({
    at: end + match.index,
    length: match[0].length,
    end: end + match.index + match[0].length,
  }));
  const ends = later.filter((run) => run.length <= length);
  const longest = Math.max(...ends.map((run) => run.length));
  return ends.find((run) => run.length === longest);
}
