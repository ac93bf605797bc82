import { describe, expect, test } from "vitest";
import { isBegun, parseQuery } from "./query-units.ts";

const WEAK = {
  stop: ["the", "a", "to", "is"],
  question: ["how", "what"],
  filler: ["how", "what", "do", "make"],
  text: ["tutorial"],
};

const unitsOf = (query: string) => parseQuery(query, WEAK).units;
/** The words of a query that a page should have. */
const required = (query: string) =>
  unitsOf(query).flatMap((unit) => (unit.required ? [unit.text] : []));
const joined = (query: string, kind: string) =>
  unitsOf(query).flatMap((unit) => (unit.joined === kind ? [unit.text] : []));
/** What the reader may still be typing. */
const unfinished = (query: string) =>
  unitsOf(query).flatMap((unit) => (unit.unfinished ? [unit.text] : []));

describe("what a page should have of a query", () => {
  test.each([
    ["grant permissions", ["grant", "permissions"]],
    ["the server", ["server"]],
    ["the", ["the"]],
    ["to a", ["to", "a"]],
    ["how do roles work ", ["roles", "work"]],
    ["how roles", ["how", "roles"]],
    ["roles how do ", ["roles", "how", "do"]],
    ["make roles ", ["make", "roles"]],
    ["what make is ", ["what", "make", "is"]],
    ["server se", ["server"]],
    ["server se ", ["server", "se"]],
    ["server se?", ["server", "se"]],
    ["server sec", ["server", "sec"]],
    ["s", ["s"]],
    ["the se", ["se"]],
    ["server 部署", ["server", "部署"]],
    ["dry-run", ["dry", "run"]],
    ["server server", ["server"]],
    ["server tutorial", ["server"]],
    ["tutorial server", ["tutorial", "server"]],
    ["server is the tutorial", ["server", "tutorial"]],
    ["the tutorial", ["tutorial"]],
    ["tutorial", ["tutorial"]],
  ])("%j: %j", (query, words) => {
    expect(required(query)).toEqual(words);
  });

  test.each([
    ["how do roles work", "question"],
    ["what is mfa", "question"],
    ["how to", "page"],
    ["roles work how", "page"],
    ["", "page"],
  ])("%j asks for a %s", (query, asks) => {
    expect(parseQuery(query, WEAK).asks).toBe(asks);
  });
});

describe("what may still be typed", () => {
  test.each([
    ["server sec", ["sec"]],
    ["server sec ", []],
    ["server sec？", []],
    ["server dry-run", ["run", "dryrun"]],
    ["dry-run server", ["server"]],
    ["sec server sec", ["sec"]],
  ])("%j: %j", (query, words) => {
    expect(unfinished(query)).toEqual(words);
  });

  test("two letters are a beginning, two signs of a script without spaces are a word", () => {
    const begun = (query: string) =>
      unitsOf(query)
        .filter(isBegun)
        .map(({ text }) => text);
    expect([begun("se"), begun("sec"), begun("se "), begun("部署")]).toEqual([["se"], [], [], []]);
  });
});

describe("words that are written as one", () => {
  test("are two or three neighbors, and all of them, and are never needed", () => {
    expect(joined("a b c d", "neighbors")).toEqual(["ab", "abc", "bc", "bcd", "cd", "abcd"]);
    expect(joined("one", "neighbors")).toEqual([]);
    expect(unitsOf("a b c d").filter((unit) => unit.joined !== "no" && unit.required)).toEqual([]);
  });

  test("are identifiers where the reader joined them", () => {
    expect(joined("set maxPoolSize", "identifier")).toEqual(["maxpoolsize"]);
    expect(joined("set max pool size", "identifier")).toEqual([]);
    const [unit] = unitsOf("dry-run").filter((one) => one.joined === "identifier");
    expect(unit?.words).toEqual(["dry", "run"]);
  });
});

test("what is pasted is cut: no query has more than its first twenty words", () => {
  const words = Array.from({ length: 40 }, (_, index) => `w${index}x`);
  const own = unitsOf(words.join(" ")).filter((unit) => unit.joined === "no");
  expect(own.map(({ text }) => text)).toEqual(words.slice(0, 20));
  const parts = unitsOf(words.map((word) => `${word}-y`).join(" "));
  expect(parts.filter((unit) => unit.joined === "no").length).toBeLessThanOrEqual(20);
  expect(required(`first ${"x".repeat(350)} last`)).not.toContain("last");
  expect(parseQuery(` First  WORD ${"y".repeat(400)}`, WEAK).typed.length).toBeLessThanOrEqual(300);
});
