import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../bench/random.ts";
import { meantSearches } from "./meant-searches.ts";

function added(queries: readonly string[], known: readonly string[] = []): string[] {
  const all: string[] = [];
  const meant = meantSearches((query) => all.push(query));
  for (const query of queries) {
    const isEmpty = query !== "" && !known.some((one) => one.startsWith(query.trim()));
    meant.see({ query, isEmpty });
  }
  meant.end();
  meant.end();
  return all;
}

describe("searches that are meant", () => {
  it.each([
    ["are counted once for all that is typed", ["x", "xy", "xyz"], ["xyz"]],
    ["are what stood before another", ["xyz", "q"], ["xyz", "q"]],
    ["are none that are typed on to what is there", ["b", "bl", "blu", "blue"], []],
    ["are what was taken back", ["xyz", "xy", "x", ""], ["xyz"]],
    ["are the last of what is corrected", ["xyz", "xy", "xyw"], ["xyz", "xyw"]],
    ["are the same in other letters and spaces", ["XYZ ", "xyz", "xyz  a"], ["xyz a"]],
    ["are no longer than a question", ["x".repeat(101)], []],
  ])("%s", (_, queries, expected) => {
    expect(added(queries, ["blue"])).toEqual(expected);
  });

  it("are each found nowhere, however somebody types", () => {
    const random = createRandom(20);
    for (let round = 0; round < 300; round++) {
      let query = "";
      const queries = Array.from({ length: 40 }, () => {
        query = random.next() < 0.3 ? query.slice(0, -1) : query + random.pick(["a", "b"]);
        return query;
      });
      const known = ["aba", "bbab"];
      const found = added(queries, known);
      for (const one of found) {
        expect(queries).toContain(one);
        expect(known.some((name) => name.startsWith(one))).toBe(false);
      }
    }
  });
});
