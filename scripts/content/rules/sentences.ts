import { type Finding, pageRule } from "../site.ts";

const MOST = 40;
/** A capital begins a sentence, and so does what a mark stood before: a code span, a bold name. */
const END = /[.!?:](?=["')\]]*\s(?:\s*["'([\p{Lu}\d]|\s+\S))/gu;

/** Sentences that are too long to be read once. A code span counts as what it holds. */
export const sentences = pageRule("long-sentence", (page) =>
  page.blocks
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ start, end }) => split(page.stated.slice(start, end), start))
    .flatMap(({ text, offset }): Finding[] => {
      const words = text.match(/[\p{L}\d][^\s|]*/gu)?.length ?? 0;
      if (words <= MOST) return [];
      const message = `This sentence has ${words} words.`;
      return [{ page, offset, message, hint: `Make two of it; ${MOST} words are allowed.` }];
    }),
);

function split(block: string, start: number): { text: string; offset: number }[] {
  const cells = block.split("|");
  let at = start;
  return cells.flatMap((cell) => {
    const ends = [...cell.matchAll(END)].map(({ index }) => index + 1);
    const parts = [0, ...ends].map((from, index) => ({ from, to: ends[index] ?? cell.length }));
    const found = parts.map(({ from, to }) => {
      const text = cell.slice(from, to);
      return { text: text.trim(), offset: at + from + (text.length - text.trimStart().length) };
    });
    at += cell.length + 1;
    return found;
  });
}
