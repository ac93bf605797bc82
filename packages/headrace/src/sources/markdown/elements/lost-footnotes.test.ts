import { describe, expect, test } from "vitest";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";

async function told(text: string): Promise<string[]> {
  const page = await compileMarkdown(
    { path: "page.mdx", text: `---\ntitle: T\n---\n\n${text}` },
    fixtureOptions("/nonexistent"),
  );
  return page.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

describe("footnotes that lead nowhere are told at their place", () => {
  test.each([
    ["a note without a reference", "Text.\n\n[^lost]: Said.\n", ["footnote-unused 7:1"]],
    ["a reference without a note", "Text\nand[^zz] more[^a b].\n", ["footnote-missing 6:4"]],
    [
      "each of several, within a list and an emphasis",
      "- One[^x]\n  - *two[^y]*\n\n[^y]: Said.\n",
      ["footnote-missing 5:6"],
    ],
    ["none that are right", "One[^x], two[^Y].\n\n[^x]: Said[^y].\n\n[^y]: Too.\n", []],
    ["no letters that are meant", '\\[^zz], `[^zz]`, [link](/x "[^zz]")\n\n```\n[^zz]\n```\n', []],
  ])("%s", async (_, text, expected) => {
    expect((await told(text)).filter((line) => line.startsWith("footnote"))).toEqual(expected);
  });
});
