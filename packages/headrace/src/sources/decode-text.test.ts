import { describe, expect, test } from "vitest";
import { decodeText, guessText } from "./decode-text.ts";

const PAGES = [
  "---\ntitle: Hello\n---\n\nSome text.\n",
  "# 日本語の見出し\n\nテキスト文章です。これは長い文です。\n",
  "- мир\n- [труд](май.md)\n",
  "# Olá\r\n\r\nÀ bientôt. 🎉\r\n",
];

function problemOf(bytes: Buffer) {
  const decoded = decodeText(bytes);
  return "problem" in decoded ? decoded.problem : undefined;
}

test.each(PAGES)("UTF-8 is read as it is, with a byte order mark or without: %j", (page) => {
  for (const text of [page, `\uFEFF${page}`])
    expect(decodeText(Buffer.from(text))).toEqual({ text });
});

describe.each(PAGES)("UTF-16 is told as that, and can be read: %j", (page) => {
  const little = Buffer.from(page, "utf16le");
  const big = Buffer.from(little).swap16();
  test.each([
    ["little-endian", little],
    ["big-endian", big],
    ["little-endian, marked", Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
    ["big-endian, marked", Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
  ])("%s", (_, bytes) => {
    expect(problemOf(bytes)).toMatchObject({
      message: "This file is UTF-16, and not UTF-8.",
      ...{ line: 1, column: 1 },
    });
    expect(guessText(bytes)).toBe(page);
  });
});

test.each(["a\0b", "ab\0c", "\0"])(
  "a stray NUL in a short text makes no UTF-16 of it: %j",
  (text) => {
    const column = text.indexOf("\0") + 1;
    expect(problemOf(Buffer.from(text))).toMatchObject({
      message: "Here stands a NUL character, which no text has.",
      column,
    });
  },
);

test("a stray NUL has its place, wherever it stands", () => {
  for (const at of [30, 31]) {
    const text = `One line.\r\n${"Some words of text. ".repeat(4)}`;
    const bytes = Buffer.from(`${text.slice(0, at)}\0${text.slice(at)}`);
    expect(problemOf(bytes)).toMatchObject({
      message: "Here stands a NUL character, which no text has.",
      ...{ line: 2, column: at - 10 },
    });
    expect(guessText(bytes)).toBe("");
  }
});

test("a byte of another encoding has its place, also behind replacement characters", () => {
  const bytes = Buffer.concat([Buffer.from("One \uFFFD\ntwo \uFFFD ol"), Buffer.from([0xe1, 46])]);
  expect(problemOf(bytes)).toMatchObject({
    message: "Here is a byte that no UTF-8 text has.",
    ...{ line: 2, column: 9 },
  });
});

test("a text of Windows can be read as that", () => {
  expect(guessText(Buffer.from([0x6f, 0x6c, 0xe1, 0x20, 0x93, 0x78, 0x94]))).toBe("olá “x”");
});

test("a picture is no text", () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2]);
  expect(problemOf(picture)).toMatchObject({ message: "Here is a byte that no UTF-8 text has." });
  expect(guessText(picture)).toBe("");
});
