import { expect, test } from "vitest";
import { suggestQueries } from "./suggestions.ts";

const finds = (query: string) =>
  query.split(" ").every((word) => ["deploy", "team"].includes(word));

test("SEARCH-07 suggests the words that are known, together and alone", () => {
  expect(suggestQueries("deploy flurble team", finds)).toEqual(["deploy team", "deploy", "team"]);
});

test("suggests nothing when no word is known, or there is only one", () => {
  expect(suggestQueries("flurble zzqqx", finds)).toEqual([]);
  expect(suggestQueries("flurble", finds)).toEqual([]);
});
