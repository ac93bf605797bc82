import { API_MESSAGES } from "./api/english.ts";
import { CONSOLE_MESSAGES } from "./console/english.ts";
import {
  ARTICLE_MESSAGES,
  BUILD_MESSAGES,
  DEVELOPMENT_MESSAGES,
  FRAME_MESSAGES,
  PRINT_MESSAGES,
  SEARCH_MESSAGES,
} from "./english-parts.ts";
import { FAULT_MESSAGES } from "./faults/english.ts";

/**
 * Every sentence of the frame around the pages, of search, of what the build adds to a text, and of API pages. A name
 * in braces stands for a value. Where a number decides on the form of a word, the forms stand between
 * bars, in the order zero, one, two, few, many, other, as far as the language has them (as Docusaurus
 * writes them).
 */
export const ENGLISH = {
  ...FRAME_MESSAGES,
  ...DEVELOPMENT_MESSAGES,
  ...SEARCH_MESSAGES,
  ...PRINT_MESSAGES,
  ...ARTICLE_MESSAGES,
  ...BUILD_MESSAGES,
  ...API_MESSAGES,
  ...CONSOLE_MESSAGES,
  ...FAULT_MESSAGES,
};

/** The names of those that scripts take from their page's messages. */
export function scriptMessages(mode: "production" | "development"): string[] {
  return Object.keys(
    mode === "development" ? { ...FRAME_MESSAGES, ...DEVELOPMENT_MESSAGES } : FRAME_MESSAGES,
  );
}

/** What the build says in articles, in one language. */
export type ArticleMessages = Readonly<Record<ArticleSentence, string>>;

/** Articles and API pages have the same links beside their headings. */
export type ArticleSentence = keyof typeof ARTICLE_MESSAGES | "directLink";

/** The names of all sentences. */
export const MESSAGE_NAMES = Object.keys(ENGLISH);
