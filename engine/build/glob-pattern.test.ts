import { expect, it } from "vitest";
import { globPattern } from "./glob-pattern.ts";

it.each([
  ["**/*.{md,mdx}", ["a.md", "a/b.mdx"], ["a.mdy", "a.md/b"]],
  ["**/_*/**", ["_a/b.md", "a/_b/c/d.md"], ["a_/b.md", "_a"]],
  ["{api,faq}/**/*.md", ["api/a.md", "faq/b/c.md"], ["other/a.md"]],
  ["FAQ.md", ["FAQ.md"], ["a/FAQ.md", "FAQxmd"]],
  ["a?(1)+[x].md", ["ab(1)+[x].md"], ["a/(1)+[x].md"]],
])("%s", (glob, matched, others) => {
  const pattern = globPattern(glob);
  expect([...matched, ...others].filter((path) => pattern.test(path))).toEqual(matched);
});
