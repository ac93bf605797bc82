import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { mendSyntax } from "./mend-syntax.ts";
import { isParserMessage } from "./parse-problem.ts";

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Mends until the text is MDX; `undefined` when it never is. */
function mendAll(text: string): string | undefined {
  let current = text;
  for (let round = 0; round < 100; round++) {
    try {
      processor.parse(current);
      return current;
    } catch (error) {
      const next = isParserMessage(error) ? mendSyntax(current, error) : undefined;
      if (next === undefined) return undefined;
      current = next;
    }
  }
  return undefined;
}

/** What writers of older Markdown wrote, and what is read. */
const SPELLINGS: Record<string, string> = {
  "See <https://a.example/b> now.": "See [https://a.example/b](https://a.example/b) now.",
  "By Me <me@a.example>.": "By Me [me@a.example](mailto:me@a.example).",
  "| GLIBC <= 2.17 |": "| GLIBC \\<= 2.17 |",
  "One<br>two<br>three": "One<br/>two<br/>three",
  "a <3 b": "a \\<3 b",
  "Set {not code here} or {x: }": "Set \\{not code here} or \\{x: }",
  "<p>\n\nText.\n": "\n\nText.\n",
  "Text.\n\n</div>\n": "Text.\n\n\n",
};

test.each(Object.entries(SPELLINGS))("%s", (text, wanted) => {
  expect(mendAll(text)).toBe(wanted);
});

test("what is MDX besides stays MDX", () => {
  const text = "# A\n\n<Card title={1}>**b**</Card>\n\nn <= 1 and <https://x.example>\n\n<Tabs/>\n";
  const mended = mendAll(text) ?? "";
  expect(mended).toContain("<Card title={1}>**b**</Card>");
  expect(mended).toContain("<Tabs/>");
  expect(mended).toContain("n \\<= 1");
});

/** A generator that gives the same numbers at every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

const PIECES = [
  "<p>",
  "</p>",
  "<br>",
  "<Card a='",
  "{",
  "}",
  "<",
  ">",
  "a <= b",
  "<https://x.example>",
  "\n\n",
  "text",
  "- ",
  "`",
  "<!",
  "</",
  "{/*",
  "<Card>",
  "</Card>",
  "**",
  "| ",
  "\n",
  "<a@b.example>",
  "{#id}",
];

test("any mixture of broken pieces becomes MDX, and no line is lost or added", () => {
  for (let seed = 1; seed <= 400; seed++) {
    const next = random(seed);
    const text = Array.from({ length: 1 + next(14) }, () => PIECES[next(PIECES.length)]).join(" ");
    const mended = mendAll(text);
    if (mended === undefined) continue;
    expect(mended.split("\n").length, JSON.stringify(text)).toBe(text.split("\n").length);
  }
  const readable = Array.from({ length: 400 }, (_, seed) => {
    const next = random(seed + 1);
    return mendAll(
      Array.from({ length: 1 + next(14) }, () => PIECES[next(PIECES.length)]).join(" "),
    );
  }).filter((text) => text !== undefined);
  expect(readable.length).toBeGreaterThan(390);
});
