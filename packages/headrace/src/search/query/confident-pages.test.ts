import { describe, expect, test } from "vitest";
import { isConfident } from "./confidence.ts";
import type { Ranking, ScoredUnit } from "./rank-pages.ts";

/** What the pages say of a word: evidence of the page, of its best section, and whether they are called so. */
interface Said {
  share: number;
  text?: string;
  /** Evidence of each page. */
  pages?: readonly number[];
  named?: readonly number[];
  listed?: readonly number[];
  /** Of the best section of each page. */
  section?: readonly number[];
  headed?: readonly number[];
  corrected?: boolean;
  unknown?: boolean;
  inexact?: boolean;
  joined?: ScoredUnit["unit"]["joined"];
}

const evidence = (values: readonly number[] = [], named: readonly number[] = []) => ({
  values: Float32Array.from(values),
  named: Float32Array.from(named),
  listed: new Float32Array(values.length),
});

function unitOf(said: Said): ScoredUnit {
  const { share, text = "word", joined = "no", corrected = false } = said;
  const matches = said.unknown ? [] : [{ term: 0, weight: said.inexact ? 0.75 : 1 }];
  return {
    unit: {
      ...{ text, joined, corrected, matches, words: [] },
      ...{ required: share > 0, namesText: false, unfinished: false },
    },
    page: { ...evidence(said.pages, said.named), listed: Float32Array.from(said.listed ?? []) },
    section: evidence(said.section, said.headed),
    ...{ idf: 1, weight: share, share, total: 1 },
  };
}

/** Whether the pages, the first by default, may be what was asked for with some words. */
function isAnswer(units: readonly Said[], count = 1): boolean {
  const pages = Array.from({ length: count }, (_, page) => ({
    ...{ page, score: 1, called: 0, from: page, to: page + 1, best: page },
  }));
  const none = { documents: new Float32Array(), called: new Float32Array(), complete: false };
  const ranking: Ranking = { units: units.map(unitOf), pages, ...none };
  return isConfident(ranking);
}

/** Words that share a query evenly, each with what is said of it. */
const evenly = (...all: Omit<Said, "share">[]): Said[] =>
  all.map((said) => ({ ...said, share: 1 / all.length }));

test("one word may always be meant, and so may words of a script without spaces", () => {
  expect(isAnswer([{ share: 1 }])).toBe(true);
  expect(isAnswer([{ share: 1 }, { share: 0 }])).toBe(true);
  expect(isAnswer(evenly({ text: "設定" }, { text: "変更" }))).toBe(true);
  expect(isAnswer(evenly({}, {}))).toBe(false);
});

describe("what a page says of the words", () => {
  test.each([
    [2, 0.5, true],
    [2, 0.49, false],
    [3, 0.5, true],
    [3, 0.49, false],
    [4, 0.32, true],
    [4, 0.28, false],
  ])("of %d words has to be half, of more than three less: %d", (count, value, expected) => {
    // A word that no section and no name has, so that nothing but the page's own text counts.
    const words = Array.from({ length: count }, () => ({ pages: [value], inexact: true }));
    expect(isAnswer(evenly(...words))).toBe(expected);
  });

  test("counts by their shares", () => {
    const said = (share: number) => [
      { share, pages: [0.9] },
      { share: 1 - share, pages: [0] },
    ];
    expect(isAnswer(said(0.6))).toBe(true);
    expect(isAnswer(said(0.5))).toBe(false);
  });

  test("counts less of a word that was taken for another", () => {
    const said = (value: number) =>
      evenly({ pages: [value], corrected: true }, { pages: [value], corrected: true });
    expect(isAnswer(said(0.8))).toBe(true);
    expect(isAnswer(said(0.7))).toBe(false);
  });

  test("counts less of a word that is a keyword and nothing else", () => {
    const said = (more: Omit<Said, "share">) =>
      evenly({ pages: [0.7], listed: [1], ...more }, { pages: [0.7], listed: [1], section: [0] });
    expect(isAnswer(said({ corrected: true }))).toBe(false);
    expect(isAnswer(said({ corrected: true, section: [0.5] }))).toBe(false);
    const beside = { pages: [0.7], corrected: true };
    expect(isAnswer(evenly({ pages: [0.4], listed: [1] }, beside))).toBe(false);
    expect(isAnswer(evenly({ pages: [0.6], listed: [1], section: [0.1] }, beside))).toBe(true);
    expect(isAnswer(evenly({ pages: [0.6], listed: [1], named: [1] }, beside))).toBe(true);
    expect(isAnswer(evenly({ pages: [0.6], listed: [1], corrected: false }, beside))).toBe(false);
  });
});

describe("a page that says little of the words", () => {
  const little = { pages: [0.1] };

  test("answers when a section, or the title, has them all", () => {
    const inSection = { ...little, section: [0.1], corrected: true };
    expect(isAnswer(evenly(inSection, inSection))).toBe(true);
    expect(isAnswer(evenly(inSection, { ...little, named: [1], corrected: true }))).toBe(true);
    expect(isAnswer(evenly(inSection, { ...little, corrected: true }))).toBe(false);
  });

  test("answers when it has the identifier that they make", () => {
    const whole = (pages: number[], joined: ScoredUnit["unit"]["joined"]) => ({
      share: 0,
      pages,
      joined,
    });
    const parts = evenly({ ...little, corrected: true }, { corrected: true });
    expect(isAnswer([...parts, whole([0.1], "identifier")])).toBe(true);
    expect(isAnswer([...parts, whole([0], "identifier")])).toBe(false);
    expect(isAnswer([...parts, whole([0.1], "neighbors")])).toBe(false);
  });

  test("answers when it is called by the words that are known", () => {
    const unknown = { unknown: true };
    expect(isAnswer(evenly({ ...little, named: [1] }, unknown))).toBe(true);
    expect(isAnswer(evenly({ ...little, named: [1], corrected: true }, unknown))).toBe(false);
    expect(isAnswer(evenly(little, unknown))).toBe(false);
  });

  test("answers by keywords or a heading when these have several words, not one", () => {
    const unknown = { unknown: true };
    const listed = { ...little, listed: [1] };
    const headed = { ...little, headed: [1] };
    expect(isAnswer(evenly(listed, unknown))).toBe(false);
    expect(isAnswer(evenly(headed, unknown))).toBe(false);
    expect(isAnswer(evenly(listed, listed, unknown))).toBe(true);
    expect(isAnswer(evenly(listed, headed, unknown))).toBe(true);
    expect(isAnswer(evenly(listed, little, unknown))).toBe(false);
  });

  test("answers a description in four words when it has half of them as they were typed", () => {
    const none = {};
    expect(isAnswer(evenly(little, little, none, none))).toBe(true);
    expect(isAnswer(evenly(little, none, none, none))).toBe(false);
    expect(isAnswer(evenly(little, little, none, { inexact: true }))).toBe(false);
    expect(isAnswer(evenly(little, little, none, { unknown: true }))).toBe(false);
    expect(isAnswer(evenly(little, little, none))).toBe(false);
  });
});

test("the first eight pages are looked at", () => {
  const at = (page: number) => Array.from({ length: 9 }, (_, own) => (own === page ? 0.9 : 0));
  const words = (page: number) => evenly({ pages: at(page) }, { pages: at(page) });
  expect(isAnswer(words(0), 9)).toBe(true);
  expect(isAnswer(words(7), 9)).toBe(true);
  expect(isAnswer(words(8), 9)).toBe(false);
  expect(isAnswer(words(0), 0)).toBe(false);
});
