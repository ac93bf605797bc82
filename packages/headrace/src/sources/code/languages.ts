import type { LanguageInput } from "shiki/core";
import { bundledLanguages } from "shiki/langs";

const PLAIN_TEXT = new Set(["text", "txt", "plain", "plaintext", "none", "ansi", ""]);

/** Names that other highlighters give to languages that Shiki calls otherwise. */
const ALIASES: Record<string, string> = {
  markup: "html",
  svg: "xml",
  env: "dotenv",
  "shell-session": "shellsession",
  csproj: "xml",
  gradle: "groovy",
  "c#": "csharp",
  "c++": "cpp",
  dockerignore: "text",
  gitignore: "text",
  npmignore: "text",
  ignore: "text",
  tree: "text",
  output: "text",
  logs: "log",
  patch: "diff",
  feature: "gherkin",
  clike: "c",
  objectivec: "objective-c",
  arduino: "cpp",
  opencl: "c",
  flow: "typescript",
  jinja2: "jinja",
  django: "jinja",
  mustache: "handlebars",
  rss: "xml",
  atom: "xml",
  webmanifest: "json",
  tsconfig: "jsonc",
  editorconfig: "ini",
  "sh-session": "shellsession",
  fortran: "fortran-free-form",
  emacs: "emacs-lisp",
  nasm: "asm",
  sol: "solidity",
  rkt: "racket",
  vba: "vb",
  vbnet: "vb",
  "visual-basic": "vb",
};

/** Every name that a fence may begin with. */
export const LANGUAGE_NAMES: readonly string[] = [
  ...Object.keys(bundledLanguages),
  ...Object.keys(ALIASES),
  ...PLAIN_TEXT,
  "mermaid",
];

/** The name under which Shiki knows a language. */
export function resolveAlias(language: string): string {
  const name = language.toLowerCase();
  return ALIASES[name] ?? name;
}

/** Whether a language, by the name that Shiki knows it by, has no colors. */
export function isPlainText(name: string): boolean {
  return PLAIN_TEXT.has(name);
}

/** Loads the grammar of a language; `undefined` when there is none of this name. */
export function grammarOf(name: string): LanguageInput | undefined {
  return isBundled(name) ? bundledLanguages[name] : undefined;
}

/** Whether code in a language is plain text or has a grammar. */
export function isKnownLanguage(language: string): boolean {
  const name = resolveAlias(language);
  return isPlainText(name) || isBundled(name);
}

function isBundled(language: string): language is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, language);
}
