import { describe, expect, it } from "vitest";
import { BUILT_IN, builtInMessages } from "./built-in.ts";
import { CZECH } from "./czech.ts";
import { ENGLISH } from "./english.ts";
import { fill, fillPlural, type Messages, messagesOf } from "./messages.ts";

const placesOf = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();

describe("messages", () => {
  it.each(Object.entries(BUILT_IN))("in %s have the same values as in English", (_, messages) => {
    const places = (of: Messages) =>
      Object.fromEntries(Object.entries(of).map(([name, text]) => [name, placesOf(text)]));
    expect(places(messages)).toEqual(places(ENGLISH));
    expect(Object.values(messages).filter((text) => text.trim() === "")).toEqual([]);
  });

  it.each(Object.entries(BUILT_IN))(
    "in %s have all forms that numbers ask for",
    (code, messages) => {
      const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
      const forms = Object.values(messages).filter((text) => text.includes("|"));
      for (const text of forms) expect(text.split("|"), text).toHaveLength(pluralCategories.length);
    },
  );

  it.each([
    ["de-AT", "Weiter"],
    ["zh-CN", "下一页"],
    ["zh-Hans", "下一页"],
    ["zh-TW", undefined],
    ["nl", undefined],
  ])("of %s are built in: %s", (code, next) => {
    expect(builtInMessages(code)?.next).toBe(next);
  });

  it("take their values, and keep a place that has none", () => {
    expect(fill("Last change by {name} on {day}", { name: "$& {day}" })).toBe(
      "Last change by $& {day} on {day}",
    );
  });

  it.each([
    ["en", "{count} page|{count} pages", 1, "1 page"],
    ["en", "{count} page|{count} pages", 0, "0 pages"],
    ["en", "{count} min read", 7, "7 min read"],
    ["cs", CZECH.minutesToRead, 1, "1 minuta čtení"],
    ["cs", CZECH.minutesToRead, 3, "3 minuty čtení"],
    ["cs", CZECH.minutesToRead, 8, "8 minut čtení"],
    ["ja", "{count} 分", 1, "1 分"],
    ["ar", "a|b|c|d|e|f", 2, "c"],
  ])("in %s, %s has the form of %i", (...[language, message, count, expected]) => {
    expect(fillPlural(message, count, language)).toBe(expected);
  });

  it("of a language that the site has not are those of its first", () => {
    expect(messagesOf({ cs: CZECH, en: ENGLISH }, "de").next).toBe("Další");
  });
});
