import { siteTexts } from "virtual:site-texts";
import { Fragment, type ReactNode } from "react";
import { shownLanguage } from "./shown-language.ts";

type Values = Record<string, ReactNode>;

interface TranslateProperties {
  id?: string;
  children?: string;
  values?: Values;
}

/** `@docusaurus/Translate`: the text in the language of the page, with its values. */
export default function Translate({ id, children, values = {} }: TranslateProperties): ReactNode {
  return interpolate(textOf({ id, message: children }), values).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Fragment key={index}>{part}</Fragment>
  ));
}

/** The text of a message: `translate({ message: "Hello {name}" }, { name: "Ada" })`. */
export function translate(message: Message, values: Record<string, string | number> = {}): string {
  return interpolate(textOf(message), values).join("");
}

interface Message {
  id?: string | undefined;
  message?: string | undefined;
}

/** A text without an id is its own; one that is not translated stays as it was written. */
function textOf({ id, message = "" }: Message): string {
  const name = id ?? message;
  return siteTexts[shownLanguage()]?.[name] || message || name;
}

function interpolate(text: string, values: Values): ReactNode[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}
