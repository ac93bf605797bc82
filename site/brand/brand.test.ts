import { readdirSync, readFileSync } from "node:fs";
import { THEME_TOKENS, undefinedTokens, weakPairs } from "headrace/testing";
import { expect, test } from "vitest";

const SHEETS = readdirSync("site", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(`site/${file}`, "utf8"));

test.each(["light", "dark"] as const)("%s: the brand's text has 4.5:1, parts have 3:1", (theme) => {
  const brand = readFileSync("site/brand/tokens.css", "utf8");
  expect(weakPairs([THEME_TOKENS, brand], theme)).toEqual([]);
});

test("every token that a style sheet of the site uses is declared", () => {
  expect(SHEETS.length).toBeGreaterThan(3);
  expect(undefinedTokens(SHEETS)).toEqual([]);
});
