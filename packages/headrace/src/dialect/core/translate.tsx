import { siteTexts } from "virtual:site-texts";
import type { ReactNode } from "react";
import Interpolate, { interpolate, type Values } from "../components/interpolate.tsx";
import { shownLanguage } from "./shown-language.ts";

interface TranslateProperties {
  id?: string;
  children?: string;
  values?: Values;
}

/** `@docusaurus/Translate`: the text in the language of the page, with its values. */
export default function Translate({ id, children, values = {} }: TranslateProperties): ReactNode {
  return <Interpolate values={values}>{textOf({ id, message: children })}</Interpolate>;
}

/** The text of a message: `translate({ message: "Hello {name}" }, { name: "Ada" })`. */
export function translate(message: Message, values: Record<string, string | number> = {}): string {
  return String(interpolate(textOf(message), values));
}

interface Message {
  id?: string | undefined;
  message?: string | undefined;
}

/** A text without an id is its own; one that is not translated stays as it was written, be that empty. */
function textOf({ id, message }: Message): string {
  const name = id ?? message ?? "";
  return siteTexts[shownLanguage()]?.[name] || (message ?? name);
}
