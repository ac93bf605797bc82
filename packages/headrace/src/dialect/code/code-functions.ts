/** Of `@docusaurus/theme-common/internal`: what its block of code is made with. */
import { createContext, createElement, type ReactNode, useContext } from "react";
import { languageOfClass } from "../../model/code/code-language.ts";
import { parseCodeMeta } from "../../model/code/code-meta.ts";
import {
  applyMagicComments,
  DIALECT_HIGHLIGHTED,
  type MagicComment,
  type MarkedCode,
} from "../../model/code/magic-comments.ts";
import { NeedsSurroundings } from "../../model/islands/island-rendering.ts";
import { joinClasses } from "../core/class-names.tsx";

/** Classes of a block of code. The engine's own is there, too: its buttons act on the block around them. */
export const BLOCK = "theme-code-block code-block";

/** The title in what follows the language of a block of code. */
export function parseCodeBlockTitle(meta = ""): string {
  return /title=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(meta)?.groups?.title ?? "";
}

/** The language that the class of a block of code names. */
export const parseLanguage = languageOfClass;

/** Whether a block of code asks for numbers of its lines. */
export function containsLineNumbers(meta = ""): boolean {
  return meta.includes("showLineNumbers");
}

/** The number of the first line, where lines have some. */
export function getLineNumbersStart({
  showLineNumbers,
  metastring = "",
}: {
  showLineNumbers?: boolean | number | undefined;
  metastring?: string | undefined;
}): number | undefined {
  if (showLineNumbers === undefined) return parseCodeMeta(metastring).firstLineNumber;
  return showLineNumbers === true ? 1 : showLineNumbers || undefined;
}

interface LinesOptions {
  metastring?: string | undefined;
  language?: string | undefined;
  magicComments?: readonly MagicComment[] | undefined;
}

/** Code without its magic comments, and the classes of its lines, from 0. */
export function parseLines(
  content: string,
  { metastring = "", language, magicComments }: LinesOptions,
): { code: string; lineClassNames: Record<number, string[]> } {
  const text = content.replace(/\r?\n$/, "");
  const [first] = magicComments ?? [];
  const { highlighted: range } = parseCodeMeta(metastring);
  const marked: MarkedCode =
    range || language === undefined
      ? { code: text, highlighted: range ?? new Set() }
      : applyMagicComments(text, language, magicComments);
  const lineClassNames: Record<number, string[]> = {};
  const add = (line: number, name: string) => {
    lineClassNames[line - 1] = [...(lineClassNames[line - 1] ?? []), name];
  };
  for (const line of marked.highlighted)
    add(line, range && first ? first.className : DIALECT_HIGHLIGHTED);
  for (const [line, names] of marked.classes ?? []) for (const name of names) add(line, name);
  return { code: marked.code, lineClassNames };
}

/** The colors of code are variables of the style sheet. */
export function getPrismCssVariables(): Record<string, never> {
  return {};
}

/** What is known of a block of code. */
export interface CodeBlockMetadata {
  codeInput: string;
  code: string;
  className: string;
  language: string;
  title: ReactNode;
  lineNumbersStart: number | undefined;
  lineClassNames: Record<number, string[]>;
}

interface MetadataOptions {
  code: string;
  className?: string | undefined;
  language?: string | undefined;
  defaultLanguage?: string | undefined;
  metastring?: string | undefined;
  magicComments?: readonly MagicComment[] | undefined;
  title?: ReactNode;
  showLineNumbers?: boolean | number | undefined;
}

/** Reads what a block of code is given. */
export function createCodeBlockMetadata(options: MetadataOptions): CodeBlockMetadata {
  const { className = "", metastring = "", magicComments } = options;
  const language = (
    options.language ??
    languageOfClass(className) ??
    options.defaultLanguage ??
    "text"
  ).toLowerCase();
  const { code, lineClassNames } = parseLines(options.code, {
    metastring,
    language,
    magicComments,
  });
  const named = `language-${language}`;
  return {
    codeInput: options.code,
    code,
    className: className.includes(named) ? className : joinClasses(className, named),
    language,
    title: parseCodeBlockTitle(metastring) || options.title,
    lineNumbersStart: getLineNumbersStart(options),
    lineClassNames,
  };
}

/** What is known of whether lines of code are wrapped. */
export interface WordWrap {
  codeBlockRef: { current: null };
  isEnabled: boolean;
  isCodeScrollable: boolean;
  toggle: () => void;
}

const WRAPPED_BY_ITS_BUTTON: WordWrap = {
  codeBlockRef: { current: null },
  isEnabled: false,
  isCodeScrollable: true,
  toggle: () => {},
};

/** The engine's button wraps lines, and shows itself where some are too long. */
export function useCodeWordWrap(): WordWrap {
  return WRAPPED_BY_ITS_BUTTON;
}

interface CodeBlockContext {
  metadata: CodeBlockMetadata;
  wordWrap: WordWrap;
}

const Context = createContext<CodeBlockContext | undefined>(undefined);

/** Tells the parts of a block of code what is known of it. */
export function CodeBlockContextProvider({
  children,
  ...context
}: CodeBlockContext & { children?: ReactNode }): ReactNode {
  return createElement(Context, { value: context }, children);
}

/**
 * What is known of the block of code that a part stands in.
 *
 * @throws NeedsSurroundings outside of one.
 */
export function useCodeBlockContext(): CodeBlockContext {
  const context = useContext(Context);
  if (!context) throw new NeedsSurroundings("It asks for the block of code that it stands in.");
  return context;
}
