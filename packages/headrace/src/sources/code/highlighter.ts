import {
  createCssVariablesTheme,
  createHighlighterCore,
  type LanguageInput,
  type RegexEngine,
} from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { grammarOf, isPlainText, resolveAlias } from "./languages.ts";
import { type CodeToken, LineColors } from "./line-colors.ts";
import { shareScanners } from "./shared-scanners.ts";

/** Colors code, line by line. */
export interface Highlighter {
  /** Gets the grammar of a language; resolves to false when there is none. */
  load: (language: string) => Promise<boolean>;
  /** Tokens of each line; the language must be loaded, or be plain text. */
  tokenize: (code: string, language: string) => (readonly CodeToken[])[];
}

const THEME = "classes";

/**
 * Prepares a highlighter without grammars. What it makes of a text depends on nothing else. The Oniguruma engine, since it needs 1.3 s of processor
 * time where the JavaScript one needs 2.1 s, compiling the expressions of 13 grammars included.
 */
export async function createCodeHighlighter(): Promise<Highlighter> {
  const engine = shareScanners(await createOnigurumaEngine(import("shiki/wasm")));
  const languages = new Map<string, LineColors>();
  return {
    async load(language) {
      const name = resolveAlias(language);
      if (isPlainText(name) || languages.has(name)) return true;
      const grammar = grammarOf(name);
      if (!grammar) return false;
      languages.set(name, await createColors(engine, { name, grammar }));
      return true;
    },
    tokenize: (code, language) => tokenize(languages, code, resolveAlias(language)),
  };
}

/**
 * Each language has a core of its own. In a common one, a fence within Markdown would be colored if
 * a page before had code in its language, so that a page would depend on the order of all pages.
 */
async function createColors(
  engine: RegexEngine,
  { name, grammar }: { name: string; grammar: LanguageInput },
): Promise<LineColors> {
  const theme = createCssVariablesTheme({ name: THEME, variablePrefix: "--" });
  const options = { themes: [theme], langs: [grammar], engine, warnings: false };
  return new LineColors(await createHighlighterCore(options), name, THEME);
}

function tokenize(
  languages: ReadonlyMap<string, LineColors>,
  code: string,
  language: string,
): (readonly CodeToken[])[] {
  if (isPlainText(language)) return code.split("\n").map(plainLine);
  const colors = languages.get(language);
  if (!colors) throw new Error(`The grammar of "${language}" is not loaded.`);
  return colors.color(code);
}

function plainLine(text: string): CodeToken[] {
  return text === "" ? [] : [{ text, className: undefined }];
}
