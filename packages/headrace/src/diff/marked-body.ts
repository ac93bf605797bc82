import { shownParts, shownText } from "./shown-lines.ts";
import type { LineChange } from "./site-diff.ts";

/** Which of the two sides of a change. */
export type Side = "before" | "after";

/** Where a copy shows what differs first. */
export const FIRST_CHANGE = "headrace-first-change";

const MARKS = { before: "del", after: "ins" } as const;

/**
 * An article with what differs in it marked, line by line as it is shown.
 *
 * @param changes Between the shown lines of both sides.
 */
export function markedBody(html: string, changes: readonly LineChange[], side: Side): string {
  const changed = changedLines(changes, side);
  const first = Math.min(...changed);
  let line = -1;
  return shownParts(html)
    .map(({ text, isTag }) => {
      if (isTag || shownText(text) === "") return text;
      line++;
      const id = line === first ? ` id="${FIRST_CHANGE}"` : "";
      return changed.has(line) ? `<${MARKS[side]}${id}>${text}</${MARKS[side]}>` : text;
    })
    .join("");
}

/** The numbers of the lines of one side that the other has not. */
function changedLines(changes: readonly LineChange[], side: Side): Set<number> {
  const changed = new Set<number>();
  let at = 0;
  for (const change of changes) {
    at += change.skipped;
    for (const _line of change[side]) changed.add(at++);
  }
  return changed;
}
