import { expect, test } from "vitest";
import { createDictionary } from "./dictionary.ts";
import { createTermMatcher } from "./match-terms.ts";
import type { QueryUnit } from "./query-units.ts";
import { resolveUnits } from "./resolve-units.ts";

/** Terms, and in how many documents each stands; from 5 on it is common. */
const TERMS: Record<string, number> = {
  ...{ api: 9, apikey: 9, ins: 9, inside: 9, key: 9, keys: 1, pod: 1, rfc: 1, scheduler: 1 },
  ...{ "9110": 1, deployment: 2, ide: 9, raretoken: 1, rare: 9, token: 9, "429": 1, pods: 1 },
};
const NAMES = new Set(["api", "key", "rare", "token", "ins"]);
const sorted = Object.keys(TERMS).sort();

/** What units of a query become: "text", "text~" where it was respelled, "text?" where nothing is found. */
function resolved(text: string, unit: Partial<QueryUnit> = {}): string[] {
  const dictionary = createDictionary(sorted);
  const matcher = createTermMatcher({
    ...{ dictionary, stems: false, common: 5 },
    frequency: (term) => TERMS[sorted[term] ?? ""] ?? 0,
    isNamed: (term) => NAMES.has(sorted[term] ?? ""),
  });
  const asked: QueryUnit = {
    ...{ text, required: true, namesText: false, unfinished: false, joined: "no", words: [] },
    ...unit,
  };
  return resolveUnits([asked], matcher, dictionary).map((one) => {
    const marks = [
      one.matches.length === 0 && "?",
      one.corrected && "~",
      one.joined !== "no" && `=${one.words.join("+")}`,
      one.unfinished && "…",
    ];
    return `${one.text}${marks.filter(Boolean).join("")}`;
  });
}

test("a word that stands in pages is taken as it is", () => {
  expect(resolved("deployment")).toEqual(["deployment"]);
  expect(resolved("key")).toEqual(["key"]);
});

test("letters and digits written as one are taken apart, before anything is respelled", () => {
  expect(resolved("rfc9110")).toEqual(["rfc", "9110"]);
  expect(resolved("pod429", { unfinished: true })).toEqual(["pod", "429…"]);
  expect(resolved("xyz9110")).toEqual(["xyz9110?"]);
});

test("a word that no page has is a misspelling, or else two words of which the shorter is longest", () => {
  expect(resolved("deploymnet")).toEqual(["deploymnet~"]);
  expect(resolved("podscheduler")).toEqual(["pod", "scheduler"]);
  expect(resolved("schedulerpods")).toEqual(["scheduler", "pods"]);
  expect(resolved("qwertzuiop")).toEqual(["qwertzuiop?"]);
  // Halves of two letters are in every misspelling.
  expect(resolved("zzapi")).toEqual(["zzapi?"]);
});

test("neighbors that no page has as one are left out", () => {
  expect(resolved("podscheduler", { joined: "neighbors", required: false })).toEqual([]);
});

test("a frequent word that no name has is asked for as its halves, too, which names have", () => {
  expect(resolved("apikey")).toEqual(["api", "key", "apikey=api+key"]);
  expect(resolved("apikey", { required: false })).toEqual(["apikey"]);
  expect(resolved("apikey", { joined: "identifier" })).toEqual(["apikey="]);
  // One half is in no name; a rare word names something by itself.
  expect(resolved("inside")).toEqual(["inside"]);
  expect(resolved("raretoken")).toEqual(["raretoken"]);
});
