import { expect, test } from "vitest";
import {
  duplicates,
  extractLeadingEmoji,
  groupBy,
  isRegexpStringMatch,
  listTagsByLetters,
  splitNavbarItems,
  useFilteredAndTreeifiedTOC,
  useTreeifiedTOC,
} from "./theme-functions.ts";

test("items that are equal to one before them", () => {
  expect(duplicates(["a", "b", "a", "a", "c"])).toEqual(["a", "a"]);
  expect(duplicates(["a", "B", "A"], (one, other) => one === other.toLowerCase())).toEqual(["A"]);
});

test("items by what is said of each, in their order", () => {
  expect(groupBy(["one", "two", "three"], (word) => word.slice(0, 1))).toEqual({
    o: ["one"],
    t: ["two", "three"],
  });
});

test("a pattern is found in any case, and nowhere when one of both is absent", () => {
  expect(isRegexpStringMatch("^/docs", "/DOCS/a")).toBe(true);
  expect(isRegexpStringMatch("^/docs", "/blog")).toBe(false);
  expect(isRegexpStringMatch(undefined, "/docs")).toBe(false);
  expect(isRegexpStringMatch("^/docs")).toBe(false);
});

test.each([
  ["🚀 Start", "🚀"],
  ["👩‍💻 Develop", "👩‍💻"],
  ["🇩🇪 Deutsch", "🇩🇪"],
  ["⚙️ Settings", "⚙️"],
  ["2 parts", null],
  ["© Mill", null],
  ["Start 🚀", null],
  ["", null],
])("the emoji that %j begins with is %j", (text, emoji) => {
  expect(extractLeadingEmoji(text)).toEqual({ emoji, rest: text.slice(emoji?.length ?? 0) });
});

test("tags by their first letter", () => {
  const tags = ["river", "Race", "axle"].map((label) => ({ label }));
  expect(listTagsByLetters(tags)).toEqual([
    { letter: "A", tags: [{ label: "axle" }] },
    { letter: "R", tags: [{ label: "Race" }, { label: "river" }] },
  ]);
});

test("headings stand within those of a higher rank, whatever rank comes first", () => {
  const toc = [3, 2, 4, 3, 2].map((level, at) => ({ level, id: `${at}`, value: "" }));
  const drawn = (entries: ReturnType<typeof useTreeifiedTOC>): unknown[] =>
    entries.map(({ id, children }) => (children.length > 0 ? [id, drawn(children)] : id));
  expect(drawn(useTreeifiedTOC(toc))).toEqual(["0", ["1", ["2", "3"]], "4"]);
  const shown = { toc, minHeadingLevel: 2, maxHeadingLevel: 2 };
  expect(drawn(useFilteredAndTreeifiedTOC(shown))).toEqual(["1", "4"]);
});

test("entries of a bar stand at the right unless they say otherwise", () => {
  const [left, right] = [{ position: "left" }, {}];
  expect(splitNavbarItems([right, left])).toEqual([[left], [right]]);
});
