import { expect, test } from "vitest";
import { codeFence, codeSpan, markdownTable } from "./markdown-text.ts";

test("code keeps its backticks and ends where it should", () => {
  expect(codeSpan("a")).toBe("`a`");
  expect(codeSpan("a`b")).toBe("``a`b``");
  expect(codeSpan("`a`")).toBe("`` `a` ``");
  expect(codeFence("```\nx", "sh")).toBe("````sh\n```\nx\n````");
});

test("a cell keeps to its column", () => {
  expect(markdownTable(["A", "B"], [["x|y", "one\n\ntwo"]])).toBe(
    "| A | B |\n| --- | --- |\n| x\\|y | one two |",
  );
});
