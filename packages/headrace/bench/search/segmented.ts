/**
 * The other way to index scripts without spaces: words of the runtime's dictionary instead of
 * overlapping groups of characters. Every word of those scripts is written with letters of scripts
 * that the engine takes for words, so that ranking, beginnings and all else stay the same.
 */
import type { BenchDoc, BenchEngine } from "./adapter.ts";

/** Letters that stand for the characters: Yi, Canadian syllabics, Ethiopic, Vai. */
const STAND_INS = [
  [0xa000, 0xa48c],
  [0x1401, 0x166c],
  [0x1200, 0x1248],
  [0xa500, 0xa60b],
].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

const WITHOUT_SPACES = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}]/u;

/** What writes text so that the engine sees the dictionary's words. */
export interface Segmented {
  docs(docs: readonly BenchDoc[]): BenchDoc[];
  engine(engine: BenchEngine): BenchEngine;
}

/** Prepares a language; throws when a text has more characters than there are stand-ins. */
export function segmentWords(lang: string): Segmented {
  const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
  const letters = new Map<string, string>();
  const standIn = (character: string) => {
    const known = letters.get(character);
    if (known !== undefined) return known;
    const code = STAND_INS[letters.size];
    if (code === undefined) throw new Error("There are too many different characters.");
    letters.set(character, String.fromCodePoint(code));
    return String.fromCodePoint(code);
  };
  const write = (text: string) =>
    Array.from(segmenter.segment(text.normalize("NFKC")), ({ segment }) =>
      WITHOUT_SPACES.test(segment) ? ` ${Array.from(segment, standIn).join("")} ` : segment,
    ).join("");
  return {
    docs: (docs) =>
      docs.map((doc) => ({
        ...doc,
        title: write(doc.title),
        description: write(doc.description),
        sections: doc.sections.map((section) => ({
          ...section,
          title: write(section.title),
          content: write(section.content),
        })),
      })),
    engine: ({ search }) => ({
      // What is being typed has no space behind it.
      search: (query, limit) => search(write(query).trimEnd(), limit),
    }),
  };
}
