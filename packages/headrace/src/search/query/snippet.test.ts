import { expect, test } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { cutSnippet, findTerms, termsIn } from "./snippet.ts";

const TEXT =
  "A release is made of several builds. When a new build is deployed, the environment replaces the old instances one by one.";
const marked = (text: string, terms: string[], length = 50) =>
  cutSnippet(text, terms, length).flatMap((part) => (part.marked ? [part.text] : []));
const whole = (text: string, terms: string[], length = 50) =>
  cutSnippet(text, terms, length)
    .map((part) => part.text)
    .join("");

test("SEARCH-06 marks the words and shows no more characters than asked for", () => {
  expect(marked(TEXT, ["environment", "deployed"])).toEqual(["deployed", "environment"]);
  for (const length of [10, 50, 100]) {
    expect(whole(TEXT, ["instances"], length).replaceAll("…", "").length).toBeLessThanOrEqual(
      length,
    );
  }
});

test("begins where the words stand closest together", () => {
  expect(whole(TEXT, ["old", "instances", "build"])).toMatch(/^….*old instances/);
});

test("shows the beginning when no word is there", () => {
  expect(whole(TEXT, ["missing"])).toBe("A release is made of several builds. When a new…");
  expect(cutSnippet("", ["a"], 50)).toEqual([]);
});

test("marks identifiers by their parts, letters with diacritics, and Chinese", () => {
  expect(marked("Set maxPoolSize in the café.", ["pool", "cafe"])).toEqual(["maxPoolSize", "café"]);
  expect(marked("新版本会逐个替换旧的实例", ["替换", "换旧"])).toEqual(["替换旧"]);
});

test("markup stays text", () => {
  expect(cutSnippet("<b>pod</b>", ["pod"], 50)).toEqual([
    { text: "<b>", marked: false },
    { text: "pod", marked: true },
    { text: "</b>", marked: false },
  ]);
});

test("marks other forms of a word", () => {
  expect(marked("It deploys what was deployed, redeploys nothing.", ["deploy"])).toEqual([
    "deploys",
    "deployed",
  ]);
  expect(marked("Operators, C++ and operas", ["c++", "opera"])).toEqual(["C++", "operas"]);
});

/** Letters with their marks, of many scripts, and what else consists of several code points. */
const CHARACTERS = [
  ...[
    "a",
    " ",
    "-",
    ".",
    "é",
    "e\u0301",
    "ạ̈",
    "नि",
    "ที่",
    "ำ",
    "קּ",
    "가",
    "\u1100\u1161\u11a8",
    "か\u3099",
  ],
  ...[
    "ﾋﾞ",
    "部",
    "𠮷",
    "👍🏽",
    "👩‍👩‍👧‍👦",
    "🏳️‍🌈",
    "🇩🇪",
    "ﬁ",
    "İ",
    "ß",
    "\u0600",
    "\u200d",
    "\ud83d",
  ],
];

test("never cuts in two what is seen as one character, nor marks a part of it", () => {
  const random = createRandom(1);
  const segmenter = new Intl.Segmenter();
  for (let round = 0; round < 300; round++) {
    const text = Array.from({ length: 80 }, () => random.pick(CHARACTERS)).join("");
    const ends = [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);
    const terms = termsIn(text).filter((_, at) => at % 3 === round % 3);
    for (const { start, end } of findTerms(text, terms)) {
      expect([0, ...ends]).toContain(start);
      expect(ends).toContain(end);
    }
    for (const length of [1, 10, 50]) {
      const cut = whole(text, terms, length).replaceAll("…", "");
      expect(cut.length).toBeLessThanOrEqual(length);
      const places = [...occurrences(text, cut)];
      expect(
        places.some((at) => [0, ...ends].includes(at) && [0, ...ends].includes(at + cut.length)),
      ).toBe(true);
    }
  }
});

function* occurrences(text: string, part: string): Iterable<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    yield at;
    if (part === "") return;
  }
}

test("the parts of a snippet are the text, in order", () => {
  const parts = cutSnippet(TEXT, ["build", "environment", "instances"], 1000);
  expect(parts.map(({ text }) => text).join("")).toBe(TEXT);
  expect(parts.some(({ text }) => text === "")).toBe(false);
});

test("SEARCH-02 marks Thai words whose letters are written as two in the index", () => {
  const terms = ["ฐาน", "านข", "นข้", "ข้อ", "้อม", "อมู", "มูล"];
  expect(marked("การสำรองฐานข้อมูล", terms)).toEqual(["ฐานข้อมูล"]);
});
