import { expect, test } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { createDictionary } from "./dictionary.ts";

/** Terms of few letters, so that many of them begin alike and hold each other. */
function someTerms(seed: number): string[] {
  const random = createRandom(seed);
  const letters = ["a", "b", "c", "é", "語"];
  const term = () =>
    Array.from({ length: random.integer(1, 5) }, () => random.pick(letters)).join("");
  return [...new Set(Array.from({ length: random.integer(1, 120) }, term))].sort();
}

const TEXTS = ["", "a", "b", "ab", "ba", "aab", "é", "語a", "c語", "zz", "\n"];

test("finds what a look at every term finds", () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const terms = someTerms(seed);
    const dictionary = createDictionary(terms);
    for (const text of [...TEXTS, ...terms]) {
      const begin = terms.flatMap((term, at) => (term.startsWith(text) ? [at] : []));
      expect(dictionary.find(text)).toBe(terms.indexOf(text));
      const [from, to] = dictionary.range(text);
      expect(Array.from({ length: to - from }, (_, more) => from + more)).toEqual(begin);
      for (const known of begin) expect(dictionary.endOf(text, known)).toBe(to);
    }
    for (const text of TEXTS.filter((one) => one !== "" && one !== "\n")) {
      const held = terms.flatMap((term, at) => (term.includes(text) ? [at] : []));
      expect(dictionary.around(text)).toEqual(held);
    }
  }
});

test("has nothing where there are no terms", () => {
  const dictionary = createDictionary([]);
  expect([dictionary.find("a"), dictionary.range("a"), dictionary.around("a")]).toEqual([
    -1,
    [0, 0],
    [],
  ]);
});
