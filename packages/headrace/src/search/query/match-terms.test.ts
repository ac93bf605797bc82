import { describe, expect, test } from "vitest";
import { createDictionary } from "./dictionary.ts";
import { createTermMatcher, type MatchedUnit, type MatcherParts } from "./match-terms.ts";
import type { QueryUnit } from "./query-units.ts";

const WORD = {
  required: true,
  namesText: false,
  unfinished: false,
  joined: "no" as const,
  words: [],
} satisfies Partial<QueryUnit>;
const TYPED = { unfinished: true };
const IDENTIFIER = { joined: "identifier" as const };

/** An index of terms, how many documents hold each, and those that are names. */
function matcherOf(terms: Record<string, number>, parts: Partial<MatcherParts> = {}) {
  const sorted = Object.keys(terms).sort();
  const matcher = createTermMatcher({
    ...{ dictionary: createDictionary(sorted), stems: true, common: 10, isNamed: () => false },
    frequency: (term) => terms[sorted[term] ?? ""] ?? 0,
    ...parts,
  });
  const told = ({ matches }: MatchedUnit) =>
    matches
      .map(({ term, weight }) => [sorted[term] ?? "", Number(weight.toFixed(3))] as const)
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const match = (text: string, unit: Partial<QueryUnit> = {}) =>
    matcher.match({ ...WORD, text, ...unit });
  return {
    ...{ matcher, match },
    matched: (text: string, unit: Partial<QueryUnit> = {}) => told(match(text, unit)),
    corrected: (text: string, unit: Partial<QueryUnit> = {}) =>
      told(matcher.correct(match(text, unit))),
    isCorrected: (text: string) => matcher.correct(match(text)).corrected,
  };
}

describe("the words of a stem", () => {
  const terms = { policies: 1, policy: 1, police: 1, polite: 1, post: 1, posted: 1, posting: 1 };

  test.each([
    ["policy", ["policy", "policies"]],
    ["policies", ["policies", "policy"]],
    ["posts", ["post", "posted", "posting"]],
    ["posting", ["posting", "post", "posted"]],
    ["polite", ["polite"]],
  ])("%s finds %j, the word itself before the others", (word, found) => {
    const matches = matcherOf(terms).matched(word);
    expect(matches.map(([term]) => term)).toEqual(found);
    for (const [term, weight] of matches) expect(weight).toBe(term === word ? 1 : 0.75);
  });

  test("are found where the index is of English alone", () => {
    expect(matcherOf(terms, { stems: false }).matched("policy")).toEqual([["policy", 1]]);
  });

  test("are not looked for where words stand as one", () => {
    expect(matcherOf(terms).matched("policy", { joined: "neighbors" })).toEqual([["policy", 1]]);
  });
});

describe("a word that is being typed", () => {
  const { matched } = matcherOf({ deploy: 1, deployment: 1, deployments: 1, key: 1, keycloak: 1 });

  test("is each that begins so, the nearer to its end the better", () => {
    const matches = matched("depl", TYPED);
    expect(matches).toEqual([
      ["deploy", 0.783],
      ["deployment", 0.69],
      ["deployments", 0.677],
    ]);
  });

  test("that is a word may be one: longer ones count half", () => {
    expect(matched("key", TYPED)).toEqual([
      ["key", 1],
      ["keycloak", 0.341],
    ]);
  });

  test("that is whole is not what it may become", () => {
    expect(matched("key")).toEqual([["key", 1]]);
    expect(matched("depl")).toEqual([]);
  });

  test("of a letter or two is looked for among names", () => {
    const terms = { set: 1, secret: 1, send: 1 };
    const sorted = Object.keys(terms).sort();
    const own = matcherOf(terms, { isNamed: (term) => sorted[term] === "secret" });
    expect(own.matched("se", TYPED).map(([term]) => term)).toEqual(["secret"]);
    expect(own.matched("sec", TYPED).map(([term]) => term)).toEqual(["secret"]);
    expect(own.matched("sen", TYPED).map(([term]) => term)).toEqual(["send"]);
  });
});

describe("an identifier", () => {
  const { matched } = matcherOf({ maxpoolsize: 1, poolsize: 1, pool: 1, size: 1 });

  test("is found inside longer ones", () => {
    expect(matched("poolsize", IDENTIFIER)).toEqual([
      ["poolsize", 1],
      ["maxpoolsize", 0.6],
    ]);
  });

  test.each([
    ["pools", ["maxpoolsize", "poolsize"]],
    ["pool", ["pool"]],
  ])("of %s is looked for inside others from five letters on", (text, found) => {
    expect(matched(text, IDENTIFIER).map(([term]) => term)).toEqual(found);
  });

  test("alone is: a word, and neighbors as one, are found as they are", () => {
    expect(matched("poolsize")).toEqual([["poolsize", 1]]);
    expect(matched("poolsize", { joined: "neighbors" })).toEqual([["poolsize", 1]]);
  });
});

