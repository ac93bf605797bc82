import { createElement, Fragment, type ReactNode } from "react";
import { API_MESSAGES, type ApiMessages } from "../model/messages/api/english.ts";
import { type Say, sayIn } from "../model/messages/messages.ts";

/** The name of a sentence of an API page. */
export type ApiSentence = keyof ApiMessages;

/** Says a sentence of an API page in the language of the site. */
export type SayApi = Say<ApiSentence>;

/** For what programs read, whatever the language of the site. */
export const sayInEnglish: SayApi = sayIn(API_MESSAGES, "en");

/** The sentences of the pages of APIs, and the code of their language. */
export interface ApiTexts {
  messages: ApiMessages;
  language: string;
}

/** A sentence whose values are elements: `sentence` has their names in braces. */
export function withElements(
  sentence: string,
  elements: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const pieces = sentence.split(/\{(\w+)\}/);
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 0 ? piece : (elements[piece] ?? `{${piece}}`))),
  );
}

/** Values with a comma between them, or the site's word for "or" or "and". */
export function joined(values: readonly string[], word: "or" | "and", say: SayApi): string {
  return values.join(` ${say(word)} `);
}

/** "read-only" at the beginning of a sentence: "Read-only". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
