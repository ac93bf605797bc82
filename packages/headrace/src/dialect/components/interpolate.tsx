import { Fragment, type ReactNode } from "react";

/** What a text's places in braces are filled with, by name. */
export type Values = Record<string, ReactNode>;

/** `@docusaurus/Interpolate`: a text with its values. */
export default function Interpolate({
  children = "",
  values = {},
}: {
  children?: string;
  values?: Values;
}): ReactNode {
  return fillIn(children, values).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Fragment key={index}>{part}</Fragment>
  ));
}

/** The same as a function: a text when all values are texts or numbers, else elements. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = fillIn(text, values);
  const isText = parts.every((part) => ["string", "number"].includes(typeof part));
  return isText ? parts.join("") : <Interpolate values={values}>{text}</Interpolate>;
}

function fillIn(text: string, values: Values): ReactNode[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}
