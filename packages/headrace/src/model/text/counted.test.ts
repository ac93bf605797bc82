import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.each([
  [1, "page", "1 page"],
  [0, "page", "0 pages"],
  [2, "address", "2 addresses"],
  [1, "address", "1 address"],
  [3, "query", "3 queries"],
  [3, "day", "3 days"],
  [1200, "page", "1,200 pages"],
])("%i of %s: %s", (number, noun, words) => {
  expect(counted(number, noun)).toBe(words);
});
