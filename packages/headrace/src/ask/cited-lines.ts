import { CITATION } from "../model/ask.ts";

/** A model that says so much without citing anything is not answering from the passages. */
const MAX_UNCITED = 2000;

/** What a model writes when the passages do not hold the answer. */
export const NO_ANSWER = "NO_ANSWER";

/**
 * Lets through what a model says with a citation: a line that cites one of the sources, and what led
 * up to it. What cites nothing is never shown, nor is a citation of something else.
 *
 * @param known How many sources there are.
 */
export async function* citedLines(
  pieces: AsyncIterable<string>,
  known: number,
): AsyncGenerator<string> {
  let [held, line] = ["", ""];
  const finish = (): string | undefined => {
    held += withoutUnknown(line, known);
    line = "";
    if (!citesKnown(held, known)) return undefined;
    const cited = held;
    held = "";
    return cited;
  };
  for await (const piece of pieces) {
    for (const part of piece.split(/(?<=\n)/)) {
      line += part;
      if (line.includes(NO_ANSWER) || held.length + line.length > MAX_UNCITED) return;
      const cited = line.endsWith("\n") ? finish() : undefined;
      if (cited !== undefined) yield cited;
    }
  }
  const cited = finish();
  if (cited !== undefined) yield cited;
}

function isKnown(id: string | undefined, known: number): boolean {
  const number = Number(id);
  return number >= 1 && number <= known;
}

function citesKnown(text: string, known: number): boolean {
  return [...text.matchAll(CITATION)].some(([, id]) => isKnown(id, known));
}

function withoutUnknown(text: string, known: number): string {
  return text.replace(CITATION, (citation, id: string) => (isKnown(id, known) ? citation : ""));
}
