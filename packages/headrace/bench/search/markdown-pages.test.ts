import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainText, readMarkdownPages } from "./markdown-pages.ts";

test("takes the id of a heading for its anchor, however it is set, and not for words", () => {
  const folder = mkdtempSync(join(tmpdir(), "headrace-pages-"));
  try {
    const lines = ["# Scopes { #scopes }", "Text.", "## Global view {#view}", "", "## A { b }"];
    writeFileSync(join(folder, "scopes.md"), lines.join("\n"));
    const [page] = readMarkdownPages(folder);
    expect(page?.title).toBe("Scopes");
    expect(page?.sections.map(({ title, anchor }) => [title, anchor])).toEqual([
      ["Scopes", ""],
      ["Global view", "view"],
      ["A { b }", "a--b-"],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("leaves out what a page takes in or wraps around text", () => {
  expect(plainText('{% tab title="Go" %} Connect {% endtab %}')).toBe("Connect");
});
