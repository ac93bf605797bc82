import { expect, test, vi } from "vitest";
import { compileMarkdown } from "./compile.ts";
import { fixtureOptions } from "./fixture-page.ts";

// The bundler provides it, which has no part in this.
vi.mock("virtual:site-texts", () => ({ siteTexts: {} }));

async function article(text: string, language = "ar"): Promise<string> {
  const options = { ...fixtureOptions("/nonexistent"), language, rightToLeft: ["ar"] };
  const file = { path: "page.md", text: `---\ntitle: ت\n---\n\n${text}\n` };
  return (await compileMarkdown(file, options)).body.replace(/\s*\n\s*/g, "");
}

test.each([
  ["an English sentence", "Use the API.", '<p dir="ltr">Use the API.</p>'],
  ["one with parts", "Use **it**, `now`!", '<p dir="ltr">Use <strong>it</strong>'],
  ["an Arabic sentence", "أهلا بكم.", "<p>أهلا بكم.</p>"],
  ["one that begins in Latin", "API هي واجهة.", "<p>API هي واجهة.</p>"],
  ["a Hebrew one", "שלום API.", "<p>שלום API.</p>"],
  ["numbers", "5432!", "<p>5432!</p>"],
  ["a list", "- One.\n- Two.", '<ul dir="ltr"><li>One.</li><li>Two.</li></ul>'],
  ["an item", "- One.\n- واحد", "<ul><li><bdi>One.</bdi></li><li>واحد</li></ul>"],
  ["an item with a list", "- One.\n  - واحد", "<ul><li>One.<ul><li>واحد</li></ul></li></ul>"],
  ["a quotation", "> One!", '<blockquote dir="ltr"><p>One!</p></blockquote>'],
  ["a cell", "| A | ب |\n| --- | --- |\n| One. | ث |", "<td><bdi>One.</bdi></td><td>ث</td>"],
])("of a page from right to left, %s runs as it is written", async (_, text, html) => {
  expect(await article(text)).toContain(html);
});

test("other pages have no marks", async () => {
  expect(await article("Use the API.", "en")).toContain("<p>Use the API.</p>");
});
