import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { walk } from "../walk.ts";
import { escapeOlderText } from "./older-text.ts";

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const mdx = markdown().use(remarkMdx).freeze();
const parse = (text: string): Root => markdown.parse(text);

/** What older pages hold, and what it becomes; as @mdx-js/mdx 1.6.22 compiles it. */
const SPELLINGS: Record<string, string> = {
  "a {word} b": "a \\{word} b",
  "a {x\n\ny} b": "a \\{x\n\ny} b",
  "# T {word}": "# T \\{word}",
  "> q {w}": "> q \\{w}",
  "| a | b |\n|-|-|\n| {x} | <https://a.b> |":
    "| a | b |\n|-|-|\n| \\{x} | [https://a.b](https://a.b) |",
  "- <me@a.example>": "- [me@a.example](mailto:me@a.example)",
  "<https://a.b/_c_(d)> is {x}": "[https://a.b/\\_c\\_(d)](https://a.b/_c_\\(d\\)) is \\{x}",
  "in <chrome://tracing>": "in [chrome://tracing](chrome://tracing)",
  "to <A_B>/c": "to \\<A_B>/c",
  "n <= 1 and <3": "n \\<= 1 and \\<3",
  "Promise<Runtime\\> x": "Promise\\<Runtime\\> x",
  "**https://a.b/{c}**, {d}": "**[https://a.b/\\{c\\}](https://a.b/\\{c\\})**, \\{d}",
  "[{x}](y)": "[\\{x}](y)",
  "at Https://a.example/b, HTTP://c.example":
    "at Https{/**/}://a.example/b, HTTP{/**/}://c.example",
  "Https://a.example/b and *d*Https://e.example": "Https://a.example/b and *d*Https://e.example",
  "| A |\n|-|\n| {x} (Https://a.example) |": "| A |\n|-|\n| \\{x} (Https{/**/}://a.example) |",
  "text <b>{word}</b> end": "text <b>\\{word}</b> end",
  'text <Foo bar={"x y"}/> {z}': 'text <Foo bar={"x y"}/> \\{z}',
  "<Foo a={{b:1}}>\n\n{x}\n\n</Foo>": "<Foo a={{b:1}}>\n\n\\{x}\n\n</Foo>",
  "<Foo a={`\n  x {b}\n\ty\nz`}/>\n\n`\n  c`": "<Foo a={`\n    x {b}\n  \ty\nz`}/>\n\n`\n  c`",
  "export const a = {b:1}\n\ntext {a.b}": "export const a = {b:1}\n\ntext \\{a.b}",
  "O\\&M \\<x y": "O\\\\&M \\\\\\<x y",
  "at http://localhost:80/{x}, http://a.b": "at http\\://localhost:80/\\{x}, http://a.b",
  "in [a\\!](b\\&c\\_d), e\\\nf": "in [a\\!](b\\\\&c\\_d), e\\\\\nf",
  "[a {1}] [b] c": "[a \\{1}][b] c",
  "[1][a](https://b.example/c)": "[1]\\[a](https://b.example/c)",
  "[1] [a](b) and [c](d) [e](f)": "[1]\\[a](b) and [c](d) [e](f)",
  "- [x] [a](b)": "- [x] [a](b)",
  "input:\n| a | b |\n|--|--|\n| c | d |": "input:\n| a | b |\n\\|--|--|\n| c | d |",
  "# T\n| a | b |\n|--|--|\n| c | d |": "# T\n| a | b |\n|--|--|\n| c | d |",
  "[1][a](b)\n\n[a]: c": "[1][a](b)\n\n[a]: c",
  "```ok```, ```name`` is ``x y``": "```ok```, \\```name`` is ``x y``",
  "a \\{x\\} &lt;y": "a \\{x\\} &lt;y",
  "<details>\n<summary>an _x_ and `y`</summary>\n\nan _x_\n</details>":
    "<details>\n<summary>an \\_x\\_ and \\`y\\`</summary>\n\nan _x_\n</details>",
  "a\n\n    b {x}\n\n      c\n\nd": "a\n    `````\n    b {x}\n\n      c\n    `````\nd",
  "- a\n\n      b\n\n  c": "- a\n      `````\n      b\n      `````\n  c",
  "# T\n\n    a <b {\nc": '# T\n\n<pre><code>{"a <b {"}</code></pre>\nc',
  "# T\n    - a\n    - b\n\nc": '# T\n<pre><code>{"- a\\n- b"}</code></pre>\n\n\nc',
  "> q\n>\n>     {x}": "> q\n>\n>     \\{x}",
  "    ```\n    <b": '<pre><code>{"```\\n<b"}</code></pre>\n',
  "a\n\n    ```\n    <b": "a\n    `````\n    ```\n    <b\n    `````",
  "# T\n\n\t<b>": "# T\n    `````\n\t<b>\n    `````",
  'an _x_ <b title="_y_">_z_</b>': 'an _x_ <b title="_y_">_z_</b>',
  "<h2> A\n</h2>\n<ul>\n  <li>b &quot;c\n    _d_ <b>e</b>\n    f\n  </li>\n</ul>":
    '<h2>{" A"}\n</h2>\n<ul>\n<li>{"b \\"c "}\n{"_d_ "}<b>{"e"}</b>\n{"f"}\n</li>\n</ul>',
  "<details><summary>a</summary>\n<b style={{\n  c: 1,\n}}>d</b>\n\n</details>":
    '<details><summary>{"a"}</summary>\n<b style={{\n  c: 1,\n}}>{"d"}</b>\n\n</details>',
  "<details><summary>a {b}</summary>\n\nan _x_\n\n</details>":
    '<details><summary>{"a "}{b}</summary>\n\nan _x_\n\n</details>',
  "<details>\n<summary>a</summary>\nb `c`\n</details>":
    '<details>\n<summary>{"a"}</summary>\n{"b `c`"}\n</details>',
  "<b>\n  <a>https://a.b</a> _c_\n</b>": '<b>\n<a>{"https://a.b"}</a>{" _c_"}\n</b>',
  "<b>\n\n  <i>\n    <a>www.a.b</a>\n  </i>\n</b>": '<b>\n\n  <i>\n<a>{"www.a.b"}</a>\n</i>\n</b>',
  '<Foo a="_b_">{"_c_"} _d_</Foo>': '<Foo a="_b_">{"_c_"} \\_d\\_</Foo>',
};

