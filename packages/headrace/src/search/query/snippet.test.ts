import { expect, test } from "vitest";
import { cutSnippet } from "./snippet.ts";

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

test("never cuts a character in two", () => {
  for (const text of [
    "👍🏽".repeat(40),
    "e\u0301".repeat(60),
    "𠮷野家".repeat(30),
    "ที่".repeat(40),
  ]) {
    for (let length = 40; length <= 50; length++) {
      const cut = whole(text, [], length).replaceAll("…", "");
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(cut).not.toMatch(/\p{Cs}/u);
      expect(text.slice(cut.length)).not.toMatch(/^[\p{M}\u200d]|^\p{Emoji_Modifier}/u);
    }
  }
});

test("the parts of a snippet are the text, in order", () => {
  const parts = cutSnippet(TEXT, ["build", "environment", "instances"], 1000);
  expect(parts.map(({ text }) => text).join("")).toBe(TEXT);
  expect(parts.some(({ text }) => text === "")).toBe(false);
});

test("SEARCH-02 marks Thai words whose letters are written as two in the index", () => {
  const terms = ["ฐาน", "านข", "นข้", "ข้อ", "้อม", "อมู", "มูล"];
  expect(marked("การสำรองฐานข้อมูล", terms)).toEqual(["ฐานข้อมูล"]);
});
