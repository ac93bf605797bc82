import type { ENGLISH } from "./english.ts";

/** The sentences of one language; see `ENGLISH` for what they are. */
export type Messages = Readonly<Record<keyof typeof ENGLISH, string>>;

/** The sentences of each language of a site, by its code. */
export type SiteMessages = Readonly<Record<string, Messages>>;

/** Those of a language; of the first one for a language that the site has not. */
export function messagesOf(all: SiteMessages, language: string): Messages {
  const messages = all[language] ?? Object.values(all)[0];
  if (!messages) throw new Error("The site has no sentences.");
  return messages;
}

/** A message with its values in their places. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A message in the form that a number asks for, with the number in its place. */
export function fillPlural(message: string, count: number, language: string): string {
  const rules = new Intl.PluralRules(language);
  const known = rules.resolvedOptions().pluralCategories;
  const categories = CATEGORIES.filter((category) => known.includes(category));
  const forms = message.split("|");
  const form = forms[categories.indexOf(rules.select(count))] ?? forms.at(-1) ?? "";
  return fill(form, { count });
}

/** In the order of their forms. */
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;
