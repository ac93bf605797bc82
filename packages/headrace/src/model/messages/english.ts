import { ARTICLE, BUILD, DEVELOPMENT, FRAME, SEARCH } from "./english-parts.ts";

/**
 * Every sentence of the frame around the pages, of search, and of what the build adds to a text. A name
 * in braces stands for a value. Where a number decides on the form of a word, the forms stand between
 * bars, in the order zero, one, two, few, many, other, as far as the language has them (as Docusaurus
 * writes them).
 */
export const ENGLISH = { ...FRAME, ...DEVELOPMENT, ...SEARCH, ...ARTICLE, ...BUILD };

/** The names of those that scripts take from their page's messages. */
export function scriptMessages(mode: "production" | "development"): string[] {
  return Object.keys(mode === "development" ? { ...FRAME, ...DEVELOPMENT } : FRAME);
}

/** What the build says in articles, in one language. */
export type ArticleMessages = Readonly<Record<keyof typeof ARTICLE, string>>;

/** The names of all sentences. */
export const MESSAGE_NAMES = Object.keys(ENGLISH);
