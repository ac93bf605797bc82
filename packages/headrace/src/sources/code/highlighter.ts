import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type LanguageInput,
  type RegexEngine,
} from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { grammarOf, isPlainText, resolveAlias } from "./languages.ts";
import { shareScanners } from "./shared-scanners.ts";

/** A run of code in one color; `className` is absent for the color of plain text. */
export interface CodeToken {
  text: string;
  className: string | undefined;
}

/** Colors code, line by line. */
export interface Highlighter {
  /** Gets the grammar of a language; resolves to false when there is none. */
  load: (language: string) => Promise<boolean>;
  /** Tokens of each line; the language must be loaded, or be plain text. */
  tokenize: (code: string, language: string) => CodeToken[][];
}

const THEME = "classes";

/**
 * Prepares a highlighter without grammars. What it makes of a text depends on nothing else. The Oniguruma engine, since it needs 1.3 s of processor
 * time where the JavaScript one needs 2.1 s, compiling the expressions of 13 grammars included.
 */
export async function createCodeHighlighter(): Promise<Highlighter> {
  const engine = shareScanners(await createOnigurumaEngine(import("shiki/wasm")));
  const cores = new Map<string, HighlighterCore>();
  return {
    async load(language) {
      const name = resolveAlias(language);
      if (isPlainText(name) || cores.has(name)) return true;
      const grammar = grammarOf(name);
      if (!grammar) return false;
      cores.set(name, await createCore(engine, grammar));
      return true;
    },
    tokenize: (code, language) => tokenize(cores, code, resolveAlias(language)),
  };
}

/**
 * Each language has a core of its own. In a common one, a fence within Markdown would be colored if
 * a page before had code in its language, so that a page would depend on the order of all pages.
 */
function createCore(engine: RegexEngine, language: LanguageInput): Promise<HighlighterCore> {
  const theme = createCssVariablesTheme({ name: THEME, variablePrefix: "--" });
  return createHighlighterCore({ themes: [theme], langs: [language], engine, warnings: false });
}

function tokenize(
  cores: ReadonlyMap<string, HighlighterCore>,
  code: string,
  language: string,
): CodeToken[][] {
  if (isPlainText(language)) return code.split("\n").map(plainLine);
  const core = cores.get(language);
  if (!core) throw new Error(`The grammar of "${language}" is not loaded.`);
  const lines = core.codeToTokensBase(code, {
    lang: language,
    theme: THEME,
    // A limit would make the result depend on how busy the machine is.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) => {
    const tokens: CodeToken[] = [];
    for (const { content, color } of line) {
      const className = tokenClass(color);
      const last = tokens.at(-1);
      if (last && (last.className === className || content.trim() === "")) last.text += content;
      else tokens.push({ text: content, className });
    }
    return tokens;
  });
}

function plainLine(text: string): CodeToken[] {
  return text === "" ? [] : [{ text, className: undefined }];
}

/**
 * "var(--token-string-expression)" → "t-string-expression"; nothing for the foreground, nor for
 * punctuation: it would be half of all elements of a page.
 */
function tokenClass(color: string | undefined): string | undefined {
  const name = /^var\(--token-([\w-]+)\)$/.exec(color ?? "")?.[1];
  return name === undefined || name === "punctuation" ? undefined : `t-${name}`;
}
