import { expect, test } from "vitest";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { documentsOf, type SamplePage } from "../testing/sample-pages.ts";
import { loadSearchIndex } from "./load-search-index.ts";
import { passagesOf } from "./passages.ts";
import { placesOf } from "./places.ts";
import { cutSnippet, findTerms, termsIn } from "./snippet.ts";

const words = { placesOf, cutSnippet, findTerms, termsIn };

const FILLER = Array.from({ length: 40 }, (_, at) => `Sentence ${at} tells of other things.`).join(
  " ",
);

const PAGES: readonly SamplePage[] = [
  {
    title: "Builds",
    content: "A build makes a package.",
    sections: [
      ["Limits", `${FILLER} A build is stopped after 60 minutes. Its log stays. ${FILLER}`],
      ["Logs", "The log of a build is kept for 14 days."],
    ],
  },
  {
    title: "Invitations",
    content: "An invitation is valid for seven days.",
    sections: [["Again", "Send the invitation again when it is not valid any more."]],
  },
  ...Array.from({ length: 9 }, (_, at) => ({ title: `Page ${at}`, content: `About topic ${at}.` })),
];

const documents = documentsOf(PAGES);
const index = loadSearchIndex(buildSearchIndex(documents, { language: "en" }));

function ask(question: string, known = (_: string) => true) {
  const textsOf = (route: string) =>
    known(route)
      ? documents.filter(({ url }) => url === route).map(({ content }) => content)
      : undefined;
  return passagesOf({ results: index.search(question, 20), textsOf }, words);
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join("");

test("the passage with the answer comes first, in whole sentences of the page", () => {
  const [first] = ask("When is a build stopped?");
  expect(first?.place.document.title).toBe("Limits");
  const text = textOf(first?.parts ?? []);
  expect(text).toContain("A build is stopped after 60 minutes.");
  expect(text).toMatch(/^(?:Sentence|A build).*\.$/s);
  expect(text.length).toBeLessThanOrEqual(480);
  expect(first?.parts.filter(({ marked }) => marked).map(({ text: word }) => word)).toContain(
    "stopped",
  );
});

test("a passage under a heading that says what was asked comes before one that only has the words", () => {
  for (const question of ["build log", "logs of a build", "builds"]) {
    const worths = ask(question).map(({ coverage, headed }) => coverage + headed);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  }
  expect(ask("logs of a build")[0]?.place.document.title).toBe("Logs");
});

test("every passage stands on its page, word for word", () => {
  for (const question of ["build log", "invitation valid", "valid", "build 60 minutes stopped"]) {
    const passages = ask(question);
    expect(passages.length).toBeGreaterThan(0);
    for (const { place, parts } of passages)
      expect(documents[place.document.id]?.content).toContain(textOf(parts));
  }
});

test.each([
  "Who won the cup in a stopped clock factory?",
  "How do I bake bread for seven elephants?",
  "zebra",
  "",
])("what the pages do not hold is not answered: %s", (question) => {
  expect(ask(question)).toEqual([]);
});

test("texts that have not come are no passages", () => {
  expect(ask("When is a build stopped?", () => false)).toEqual([]);
});
