import { expect, it } from "vitest";
import { diffsOf } from "./diffs.ts";

it("reads what a page takes away and adds, of each file", () => {
  const text = [
    '```diff title="A.java"',
    "-  old();",
    "-  older();",
    "+  fresh();",
    "```",
    "```java title=B.java",
    "-x",
    "```",
  ].join("\n");
  expect(diffsOf(text)).toEqual([
    { title: "A.java", removed: "  old();\n  older();", added: "  fresh();" },
  ]);
});
