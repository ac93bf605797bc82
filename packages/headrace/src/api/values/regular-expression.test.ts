import { describe, expect, it } from "vitest";
import { matches, parseRegex } from "./regular-expression.ts";

/** Ways to begin and to end that multiply: the language's own search takes days for such texts. */
const ENDLESS = [
  // As many descriptions have it for addresses
  "^(https?:\\/\\/)?([\\da-z\\.-]+)\\.([a-z\\.]{2,6})([\\/\\w \\.-]*)*\\/?$",
  "^(a+)+$",
  "^(a|aa)+$",
  "^(a|a)*b$",
  "(a?){40}a{40}b",
  "^(?=(\\w+)+$)!",
  "^(\\p{L}+é*)*$",
  ".*.*.*.*.*=.*",
];

describe("patterns that have many ways to fit", () => {
  it.each(ENDLESS)("%s", (pattern) => {
    const text = `${"a".repeat(2000)}!`;
    expect(parseRegex(pattern)?.isSlow).toBe(true);
    expect(matches(pattern, text)).toBe(false);
  });

  it("fit what they describe", () => {
    expect(matches(ENDLESS[0] ?? "", "https://example.com/a/b c.d")).toBe(true);
    expect(matches("^(?:(?!ab)[a-z]|-){2,}$", "ba-z")).toBe(true);
    expect(matches("^(?:(?!ab)[a-z]|-){2,}$", "bab")).toBe(false);
    expect(matches("(?<=x)(?:\u{1F600}|é+){2}\\b", "x\u{1F600}é")).toBe(
      /(?<=x)(?:\u{1F600}|é+){2}\b/u.test("x\u{1F600}é"),
    );
    expect(matches("^(?:[\\w-.]+\\@)+$", "a.b@c-d@")).toBe(true);
  });
});

describe("patterns without", () => {
  it("are the language's own", () => {
    expect(parseRegex("^[a-z]+(?:-[0-9]{2})?$")?.isSlow).toBe(false);
    expect(matches("^(.)\\1$", "aa")).toBe(true);
    expect(matches("(", "x")).toBe(true);
  });
});
