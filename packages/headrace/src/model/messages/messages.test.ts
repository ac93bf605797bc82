import { describe, expect, it } from "vitest";
import { CZECH } from "./czech.ts";
import { ENGLISH } from "./english.ts";
import { fill, fillPlural, messagesOf } from "./messages.ts";

const placesOf = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();

describe("messages", () => {
  it.each(Object.entries(ENGLISH))("%s has the same values in each language", (name, message) => {
    const czech = Object.entries(CZECH).find(([key]) => key === name)?.[1] ?? "";
    expect(placesOf(czech)).toEqual(placesOf(message));
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
