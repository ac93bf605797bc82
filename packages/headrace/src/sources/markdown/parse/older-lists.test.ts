import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { indentItems } from "./older-lists.ts";

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** As @mdx-js/mdx 1.6.22 has their lines in items. */
const INDENTED: Record<string, string> = {
  "1. a\n\n  b\n\n2. c": "1. a\n\n   b\n\n2. c",
  "   - a\n     - b\n\n   c\n\n    ### D\n    ```js\n    e\n    ```\n\n## F":
    "   - a\n       - b\n\n     c\n\n      ### D\n      ```js\n      e\n      ```\n\n## F",
  "* a\n  * b\n\n   c": "* a\n  * b\n\n    c",
  "10. a\n\n  ```\n  b\n\n\n  c\n  ```\n11. d":
    "10. a\n\n    ```\n    b\n\n\n    c\n    ```\n11. d",
  "- a\n\n \tb": "- a\n\n \tb",
  "10. a\n\n \tb\n  c": "10. a\n\n      b\n    c",
  "- 1. a\n\n    b": "- 1. a\n\n     b",
};

const KEPT = [
  "- a\n- b\n\n  c",
  "- a\n\n\n b",
  "- a\nb\n c",
  "- a\n\nb\n\n c",
  "- a\n* * *\n b",
  "- a\n:::note\n b\n:::",
  "- a\n## b\n\n c",
  "```\n- a\n\n b\n```",
  "<Foo>\n- a\n\n b\n</Foo>",
  "    - a\n\n     b",
];

test.each(Object.entries(INDENTED))("%j", (text, wanted) => {
  expect(indentItems(text, (written) => markdown.parse(written))).toBe(wanted);
});

test.each(KEPT)("%j stays", (text) => {
  expect(indentItems(text, (written) => markdown.parse(written))).toBe(text);
});
