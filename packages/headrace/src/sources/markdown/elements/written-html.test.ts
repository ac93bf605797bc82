import { parseFragment, serialize } from "parse5";
import { expect, test, vi } from "vitest";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";

// The bundler provides it, which has no part in this.
vi.mock("virtual:site-texts", () => ({ siteTexts: {} }));

function compile(text: string) {
  const options = {
    ...fixtureOptions("."),
    format: "md" as const,
    failedParts: "warning" as const,
  };
  return compileMarkdown({ path: "page.md", text: `---\ntitle: T\n---\n\n${text}` }, options);
}

/** Whether browsers read the article as it was meant, and nothing of it reaches what follows. */
function isWhole(body: string): boolean {
  return serialize(parseFragment(`${body}<hr>`)) === `${serialize(parseFragment(body))}<hr>`;
}

test.each([
  "</div>\n*a*",
  "</article></main>\n\nb",
  '<div id="a"\n*b*',
  "<div *???-&&&-<---\n*a*",
  "<style>\n\na",
  "<textarea>\n\na",
  "<script>\na",
  "- <div>\n\nb",
  "> <table><tr><td>\n\nb",
  '<p align="center">\n\n**a**\n\n</p>\n\nb',
  "<b>a\n\nb",
  "<!-- a",
])("keeps what follows the article out of its HTML: %j", async (text) => {
  const { body } = await compile(`${text}\n\nlast\n`);
  expect(isWhole(body)).toBe(true);
});

test("holds HTML to what is held of tags in MDX", async () => {
  const page = await compile(
    '<a href="./absent.md">a</a>\n\n<img src="./absent.png" alt="">\n\n' +
      '<script>a</script>\n\n<p onclick="a" style="color: red">b</p>\n\n' +
      "<style>p { color: red }</style>\n",
  );
  const told = page.diagnostics.map(({ code, line }) => `${code}:${line}`);
  expect(told.toSorted()).toEqual([
    "inline-handler:11",
    "inline-script:9",
    "missing-image:7",
    "style-attribute:11",
    "style-element:13",
  ]);
  expect(page.links.map(({ target, line }) => `${target}:${line}`)).toEqual(["page:absent.md:5"]);
  expect(page.body).not.toMatch(/onclick|style=|<script/);
});

const RAW_TEXT = "iframe noembed noframes plaintext textarea title xmp".split(" ");

test.each(RAW_TEXT)("nothing of Markdown is lost or seen as a tag in <%s>", async (name) => {
  for (const around of [(html: string) => html, (html: string) => `<p>\n${html}\n</p>`]) {
    const closed = around(`a <${name}>b **c** \`d\`</${name}> e *f*`);
    const left = around(`a <${name}>b **c** \`d\` e *f*`);
    for (const text of [closed, left]) {
      const { body, diagnostics } = await compile(`${text}\n\nThe **last**.\n`);
      expect(body).not.toMatch(/data-part|[\uE000-\uF8FF]/);
      expect(body).toMatch(/<p>The <strong>last<\/strong>\.<\/p>\s*$/);
      const isTold = diagnostics.some(({ code }) => code === "unclosed-html");
      expect([text, isTold]).toEqual([text, text === left || name === "plaintext"]);
    }
  }
});

test("tells where HTML is not closed, and loses no other text", async () => {
  const page = await compile('One.\n\n<div id="a"\nlost\n\n*two*\n');
  expect(page.diagnostics).toMatchObject([{ code: "unclosed-html", line: 7 }]);
  expect(page.body).toContain("<em>two</em>");
});

test("reads Markdown between tags, and shows no comment", async () => {
  const { body, sections } = await compile(
    "<details><summary>a</summary>\n\n**b** <!-- no -->\n\n</details>\n\n- c\n\n<!-- no -->\n\n- d\n\n<!-- -->\n\n    <!-- code -->\n",
  );
  expect(body).toMatch(
    /<details><summary>a<\/summary>\s*<p><strong>b<\/strong>\s*<\/p>\s*<\/details>/,
  );
  expect(body.match(/<ul>/g)).toHaveLength(2);
  expect(body).not.toContain("no");
  expect(JSON.stringify(sections)).toContain("<!-- code -->");
});
