import { Fragment, type ReactNode } from "react";

/** A piece of text, and whether it is one of the words that were looked for. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** Text with the words that were looked for in `mark` elements. */
export function TextParts({ parts }: { parts: readonly TextPart[] }): ReactNode {
  let at = 0;
  return parts.map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
