import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileMarkdown } from "../compile.ts";
import { compileFixture, fixtureFile, fixtureOptions } from "../fixture-page.ts";

/** `UPDATE_FIXTURES=1` writes what the compiler does now, as in compile.test.ts. */
const UPDATE = process.env.UPDATE_FIXTURES === "1";

const PAGES = [
  "admonitions",
  "code",
  "code-file",
  "components",
  "diagram",
  "headings",
  "images",
  "links",
  "markdown",
  "partials",
  "static-jsx",
  "tabs",
];

test.each(PAGES)("%s as Markdown", async (name) => {
  const { markdown } = await compileFixture(name);
  const actual = `${markdown.replace(/\uE000([^\uE000]*)\uE000/g, "{{$1}}")}\n`;
  const path = fixtureFile(name, "expected.md");
  if (UPDATE) writeFileSync(path, actual);
  expect(existsSync(path), `${path} is absent`).toBe(true);
  expect(actual).toBe(readFileSync(path, "utf8"));
});

test.each([
  "1\\. no list, \\# no heading",
  "\\# no heading",
  "10\u00a0GB of\u202f1",
  "\\- no list",
  "\\> no quote",
  "a \\*b\\* c, \\_d\\_, snake_case, 2 * 3 * 4",
  "\\[x](y) and \\[^1] and \\`code\\`",
  "&amp;copy; &lt;b> \\\\ C:\\\\temp \\\\_",
  "\\~~kept~~ ::: |",
  "`a|b` ``c`d`` **bold *and* more** <https://example.com/a_b_(c)>",
  "[a](https://example.com/a_(b)) ![an \\[image\\]](https://example.com/x.png)",
])("reads again as it was: %s", async (text) => {
  const compile = (content: string) =>
    compileMarkdown(
      { path: "page.md", text: `---\ntitle: T\ndescription: d\n---\n\n${content}\n` },
      // Autolinks are no MDX.
      { ...fixtureOptions("/nonexistent"), format: "detect" },
    );
  const page = await compile(text);
  expect(page.body).toContain("<p>");
  expect((await compile(page.markdown)).body).toBe(page.body);
});
