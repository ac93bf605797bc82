import { expect, test } from "vitest";
import { ENGLISH_WEAK_WORDS } from "../analysis/stop-words.ts";
import { tellingWords } from "./telling-words.ts";

test("words that carry a question say nothing of what it is about", () => {
  const weak = ENGLISH_WEAK_WORDS;
  expect(tellingWords("how do I roll back a deployment", weak)).toEqual([
    "roll",
    "back",
    "deployment",
  ]);
  expect(tellingWords("the", weak)).toEqual(["the"]);
  // The last word is whole: nobody types on.
  expect(tellingWords("scale up x", weak)).toContain("x");
  expect(tellingWords("", weak)).toEqual([]);
});
