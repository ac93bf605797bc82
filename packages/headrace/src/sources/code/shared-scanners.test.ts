import { readFileSync } from "node:fs";
import { createCssVariablesTheme, createHighlighterCore, type RegexEngine } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { bundledLanguages } from "shiki/langs";
import { expect, test } from "vitest";
import { shareScanners } from "./shared-scanners.ts";

const plain = await createOnigurumaEngine(import("shiki/wasm"));

async function tokens(engine: RegexEngine, language: keyof typeof bundledLanguages, code: string) {
  const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--" });
  const langs = [bundledLanguages[language]];
  const core = await createHighlighterCore({ themes: [theme], langs, engine, warnings: false });
  return core.codeToTokensBase(code, { lang: language, theme: "classes", tokenizeTimeLimit: 0 });
}

const SAMPLES = {
  typescript: readFileSync(new URL("./shared-scanners.ts", import.meta.url), "utf8"),
  json: readFileSync("package.json", "utf8"),
  markdown: readFileSync("README.md", "utf8"),
  css: readFileSync(new URL("../../theme/styles/index.css", import.meta.url), "utf8"),
  yaml: "a: &x\n  - |\n    text # none\n  - 'it''s' # one\n--- # two\nb: *x\n",
  bash: 'for i in "$@"; do\n  cat <<EOF | grep "$(echo $i)"\n$i \\$\nEOF\ndone',
  java: '@Get("/{id}") record Parcel<T extends Id>(T id, int n) { /** @see #n */ }\nvar s = """\n a\\n"""; ',
  ruby: 'puts <<~TEXT, %w[a b]\n  #{1 + 1} \\#{no}\nTEXT\n%r{^/(?<id>\\d+)}x =~ "a"',
} as const;

const shared = shareScanners(plain);

test.each(["typescript", "json", "markdown", "css", "yaml", "bash", "java", "ruby"] as const)(
  "colors %s as the engine itself does",
  { timeout: 30_000 },
  async (language) => {
    const code = SAMPLES[language];
    expect(await tokens(shared, language, code)).toEqual(await tokens(plain, language, code));
  },
);

test("compiles most expressions once", async () => {
  let asked = 0;
  let compiled = 0;
  const counting: RegexEngine = {
    ...plain,
    createScanner: (patterns) => {
      compiled += patterns.length;
      return plain.createScanner(patterns);
    },
  };
  const sharing = shareScanners(counting);
  const outer: RegexEngine = {
    ...sharing,
    createScanner: (patterns) => {
      asked += patterns.length;
      return sharing.createScanner(patterns);
    },
  };
  await tokens(outer, "typescript", SAMPLES.typescript);
  expect(compiled).toBeLessThan(asked / 2);
});
