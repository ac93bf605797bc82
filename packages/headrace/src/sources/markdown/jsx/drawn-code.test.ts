import { expect, test } from "vitest";
import { unescapeHtml } from "../../../model/escape-html.ts";
import type { FileScope } from "../file-scope.ts";
import { fixtureOptions } from "../fixture-page.ts";
import { coloredLines } from "./drawn-code.ts";

/** HTML as a component draws lines, by their marks, once it is colored. */
function color(lines: readonly (readonly [mark: string, html: string])[]): Promise<string> {
  const known = { code: new Map(), knownCode: new Map(), diagnostics: [] };
  const page = { ...known, plainTexts: new Map(), markdownTexts: new Map() };
  const scope = { path: "a.mdx", chain: ["a.mdx"], options: fixtureOptions("."), page };
  const drawn = lines.map(
    ([mark, html]) => `<b><i class="x" data-code-line="${mark}">${html}</i><br/></b>`,
  );
  return coloredLines(drawn.join(""), scope as unknown as FileScope);
}

const textOf = (html: string) => unescapeHtml(html.replace(/<(?!br)[^>]*>/g, ""));

test.each([
  ["for copying", ":", "/* a\nb */\n"],
  ["as React will draw them again", "!", "/* a<br/>b */<br/>"],
])("the lines of a block are colored together, and break %s", async (_, sign, text) => {
  const html = await color([
    [`0${sign}js`, "/* a"],
    [`1${sign}js`, "b */"],
  ]);
  expect(html).toContain('<i class="x"><span class="t-comment">b */</span></i>');
  expect(textOf(html)).toBe(text);
});

test("a block ends where its numbers begin anew", async () => {
  const html = await color([
    ["0:js", "/* a"],
    ["0:js", "b */"],
  ]);
  expect(html).toContain("/* a</span>");
  expect(html).not.toContain('t-comment">b');
});

test("no text of a line is lost, whatever it is", async () => {
  const texts = ["a &lt;b> &amp;amp;", "\u2028x", "\tz", "", "// highlight-next-line", "`${"];
  const html = await color(texts.map((text, at) => [`${at}:js`, text] as const));
  expect(textOf(html)).toBe(texts.map((text) => `${unescapeHtml(text)}\n`).join(""));
});
