import type { ENGLISH } from "./english.ts";

/** The sentences of one language; see `ENGLISH` for what they are. */
export type Messages = Readonly<Record<keyof typeof ENGLISH, string>>;

/** The sentences of each language of a site, by its code. */
export type SiteMessages = Readonly<Record<string, Messages>>;

/** Those of a language; of the first one for a language that the site has not. */
export function messagesOf(all: SiteMessages, language: string): Messages {
  const messages = all[language] ?? Object.values(all)[0];
  if (!messages) throw new Error("no sentences");
  return messages;
}

/** A message with its values in their places. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A message in the form that a number asks for, with the number in its place. */
export function fillPlural(message: string, count: number, language: string): string {
  return fill(formsIn(language)(message, count), { count });
}

function formsIn(language: string): (message: string, count: number) => string {
  const rules = new Intl.PluralRules(language);
  const known = rules.resolvedOptions().pluralCategories;
  const categories = CATEGORIES.filter((category) => known.includes(category));
  return (message, count) => {
    const forms = message.split("|");
    return forms[categories.indexOf(rules.select(count))] ?? forms.at(-1) ?? "";
  };
}

/** In the order of their forms. */
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;

/** Says a sentence in one language, with its values in their places; `count` decides on its form. */
export type Say<Name extends string> = (
  name: Name,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** @param language Code of the language that the messages are in. */
export function sayIn<Name extends string>(
  messages: Readonly<Record<Name, string>>,
  language: string,
): Say<Name> {
  // Its rules take long to make, and a page of an API asks for them thousands of times.
  const formFor = formsIn(language);
  return (name, values = {}) => {
    const { count } = values;
    const message = messages[name];
    return fill(typeof count === "number" ? formFor(message, count) : message, values);
  };
}
