import { describe, expect, test } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { documentsOf } from "../testing/sample-pages.ts";
import { loadSearchIndex } from "./load-search-index.ts";

const random = createRandom(16);
const SYLLABLES = ["ba", "cor", "dil", "fen", "gu", "hap", "jo", "kes", "lum", "mir", "nos", "pra"];
const word = () => Array.from({ length: 4 }, () => random.pick(SYLLABLES)).join("");
const words = (count: number) => Array.from({ length: count }, word);

interface Sample {
  title: string;
  message: string;
  release: string;
  version: string;
}

const SAMPLES: Sample[] = Array.from({ length: 60 }, (_, at) => {
  const version = `${at + 2}.${random.integer(0, 40)}.${random.integer(0, 40)}`;
  const release = random.pick([
    `${word()}-${version}`,
    `v${version}-rc1`,
    `${word()}-${version}.tar.gz`,
  ]);
  return { title: words(2).join(" "), message: `error: ${words(5).join(" ")}`, release, version };
});
const index = loadSearchIndex(
  buildSearchIndex(
    documentsOf(
      SAMPLES.map(({ title, message, release }) => ({
        title,
        content: `The source of main prints ${message}. It came with ${release}.`,
      })),
    ),
    { language: "en" },
  ),
);
const firstFor = (query: string) => index.search(query, 8)[0]?.document.title;

/** A text with a character somewhere in each of its words. */
function within(text: string, character: string): string {
  return text.replace(/\w{4,}/g, (whole) => {
    const at = random.integer(1, whole.length - 1);
    return whole.slice(0, at) + character + whole.slice(at);
  });
}

describe("what is copied from a page finds it", () => {
  test.each([
    ["soft hyphens", (text: string) => within(text, "\u00ad")],
    ["places for a line break", (text: string) => within(text, "\u200b")],
    ["word joiners", (text: string) => within(text, "\u2060")],
    ["marks of direction", (text: string) => `\u200f${text}\u200e`],
    ["hard spaces", (text: string) => text.replaceAll(" ", "\u00a0")],
    ["quotes and dots", (text: string) => `“${text}”…`],
    ["emoji", (text: string) => `🎉 ${text} 👩‍👧`],
  ])("with %s", (_, copied) => {
    for (const { title } of SAMPLES) expect(firstFor(copied(title))).toBe(title);
  });

  test("by the version in a longer name", () => {
    for (const { title, version, release } of SAMPLES) {
      for (const query of [version, `v${version}`, release]) {
        expect(firstFor(query), query).toBe(title);
      }
    }
  });

  test("by a message with the place where it came up, which is the reader's own", () => {
    const place = () => `${random.integer(1, 900)}`;
    for (const { title, message } of SAMPLES) {
      const file = `/home/${word()}/${word()}/${word()}/main`;
      const forms = [
        `${file}.go:${place()}: ${message}`,
        `${file}.ts:${place()}:${place()} - ${message}`,
        `${message} at ${word()} (${file}.js:${place()}:${place()})`,
        `${message} (Source.java:${place()})`,
      ];
      for (const query of forms) expect(firstFor(query), query).toBe(title);
    }
  });
});
