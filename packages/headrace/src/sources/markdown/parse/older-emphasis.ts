import type { Nodes } from "mdast";

/** Signs of a text, and what stands for them. */
export interface Edit {
  at: number;
  length: number;
  by: string;
}

/** A run of signs of emphasis that CommonMark took for text. */
interface Run {
  at: number;
  sign: string;
}

/** What runs of one, two and three signs begin and end. */
const ELEMENTS = [
  ["<em>", "</em>"],
  ["<strong>", "</strong>"],
  ["<strong><em>", "</em></strong>"],
] as const;

/** What is escaped is no sign. */
const RUNS = /\\[\s\S]|(\*+|_+)/g;

/**
 * Tags in the place of signs of emphasis that are text in CommonMark, and were none in MDX 1: there a sign
 * begins emphasis whatever stands around it, and the next one like it ends it.
 * https://github.com/remarkjs/remark/blob/remark-parse%408.0.3/packages/remark-parse/lib/tokenize/emphasis.js
 *
 * @param text That of the whole file, in which the places of nodes are.
 */
export function olderEmphasis(parent: Nodes, text: string): Edit[] {
  if (!("children" in parent)) return [];
  const runs = parent.children.flatMap((node) =>
    node.type === "text" && node.position ? runsIn(node.position, text) : [],
  );
  return [...signsOfNone(parent, text), ...endedWithin(parent, text), ...pairUp(runs, text)];
}

/**
 * Between three signs and three, one that stands alone ended what the third had begun, and the third of the other end
 * was text.
 */
function endedWithin(node: Nodes, text: string): Edit[] {
  if (node.type !== "emphasis" || !node.position) return [];
  const [strong, ...others] = node.children;
  const [start = 0, end = 0] = [node.position.start.offset, node.position.end.offset];
  const three = text.charAt(start).repeat(3);
  const hasThree = text.startsWith(three, start) && text.startsWith(three, end - 3);
  if (strong?.type !== "strong" || others.length > 0 || !hasThree) return [];
  const opening = { at: start + 2, sign: text.charAt(start) };
  const [ending, ...more] = strong.children
    .flatMap((child) =>
      child.type === "text" && child.position ? runsIn(child.position, text) : [],
    )
    .filter(({ sign }) => sign === opening.sign);
  if (!ending || more.length > 0 || !closes(ending, opening, text)) return [];
  return [
    { at: start, length: 3, by: "<strong><em>" },
    { at: ending.at, length: 1, by: "</em>" },
    { at: end - 3, length: 3, by: `\\${opening.sign}</strong>` },
  ];
}

/**
 * The signs of emphasis that was none: beside strong text two of three signs were of that, and the third was text,
 * unless there were three at the other end, too.
 */
function signsOfNone(node: Nodes, text: string): Edit[] {
  if (node.type !== "emphasis" || !node.position) return [];
  const [start = 0, end = 0] = [node.position.start.offset, node.position.end.offset];
  const [first, last] = [node.children.at(0), node.children.at(-1)];
  const begins = first?.type === "strong" && first.position?.start.offset === start + 1;
  const ends = last?.type === "strong" && last.position?.end.offset === end - 1;
  const isSameSign = text.charAt(start) === text.charAt(begins ? start + 1 : end - 2);
  if (begins === ends || !isSameSign) return [];
  const asText = (at: number): Edit => ({ at, length: 1, by: `\\${text.charAt(at)}` });
  return [asText(start), asText(end - 1)];
}

function runsIn({ start, end }: NonNullable<Nodes["position"]>, text: string): Run[] {
  const from = start.offset ?? 0;
  return [...text.slice(from, end.offset).matchAll(RUNS)].flatMap((match) => {
    const [, sign] = match;
    return sign !== undefined && sign.length <= ELEMENTS.length
      ? [{ at: from + match.index, sign }]
      : [];
  });
}

function pairUp(runs: readonly Run[], text: string): Edit[] {
  const edits: Edit[] = [];
  for (let first = 0; first < runs.length; first++) {
    const opening = runs[first];
    const second = runs.findIndex((run, index) => index > first && closes(run, opening, text));
    const closing = runs[second];
    if (!opening || !closing) continue;
    const { length } = opening.sign;
    const [begin = "", end = ""] = ELEMENTS[length - 1] ?? [];
    edits.push(
      { at: opening.at, length, by: begin },
      ...pairUp(runs.slice(first + 1, second), text),
      { at: closing.at, length, by: end },
    );
    first = second;
  }
  return edits;
}

function closes({ at, sign }: Run, opening: Run | undefined, text: string): boolean {
  if (opening?.sign !== sign) return false;
  if (sign === "_" && /^\w/.test(text.slice(at + 1, at + 2))) return false;
  return text.slice(opening.at + sign.length, at).trim() !== "";
}
