import { expect, test } from "vitest";
import type { Schema } from "../../model/api.ts";
import { checkJson } from "./check-json.ts";
import { formatJson } from "./format-json.ts";
import { jsonTokens } from "./json-tokens.ts";
import { parseJson } from "./parse-json.ts";
import { printRaw, readRaw } from "./raw-json.ts";

test("formatting keeps every digit and every escape", () => {
  const text = String.raw`{"id":9007199254740993,"e":1E400,"z":1.10,"s":"a\u00e9\"{[,","n":[],"o":{ }}`;
  expect(formatJson(text)).toBe(
    String.raw`{
  "id": 9007199254740993,
  "e": 1E400,
  "z": 1.10,
  "s": "a\u00e9\"{[,",
  "n": [],
  "o": {}
}`,
  );
});

test("formatting nests, and does not change what is laid out already", () => {
  const text = '[\n  1,\n  {\n    "a": [\n      true,\n      null\n    ]\n  }\n]';
  expect(formatJson('[1,{"a":[true,null]}]')).toBe(text);
  expect(formatJson(text)).toBe(text);
  expect(formatJson('"text"')).toBe('"text"');
});

test("however deep it nests, it is laid out", () => {
  const text = "[".repeat(20_000) + "]".repeat(20_000);
  const laidOut = formatJson(text) ?? "";
  expect(laidOut.replace(/\s/g, "")).toBe(text);
  expect(laidOut.length).toBeLessThan(100 * text.length);
  expect(readRaw(text)).toBeUndefined();
});

test("read and printed again, JSON is laid out and the same", () => {
  const texts = ['{"a":[1,{"b":[]},{}],"c":{"d":-0.10e5},"":null}', "[]", "{}", '"x"', "[[[1]]]"];
  for (const text of texts) expect(printRaw(readRaw(text) ?? "")).toBe(formatJson(text));
  for (const text of ["", "{", "[1,]", '{"a" 1}']) expect(readRaw(text)).toBeUndefined();
});

test("what is no JSON is not formatted", () => {
  for (const text of ["", "{", "{]", "[1,]", "undefined", "<html>"]) {
    expect(formatJson(text)).toBeNull();
  }
});

test("tokens together are the text, valid or not", () => {
  for (const text of ['{"a": 1}', '{"a\n: b}', "\u0000 tru", '"\\x"', "[1 2,,"]) {
    expect([...jsonTokens(text)].map((token) => token.text).join("")).toBe(text);
  }
});

test("a long string does not exhaust the regular expression", () => {
  const text = JSON.stringify([`${"x".repeat(900_000)}\\`.repeat(1)]);
  expect(formatJson(text)).toHaveLength(text.length + 4);
});

test("values have their places", () => {
  const parsed = parseJson('{\n "a/b": [1, {"~": null}],\n "__proto__": 2\n}');
  if (!parsed.ok) throw new Error(parsed.message);
  expect(Object.fromEntries(parsed.offsets)).toEqual({
    "": 0,
    "/a~1b": 3,
    "/a~1b/0": 11,
    "/a~1b/1": 14,
    "/a~1b/1/~0": 15,
    "/__proto__": 29,
  });
  expect(Object.keys(Object(parsed.value))).toEqual(["a/b", "__proto__"]);
});

test.each([
  ['{"a" 1}', "Expected “:”, found 1", 5],
  ["{'a': 1}", "Expected a name in double quotes, found 'a'", 1],
  ["[1 2]", "Expected “,” or “]”, found 2", 3],
  ["[1,]", "Expected a value, found ]", 3],
  ['{"a": tru}', "Expected a value, found tru", 6],
  ['{"a": "x', 'Expected a value, found "x', 6],
  ["[", "The text ends here; expected a value.", 1],
  ["1 2", "Expected the end, found 2", 2],
])("%s: %s", (text, message, offset) => {
  expect(parseJson(text)).toEqual({ ok: false, message, offset });
});

test("text that is nested without end is refused", () => {
  expect(parseJson("[".repeat(100_000))).toMatchObject({
    ok: false,
    message: "Too deeply nested.",
  });
});

const SCHEMA: Schema = {
  types: ["object"],
  properties: [
    { name: "id", required: true, schema: { types: ["integer"] } },
    { name: "name", required: true, schema: { types: ["string"], minLength: 3 } },
  ],
};

test("problems name line and place, also of what is missing", () => {
  const problems = checkJson('{\n  "id": 1,\n  "name": "ab"\n}', SCHEMA);
  expect(problems).toMatchObject([{ pointer: "/name", line: 3, offset: 15 }]);
  expect(checkJson('\n{"id": 1}', SCHEMA)[0]).toMatchObject({ line: 2 });
  expect(checkJson('{\n  "id": 1\n  "name": 2}', SCHEMA)).toMatchObject([{ pointer: "", line: 3 }]);
  expect(checkJson("[1]", null)).toEqual([]);
});