describe("a misspelling", () => {
  test.each([
    ["cluter", ["cluster"]],
    ["clutser", ["cluster"]],
    ["clusterr", ["cluster"]],
    ["clustre", ["cluster"]],
    ["kluzter", ["cluster"]],
    ["klazter", []],
    ["keg", []],
    ["keyz", ["key"]],
    ["keyzz", []],
    ["kloud", ["cloud"]],
    ["klowd", []],
  ])("%s is taken for %j: one edit from four letters on, two from seven", (word, found) => {
    const { corrected } = matcherOf({ cluster: 1, cloud: 1, key: 1 }, { stems: false });
    expect(corrected(word).map(([term]) => term)).toEqual(found);
  });

  test("is told as one when nothing is spelled so, and something is meant", () => {
    const { isCorrected } = matcherOf({ cluster: 1 });
    expect(isCorrected("cluter")).toBe(true);
    expect(isCorrected("cluster")).toBe(false);
    expect(isCorrected("zebra")).toBe(false);
  });

  test("means the frequent words rather than the rare ones", () => {
    const { corrected } = matcherOf({ hoster: 100, roster: 9, poster: 0 }, { stems: false });
    expect(corrected("foster")).toEqual([
      ["hoster", 0.7],
      ["roster", 0.49],
      ["poster", 0.28],
    ]);
  });

  test("brings the other words of what it likely means, and not of what it hardly means", () => {
    const likely = matcherOf({ cluster: 5, clusters: 5, clustering: 5 });
    expect(likely.corrected("cluste")).toEqual([
      ["cluster", 0.7],
      ["clustering", 0.525],
      ["clusters", 0.525],
    ]);
    const hardly = matcherOf({ roster: 0, rosters: 0, hoster: 1000 });
    expect(hardly.corrected("foster")).toEqual([
      ["hoster", 0.7],
      ["roster", 0.28],
    ]);
  });

  test("means some two dozen words at most, those of the most documents", () => {
    const words = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
    const { corrected } = matcherOf(
      Object.fromEntries(words.map((letter, at) => [`${letter}ozen`, at])),
      { stems: false },
    );
    const found = corrected("#ozen").map(([term]) => term);
    expect(found).toHaveLength(24);
    expect(found).not.toContain("aozen");
    expect(found).not.toContain("bozen");
  });

  test("of six letters may begin a longer word while it is typed, which says less", () => {
    const { corrected } = matcherOf({ kubernetes: 1, kubernet: 1 }, { stems: false });
    expect(corrected("kubrn", TYPED)).toEqual([]);
    expect(corrected("kubrne", TYPED).map(([term]) => term)).toEqual(["kubernet", "kubernetes"]);
    expect(corrected("kubrnet", TYPED)).toEqual([
      ["kubernet", 0.7],
      ["kubernetes", 0.35],
    ]);
    expect(corrected("kubrnet")).toEqual([["kubernet", 0.7]]);
  });

  test("is looked for inside identifiers before two edits are", () => {
    const { corrected } = matcherOf({ maxpoolsizes: 1, coolsides: 1 }, { stems: false });
    expect(corrected("poolsize")).toEqual([["maxpoolsizes", 0.6]]);
    expect(matcherOf({ xsizes: 1 }).corrected("size")).toEqual([]);
    expect(matcherOf({ xsizesx: 1 }).corrected("sizes")).toEqual([["xsizesx", 0.6]]);
  });

  test("is no other word that begins like it, but for its last two letters", () => {
    expect(matcherOf({ graph: 1 }, { stems: false }).corrected("graphql")).toEqual([]);
    expect(matcherOf({ grasql: 1 }, { stems: false }).corrected("graphql")).toEqual([
      ["grasql", 0.7],
    ]);
  });

  test("adds to what is spelled so, and takes nothing from it", () => {
    const { corrected } = matcherOf({ host: 1, hosts: 100, post: 100 });
    const found = Object.fromEntries(corrected("host"));
    expect(found.host).toBe(1);
    expect(found.hosts).toBe(0.75);
    expect(found.post).toBe(0.7);
  });
});

test("terms are a name when one of them is, and common when one is in more documents than that", () => {
  const terms = { a: 10, b: 11, c: 1 };
  const { matcher } = matcherOf(terms, { isNamed: (term) => term === 2 });
  const matches = (...found: number[]) => found.map((term) => ({ term, weight: 1 }));
  expect(matcher.isNamed(matches(0, 2))).toBe(true);
  expect(matcher.isNamed(matches(0, 1))).toBe(false);
  expect(matcher.isNamed([])).toBe(false);
  expect(matcher.isCommon(matches(2, 1))).toBe(true);
  expect(matcher.isCommon(matches(2, 0))).toBe(false);
});
