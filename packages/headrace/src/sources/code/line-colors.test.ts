import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { expect, test } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { grammarOf } from "./languages.ts";
import { LineColors } from "./line-colors.ts";

/** Lines that open, close and change what the next ones mean. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  json: ["{", "}", '"a": 1,', '"b": [', "]", '"text', '"x": "y",', "/* c", "*/ 1", ""],
  bash: ["cat <<'E'", "E", 'x="a', 'b"', "if true; then", "fi", "# c", "curl \\", "  -d 'a", "'"],
  javascript: ["`a ${", "}`", "/*", "*/", "f({", "});", "'x'", "// c", "return /a/", ""],
  java: ["/**", "*/", "class A {", "}", '"""', "int x = 1;", "// c", "f(", ");", "@A"],
  csharp: ['@"a', '"', "/*", "*/", "class A {", "}", 'var x = $"{', '}";', "// c", "#if A"],
  markdown: ["```yaml", "```", "- a", "  - b", "key: value", "> q", "<div>", "</div>", "# T", ""],
  yaml: ["a: |", "  b", "- c", "d: 'e", "f'", "# g", "- {", "}", "&a b", ""],
};

const engine = await createOnigurumaEngine(import("shiki/wasm"));

async function colorsOf(language: string) {
  const grammar = grammarOf(language);
  if (!grammar) throw new Error(language);
  const theme = createCssVariablesTheme({ name: "t", variablePrefix: "--" });
  const options = { themes: [theme], langs: [grammar], engine, warnings: false };
  const core = await createHighlighterCore(options);
  return { core, colors: new LineColors(core, language, "t") };
}

test("a line of any length is shown whole; one of over a thousand signs is plain, those beside it are not", async () => {
  const { colors } = await colorsOf("bash");
  const long = `curl -H 'Accept: ${"a".repeat(100_000)}'`;
  const [before, line, after] = colors.color(`echo 'a'\n${long}\necho 'b'`);
  expect(line).toEqual([{ text: long, className: undefined }]);
  const classes = (tokens = before) => tokens?.map(({ className }) => className);
  expect(classes(after)).toEqual(classes(before));
  expect(classes(before)).toContain("t-string-expression");
  const longest = `echo '${"a".repeat(1000 - 7)}'`;
  expect(classes(colors.color(longest)[0])).toContain("t-string-expression");
});

test.each(Object.entries(LINES))(
  "lines of %s that were met before are colored as by the grammar, whatever stands before them",
  async (language, lines) => {
    const { core, colors } = await colorsOf(language);
    const random = createRandom(7);
    for (let round = 0; round < 60; round++) {
      const length = random.integer(1, 14);
      const code = Array.from({ length }, () => random.pick(lines));
      const text = code.join("\n");
      const expected = core.codeToTokensBase(text, {
        lang: language,
        theme: "t",
        // Else a busy machine leaves the end of a line as it is.
        tokenizeTimeLimit: 0,
      });
      expect(colors.color(text).map(letters)).toEqual(
        expected.map((line) =>
          letters(line.map((token) => ({ text: token.content, className: named(token.color) }))),
        ),
      );
    }
  },
);

/** Class of each letter; white space has none. */
function letters(tokens: readonly { text: string; className: string | undefined }[]): string[] {
  return tokens.flatMap(({ text, className }) =>
    [...text].filter((letter) => letter.trim() !== "").map((letter) => `${letter} ${className}`),
  );
}

function named(color: string | undefined): string | undefined {
  const name = color?.replace(/^var\(--token-(.*)\)$/, "t-$1");
  return name === "t-punctuation" || name === "var(--foreground)" ? undefined : name;
}
