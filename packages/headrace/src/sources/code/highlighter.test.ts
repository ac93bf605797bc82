import { describe, expect, test } from "vitest";
import { createCodeHighlighter } from "./highlighter.ts";

const highlighter = await createCodeHighlighter();

describe("languages", () => {
  test.each(["java", "docker", "bash", "ruby", "csharp", "php", "powershell"])(
    "CONST-03 %s",
    async (language) => {
      expect(await highlighter.load(language)).toBe(true);
      const tokens = highlighter.tokenize('"text" # 1', language).flat();
      expect(tokens.map((token) => token.text).join("")).toBe('"text" # 1');
    },
  );

  test.each([
    "dockerfile",
    "c#",
    "C++",
    "sh",
    "yml",
    "markup",
    "shell-session",
    "properties",
    "text",
    "http",
  ])("knows the name %s", async (language) => {
    expect(await highlighter.load(language)).toBe(true);
  });

  test.each(["klingon", "__proto__", "constructor"])("does not know %s", async (language) => {
    expect(await highlighter.load(language)).toBe(false);
  });
});

test("tokens carry classes, plain text none, and neighbors of one class are joined", async () => {
  await highlighter.load("ts");
  expect(highlighter.tokenize("const x = 'a';", "ts")).toEqual([
    [
      { text: "const ", className: "t-keyword" },
      { text: "x ", className: "t-constant" },
      { text: "= ", className: "t-keyword" },
      { text: "'a'", className: "t-string-expression" },
      { text: ";", className: undefined },
    ],
  ]);
});

test("code is colored alike whatever was colored before", async () => {
  const colored = async (...languages: string[]) => {
    const own = await createCodeHighlighter();
    for (const language of languages) {
      await own.load(language);
      own.tokenize("key: value", language);
    }
    return own.tokenize("# Title\n\n```yaml\nkey: value\n```", "markdown");
  };
  expect(await colored("yaml", "markdown")).toEqual(await colored("markdown"));
});
