import { expect, test } from "vitest";
import { compileMarkdown } from "./compile.ts";
import { fixtureOptions } from "./fixture-page.ts";

test.each([
  ["Milled[^1] by *water*.\n\n[^1]: A note.\n", "Milled by water."],
  ["![A wheel](https://a.example/wheel.png)\n\nThe first\nwords.\n", "The first words."],
  ["## Only a heading\n", ""],
])("the description of %j is %j", async (text, description) => {
  const page = await compileMarkdown({ path: "page.md", text }, fixtureOptions("."));
  expect(page.description).toBe(description);
});
