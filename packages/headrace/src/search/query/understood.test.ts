import { expect, test } from "vitest";
import type { MatchedUnit } from "./match-terms.ts";
import { describeUnderstood } from "./understood.ts";

const TERMS = ["alpha", "beta", "gamma"];

function unit(text: string, changes: Partial<MatchedUnit>): MatchedUnit {
  const rest = { required: true, namesText: false, unfinished: false, joined: "no" } as const;
  return { text, ...rest, words: [], matches: [], corrected: false, ...changes };
}

test("names words that no page has, and what others were taken for: the likeliest", () => {
  const matches = [
    { term: 0, weight: 0.2 },
    { term: 2, weight: 0.9 },
    { term: 1, weight: 0.5 },
  ];
  const units = [
    unit("gama", { matches, corrected: true }),
    unit("alpha", { matches: [{ term: 0, weight: 1 }] }),
    unit("terraform", {}),
    unit("the", { required: false }),
    unit("bta", { required: false, matches, corrected: true }),
  ];
  expect(describeUnderstood(units, TERMS)).toEqual({
    unknown: ["terraform"],
    respelled: [{ from: "gama", to: "gamma" }],
  });
  expect(matches.map(({ term }) => term)).toEqual([0, 2, 1]);
});
