import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../bench/random.ts";
import { readFrontMatter } from "../front-matter.ts";
import { createMarkdownProcessor } from "../processor.ts";
import { unravelJsx } from "../unravel-jsx.ts";
import { parseNatively } from "./native-parse.ts";
import { normalizeText, rewriteSpellings } from "./source-text.ts";

const MDX = { format: "mdx", math: false } as const;

const other = createMarkdownProcessor(MDX, async () => ({ type: "root", children: [] }));

/** The engine's own documentation and the pages of its test sites. */
const PACKAGE = join(import.meta.dirname, "../../../..");
const pages = ["docs/content/guide", "templates/site/content", "test/fixtures"].flatMap((folder) =>
  readdirSync(join(PACKAGE, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => join(folder, file)),
);

/** Pages that run code or have faults are left to the other parser; most pages are not. */
const NATIVE_SHARE = 0.6;

/** Lines of which pages are made at random: what begins, ends and goes on with blocks. */
const LINES = [
  "",
  "",
  "",
  "text",
  "text  ",
  "  text",
  "\ttab",
  "    code",
  "**b** _i_ `c`",
  "*a **b*",
  "~~s~~",
  ":::note",
  ":::",
  "::::",
  "  :::",
  ":::tip Title",
  ":::note[a]",
  ":::note {a=b}",
  "::: text",
  "::: :::warning X",
  "> :::note",
  "> text",
  "- item",
  "- [ ] todo",
  "* a",
  "1. one",

  "```js",
  "```",
  "~~~",
  "# H",
  "## H {#id}",
  "Setext",
  "===",
  "---",
  "***",
  "| a | b |",
  "|---|---|",

  "<b>x</b>",
  "<div>",
  "</div>",
  "<!-- c -->",
  "[a](b.md)",
  '![i](x.png "t")',
  "[r]: /x",
  "[r]",
  "&nbsp;x",
  "&#160;&#160;",
  "https://a.b/c",
  "a@b.co",
];

const SEEDS = Array.from({ length: 1500 }, (_, index) => index + 1);

/** A page of up to eight such lines. */
function randomPage(seed: number): string {
  const { integer, pick } = createRandom(seed);
  return sourceText(Array.from({ length: integer(2, 8) }, () => pick(LINES)).join("\n"));
}

describe("parseNatively", () => {
  it.each(pages)("makes the tree that the other parser makes of %s", (file) => {
    const text = pageText(file);
    const tree = parseNatively(text, MDX);
    if (tree) expect(comparable(tree)).toEqual(comparable(other.parse(text)));
  });

  it("makes the tree that the other parser makes of any lines", () => {
    const texts = SEEDS.map(randomPage);
    const read = texts.flatMap((text) => {
      const tree = parseNatively(text, MDX);
      return tree ? [{ text, tree: withoutPlaces(comparable(tree)) }] : [];
    });
    expect(read.length).toBeGreaterThan(SEEDS.length / 10);
    for (const { text, tree } of read) {
      expect({ text, tree }).toEqual({ text, tree: withoutPlaces(comparable(other.parse(text))) });
    }
  });

  it("reads most pages", () => {
    const native = pages.filter((file) => parseNatively(pageText(file), MDX) !== undefined);
    expect(native.length / pages.length).toBeGreaterThan(NATIVE_SHARE);
  });

  it.each([
    ["a text directive", "At 3:00 and 4:15 UTC, see:this."],
    ["a container", ":::note[Title]\n\nText.\n\n:::"],
    ["a table", "| a | b |\n|---|:-:|\n| `x` | **y** |"],
    ["tags", '<Tabs groupId="a">\n\n<TabItem value="b">\n\nText\n\n</TabItem>\n\n</Tabs>'],
    [
      "code from a file",
      '```java title="a" {1,3} file="@site/a/b.java#c"\n```\n\n```file=\'./b\'\n```',
    ],
    ["facts", "Text {facts.a.b}\n\n{facts.c}\n\n<b>{facts.d}</b>"],
    ["footnotes", "Text[^1].\n\n[^1]: Note."],
    ["an address without a dot", "On http://localhost:9090/, or (https://host/a_b)."],
  ])("reads %s", (_, text) => {
    const tree = parseNatively(text, MDX);
    expect(tree && comparable(tree)).toEqual(comparable(other.parse(text)));
  });

  it.each([
    ["an import", 'import A from "./a.md"\n\n<A />'],
    ["an expression", "One {1 + 1} two"],
    ["an attribute with an expression", "<A b={1} />"],
    ["an unclosed tag", "<A>\n\ntext"],
    ["an unfinished expression", "Text { here"],
    ["text behind closing colons", ":::info\n\nText.\n\n::: :::warning Text.\n\nMore. :::"],
    ["code that ends with its directive", ":::tip\n\n```js\na\n\n:::\n\n## B"],
  ])("leaves %s to the other parser", (_, text) => {
    expect(parseNatively(text, MDX)).toBeUndefined();
  });
});

function pageText(file: string): string {
  return sourceText(readFileSync(join(PACKAGE, file), "utf8"));
}

function sourceText(file: string): string {
  const { content } = readFrontMatter(normalizeText(file), "page.md");
  return rewriteSpellings(content, "page.md").text;
}

/** A tree after the plugin that comes next, without what the parsers note for themselves. */
function comparable(tree: Root): unknown {
  unravelJsx()(tree);
  return JSON.parse(
    JSON.stringify(tree, (key, value) => {
      if (key === "data" || value === null) return;
      if (key === "attributes" && Array.isArray(value)) return value.map(withoutPosition);
      return key === "children" ? withoutAutolinks(value) : value;
    }),
  );
}

/** Where something ends that nobody closed is seen otherwise. */
function withoutPlaces(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === "position" ? undefined : value)));
}

/** The other parser finds bare addresses later, and those of hosts without a dot not at all. */
function withoutAutolinks(nodes: readonly Nodes[]): unknown[] {
  const merged: unknown[] = [];
  let text = "";
  for (const node of nodes) {
    if (node.type === "text" || isAutolink(node)) text += textOf(node);
    else {
      merged.push(text, node);
      text = "";
    }
  }
  return [...merged, text].filter((node) => node !== "");
}

/** Only the other parser knows where an attribute stands; nothing asks for it. */
function withoutPosition({ position: _, ...attribute }: { position?: unknown }): unknown {
  return attribute;
}

function isAutolink(node: Nodes): boolean {
  return node.type === "link" && node.url.replace(/^mailto:/, "") === textOf(node);
}
