import { describe, expect, test, vi } from "vitest";
import type { MarkdownOptions } from "../../compiled-page.ts";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";

// The bundler provides it, which has no part in this.
vi.mock("virtual:site-texts", () => ({ siteTexts: {} }));

function compile(text: string, options: Partial<MarkdownOptions> = {}) {
  return compileMarkdown(
    { path: "page.mdx", text },
    { ...fixtureOptions("/nonexistent"), ...options },
  );
}

/** Ids of the headings, in the order of the page. */
async function ids(lines: readonly string[], options?: Partial<MarkdownOptions>) {
  return (await compile(`# T\n\n${lines.join("\n\n")}\n`, options)).toc.map(({ id }) => id);
}

describe("ids", () => {
  test.each<[string, string[], string[]]>([
    ["are made of the text, as GitHub does", ["## A b, C!", "### Größe"], ["a-b-c", "größe"]],
    ["count on where a text comes again", ["## A", "## A", "### A"], ["a", "a-1", "a-2"]],
    ["don't count into one that a text makes", ["## A-1", "## A", "## A"], ["a-1", "a", "a-2"]],
    ["are those that writers choose", ["## A {#x}", "## B {/* #y */}"], ["x", "y"]],
    ["keep off those that are chosen below", ["## A", "## A", "## B {#a-1}"], ["a", "a-2", "a-1"]],
    ["have the text of code and of what is marked", ["## `npm ci` *now*"], ["npm-ci-now"]],
    ["are of what an image is called, too", ["## ![pic](/x.png) With"], ["pic-with"]],
    ["are made without what the dialect takes for a directive", ["## M:N ratio"], ["m-ratio"]],
    ["have a colon that is written as one", ["## M\\:N ratio"], ["mn-ratio"]],
    ["are none of signs alone", ["## ???", "## A"], ["a"]],
    ["are those of the title's own words as well", ["## T"], ["t-1"]],
  ])("%s", async (_, lines, expected) => {
    expect(await ids(lines)).toEqual(expected);
  });

  test("of two headings that have chosen the same, both are told", async () => {
    const { diagnostics, body } = await compile("# T\n\n## A {#x}\n\n## B {#x}\n\n## C {#y}\n");
    expect(diagnostics).toMatchObject([
      { code: "duplicate-id", severity: "error", line: 3, column: 1 },
      { code: "duplicate-id", severity: "error", line: 5, column: 1 },
    ]);
    expect(diagnostics[0]?.message).toBe('2 headings of this page have the id "x".');
    expect(body).toBe("");
  });

  test("of plain Markdown are made without its HTML, unless there is nothing else", async () => {
    const lines = ['## <a name="x"></a>Foo', "## A <kbd>B</kbd>", '## <a name="y"></a>'];
    expect(await ids(lines, { format: "md" })).toEqual(["foo", "a-b", "a-nameya"]);
  });

  test("of a site taken over are made as there: a chosen one keeps none free", async () => {
    const lines = ["## A", "## A", "## B {#a-1}"];
    expect(await ids(lines, { failedParts: "warning" })).toEqual(["a", "a-1", "a-1"]);
    const { toc } = await compile("# T {#top}\n\n## T\n", { failedParts: "warning" });
    expect(toc.map(({ id }) => id)).toEqual(["t"]);
  });
});

describe("the title", () => {
  test.each([
    ["a heading that begins the page", "# Own\n\nText.", "Own"],
    ["one below text alone", "Text.\n\n- list\n\n# Own", "Own"],
    ["no heading below another", "## First\n\n# Own", "page"],
    ["no heading below a line", "Text.\n\n---\n\n# Own", "page"],
    ["no heading of level 2", "## First", "page"],
    ["that of the front matter above all", "---\ntitle: Front\n---\n\n# Own", "Front"],
  ])("is %s", async (_, text, title) => {
    expect((await compile(`${text}\n`)).title).toBe(title);
  });

  test("in a site of MDX 1 is a heading that nothing stands before", async () => {
    const options = { format: "mdx1" as const };
    expect((await compile("# Own\n\nText.\n", options)).title).toBe("Own");
    expect((await compile("Text.\n\n# Own\n", options)).title).toBe("page");
  });

  test("has neither id nor anchor; a second one is told", async () => {
    const { body, diagnostics } = await compile("# One {#one}\n\n# Two\n");
    expect(body).toBe("<h1>One</h1>\n<h1>Two</h1>");
    expect(diagnostics).toMatchObject([{ code: "second-title", severity: "warning", line: 3 }]);
  });
});

describe("the table of contents", () => {
  test("has levels, and of a heading the text and the code alone", async () => {
    const { toc } = await compile(
      "# T\n\n## *A* & `b` [c](https://c.example)\n\n#### Deep\n\n###### Deepest\n",
    );
    expect(toc).toEqual([
      { id: "a--b-c", level: 2, html: "A &amp; <code>b</code> c" },
      { id: "deep", level: 4, html: "Deep" },
      { id: "deepest", level: 6, html: "Deepest" },
    ]);
  });

  test("leaves out the heading of footnotes", async () => {
    const { toc, body } = await compile("# T\n\nx[^1]\n\n## A\n\n[^1]: note\n");
    expect(toc.map(({ id }) => id)).toEqual(["a"]);
    expect(body).toContain('id="footnote-label"');
  });
});

test("every heading with an id has a link to itself, named after it in the language of the page", async () => {
  const english = await compile("# T\n\n## A `b`\n\n## ???\n");
  expect(english.body.match(/<a class="heading-anchor"[^>]*>/g)).toEqual([
    '<a class="heading-anchor" href="#a-b" aria-label="Direct link to A b">',
  ]);
});

test("text of a large table takes a time that grows with it, and no faster", async () => {
  const cells = "| a1 ".repeat(20);
  const table = `${cells}|\n${"| --- ".repeat(20)}|\n${`${cells}|\n`.repeat(500)}`;
  const flattened = vi.spyOn(String.prototype, "trimEnd");
  const { sections } = await compile(`# T\n\n${table}`);
  const longest = Math.max(...flattened.mock.contexts.map((text) => String(text).length));
  flattened.mockRestore();
  expect(sections[0]?.content.slice(-11)).toBe("a1, a1, a1;");
  expect(longest).toBeLessThan(table.length / 2);
});
