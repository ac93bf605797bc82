import { expect, it } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { withoutComments } from "./json-comments.ts";

const VALUE = {
  "// no": ["/* none */", '"', "\\", 'a",]//', -1.5e3, true, null, {}, []],
  url: "https://a.test/*",
  "": { "}": "," },
};
/** Texts and all else of JSON, token by token. */
const TOKENS = JSON.stringify(VALUE).match(/"(?:\\.|[^"\\])*"|[^"{}[\],:]+|./g) ?? [];
/** What may stand between two of them. */
const GAPS = ["", " ", "\n", '// a "text", ]\n', "/* { */", "/*\n * }\n */", "/**/", "//\n"];

it("comments between any two tokens are blank, and everything else keeps its place", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const { pick } = createRandom(seed);
    const gaps = TOKENS.map((token) => pick(/^[\]}]$/.test(token) ? [...GAPS, ", // z\n"] : GAPS));
    // A comma is no last one where nothing stands before it.
    const rows = TOKENS.map((token, at) =>
      /^[[{]$/.test(TOKENS[at - 1] ?? "[") ? token : `${gaps[at]}${token}`,
    );
    const text = `${rows.join("")}/* end */`;
    const plain = withoutComments(text);
    expect(JSON.parse(plain?.text ?? "")).toEqual(VALUE);
    expect(plain?.text).toHaveLength(text.length);
    expect(plain?.text.split("\n")).toHaveLength(text.split("\n").length);
    expect(text.slice(plain?.first)).toMatch(/^\/[/*]/);
  }
});

it.each([
  JSON.stringify(VALUE),
  '{"a": [1,], }',
  "{a: https://a.test/*, b: [//x, 1]}",
  'a: "//"',
  '{"a": 1 // no end',
  "// only",
])("none are seen in %s", (text) => {
  expect(withoutComments(text)).toBeUndefined();
});
