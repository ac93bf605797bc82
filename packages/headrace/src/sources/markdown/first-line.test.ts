import { expect, test } from "vitest";
import { compileMarkdown } from "./compile.ts";
import { firstLine } from "./first-line.ts";
import { fixtureOptions } from "./fixture-page.ts";

test.each([
  ["# Title\n\nA *b* [c](d) `e`.\nMore.", "A b c e."],
  ["Title\n=====\n\nText", "Text"],
  ["# Title\n\n## Part {#part}\n\nText", "Part"],
  ["\n- [ ] **One**\n- Two", "- [ ] One"],
  [":::note Title\n\nWithin **it**\n\n:::", "Within it"],
  ["import A from 'a'\nimport B from 'b'\n\nexport const c = {\n  d: 1,\n}\n\nText", "Text"],
  ["```js\na\n```\n\n````\n```\nb\n````\nText", "Text"],
  ["<div>\n  <b>Bold</b> and plain\n</div>", "Bold and plain"],
  ["![A picture](a.png) and ~~no~~ [^1] > 1 :smile:", "A picture and no  > 1"],
  ["> Quoted", "Quoted"],
  ["[^1]: A note.\n\nText", "Text"],
  ["# Title\n\n```\ncode\n```", ""],
])("takes the first line with a word: %j", (text, expected) => {
  expect(firstLine(text)).toBe(expected);
});

test("is the description of pages of a site taken over, and of these alone", async () => {
  const file = {
    path: "page.md",
    text: "# Title\n\n:::tip\n\nFirst of all.\n\n:::\n\nParagraph.\n",
  };
  const options = fixtureOptions(".");
  const own = await compileMarkdown(file, options);
  expect(own.description).toBe("Paragraph.");
  const takenOver = await compileMarkdown(file, { ...options, failedParts: "warning" });
  expect(takenOver.description).toBe("First of all.");
});

test("of a post is taken below the heading that it begins with", async () => {
  const folders = [{ folder: "news", route: "/news", holdsPosts: true as const }];
  const options = { ...fixtureOptions("."), folders, failedParts: "warning" as const };
  const describe = async (text: string) =>
    (await compileMarkdown({ path: "news/2024-01-01-post.md", text }, options)).description;
  expect(await describe("# A post {#top}\n\nFirst.\n")).toBe("First.");
  expect(await describe("import A from './a';\n\n# A post {#top}\n\nFirst.\n")).toBe("First.");
  expect(await describe("Before.\n\n# A post\n")).toBe("Before.");
});