/** What is code there, too. */
const KEPT = [
  "<div>{word}</div>",
  "<Foo>{x}</Foo> tail {y}",
  "<Tabs\n  values={[\n    {label: 'a', value: 'b'},\n  ]}>\n",
  "<Code\n  lang='diff'\n>\n  {(a) => `\n- {a}\n# {b}\n`}\n</Code>",
  "1. a\n\n   <Foo b={c}>{d}</Foo>",
  "- <Foo>{d}</Foo>",
  "`{x}` and ``<b``",
  "```js\nconst {a} = <b\n```",
  'import {x} from "y"',
  "{/**/}",
];

test.each(Object.entries(SPELLINGS))("%j", (text, wanted) => {
  expect(escapeOlderText(text, parse)).toBe(wanted);
});

test.each(KEPT)("%j stays", (text) => {
  expect(escapeOlderText(text, parse)).toBe(text);
});

const PIECES = ["{word}", "{", "a < b", "n<3", "}", "`{c}`", "**b**", "<https://x.example/a_b_c>"];
const BREAKS = [" ", "\n", "\n\n", "\n\n- ", "\n\n> ", "\n\n## ", "\n\n      {x} <y\n\n"];

test("any text without tags says in MDX 3 what it says in Markdown, on the same lines", () => {
  let state = 7;
  const next = <Item>(items: readonly Item[]): Item | undefined => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return items[Math.floor((state / 2147483648) * items.length)];
  };
  const words = (root: Root) => {
    const blocks: string[] = [];
    walk(root, (node) => {
      if (["paragraph", "heading", "code"].includes(node.type)) blocks.push(textOf(node));
      return;
    });
    return blocks;
  };
  for (let round = 0; round < 150; round++) {
    let text = "Text";
    for (let index = 0; index < 8; index++) text += `${next(BREAKS)}${next(PIECES)}`;
    const escaped = escapeOlderText(text, parse);
    // Code at the end has its fence behind the last line.
    expect(escaped.split("\n").slice(0, text.split("\n").length).length).toBe(
      text.split("\n").length,
    );
    expect(words(mdx.parse(escaped)), JSON.stringify(text)).toEqual(words(parse(text)));
  }
});
