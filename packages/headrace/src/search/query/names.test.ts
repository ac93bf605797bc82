import { expect, test } from "vitest";
import { compareNames, toName } from "./names.ts";

test("names are compared by their words alone", () => {
  expect(toName("  Größe & “Farbe”: C++, C#\t(2)  ")).toBe("große farbe c++ c# 2");
  expect(toName("--dry-run")).toBe("dry run");
  expect(toName("…")).toBe("");
});

test("a name that begins with what was typed counts whole, one that has it inside counts less", () => {
  const compare = compareNames(["Set up Redis", "Redis", "Predisposed", "Cache: Redis & Co."]);
  const likeness = (typed: string) => [0, 1, 2, 3, 4].map((document) => compare(document, typed));
  expect(likeness("redis")).toEqual([0.3, 1, 0, 0.3, 0]);
  expect(likeness("set")).toEqual([1, 0, 0, 0, 0]);
  expect(likeness("redis co")).toEqual([0, 0, 0, 0.3, 0]);
  expect(likeness("")).toEqual([0, 0, 0, 0, 0]);
});
