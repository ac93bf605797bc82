import type { ReactNode } from "react";
import { codeLineMark } from "../../model/code/code-line-mark.ts";
import { escapeText } from "../../model/escape-html.ts";
import { isInsideIsland } from "../../model/islands/island-rendering.ts";
import { joinClasses } from "../core/class-names.tsx";

/** A piece of a line; here all of it, since the compiler colors it. */
export interface CodeToken {
  types: string[];
  content: string;
  empty?: true;
  /** Where its line stands in the code, from 0. */
  at: number;
}

export interface Drawing {
  className: string;
  style: Record<string, never>;
  tokens: CodeToken[][];
  getLineProps: (given: { className?: string }) => { className: string };
  getTokenProps: (given: { token: CodeToken; className?: string }) => object;
}

interface HighlightProperties {
  code: string;
  language: string;
  children: (drawing: Drawing) => ReactNode;
}

/**
 * What a site's own block of code asks of `prism-react-renderer` 1 and 2: it draws the lines, and the compiler colors
 * what is marked in them, as it colors all code.
 */
export function Highlight({ code, language, children }: HighlightProperties): ReactNode {
  const tokens = code
    .split("\n")
    .map((line, at): CodeToken[] =>
      line === ""
        ? [{ types: ["plain"], content: "\n", empty: true, at }]
        : [{ types: ["plain"], content: line, at }],
    );
  return children({
    className: `prism-code language-${language}`,
    style: {},
    tokens,
    getLineProps: ({ className }) => ({ className: joinClasses("token-line", className) }),
    getTokenProps: ({ token, className }) => ({
      className: joinClasses("token", ...token.types, className),
      ...coloredLater(token, language),
    }),
  });
}

function coloredLater({ content, at }: CodeToken, language: string): object {
  if (typeof window === "undefined")
    return { ...codeLineMark({ language, at, isLive: isInsideIsland() }), children: content };
  // React leaves it as the compiler colored it, until it shows other code, which then has no colors.
  return { dangerouslySetInnerHTML: { __html: escapeText(content) } };
}

/** The colors are those of the site's style sheet. */
const NO_COLORS = { plain: {}, styles: [] };

/** Color schemes by any name. */
export const themes: Record<string, typeof NO_COLORS> = new Proxy({}, { get: () => NO_COLORS });

/** What version 1 wanted to be given. */
export const defaultProps = {};

/** Languages are the compiler's: what adds some to it adds nothing. */
export const Prism = { languages: {} };

/** In version 1 it was the default. */
export default function HighlightOfVersion1(properties: HighlightProperties): ReactNode {
  return <Highlight {...properties} />;
}
