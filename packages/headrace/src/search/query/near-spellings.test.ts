import { expect, test } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { createDictionary } from "./dictionary.ts";
import { findNearSpellings } from "./near-spellings.ts";

const LETTERS = [..."abcd"];

/** The textbook's recursive definition of optimal string alignment. */
function distance(one: string, other: string): number {
  if (one === "" || other === "") return one.length + other.length;
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  const least = Math.min(
    distance(a, other) + 1,
    distance(one, b) + 1,
    distance(a, b) + Number(one.at(-1) !== other.at(-1)),
  );
  const swapped = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return swapped ? Math.min(least, distance(one.slice(0, -2), other.slice(0, -2)) + 1) : least;
}

function randomWords(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const word = () =>
    Array.from({ length: random.integer(1, 5) }, () => random.pick(LETTERS)).join("");
  return Array.from({ length: count }, word);
}

test("finds exactly the words within the distance", () => {
  const terms = [...new Set(randomWords(150, 1))].sort();
  const dictionary = createDictionary(terms);
  for (const word of randomWords(30, 2)) {
    for (const most of [1, 2]) {
      const found = findNearSpellings(dictionary, word, { distance: most, beginnings: false }).map(
        (at) => terms[at],
      );
      expect(found).toEqual(terms.filter((term) => distance(word, term) <= most));
    }
  }
});

test("finds exactly the words with a beginning within the distance", () => {
  const terms = [...new Set(randomWords(150, 3))].sort();
  const dictionary = createDictionary(terms);
  const beginnings = (term: string) =>
    Array.from({ length: term.length + 1 }, (_, end) => term.slice(0, end));
  for (const word of randomWords(20, 4)) {
    const found = findNearSpellings(dictionary, word, { distance: 1, beginnings: true }).map(
      (at) => terms[at],
    );
    const expected = terms.filter((term) =>
      beginnings(term).some((part) => distance(word, part) <= 1),
    );
    expect(found).toEqual(expected);
  }
});
