import { expect, test } from "vitest";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { documentsOf, type SamplePage } from "../testing/sample-pages.ts";
import { loadSearchIndex } from "./load-search-index.ts";
import { passagesOf } from "./passages.ts";
import { placesOf } from "./places.ts";
import type { ScorePart, SearchMatch, SearchResult } from "./search-results.ts";
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

const NO_PART = { corrected: false, idf: 1, weight: 1, page: 0, section: 0, title: 0, heading: 0 };

/** A result by hand: its texts, the first of the page itself, and the parts of the query. */
interface Written {
  title: string;
  sections: readonly (readonly [heading: string, text: string])[];
  parts: readonly (Partial<ScorePart> & Pick<ScorePart, "unit" | "share">)[];
  terms?: readonly string[];
  /** Which of the sections is the best place; absent: the page itself. */
  best?: number;
}

/** The passages of written pages, each as its heading, coverage, and how far that is headed. */
function passagesIn(...pages: readonly Written[]) {
  const textOf = new Map<string, string[]>();
  const results = pages.map(({ title, sections, parts, terms, best = -1 }, at): SearchResult => {
    const url = `/${at}`;
    textOf.set(url, ["", ...sections.map(([, text]) => text)]);
    const places = [["", title], ...sections].map(([heading, text], more): SearchMatch => {
      const isPage = more === 0;
      return {
        document: {
          ...{ id: 100 * at + more, title: (isPage ? text : heading) ?? "", url, hash: "" },
          ...{ breadcrumbs: [], parent: isPage ? null : 100 * at },
        },
        ...{ kind: "Content", score: 10 - more },
      };
    });
    const [page, ...others] = places;
    if (!page) throw new Error("A page has a place.");
    const explain = parts.map((part) => ({ ...NO_PART, ...part }));
    return {
      ...{ ...page, sections: others, best: places[best + 1] ?? page, explain, asked: [] },
      terms: [...(terms ?? parts.map(({ unit }) => unit))],
    };
  });
  return passagesOf({ results, textsOf: (url) => textOf.get(url) }, words);
}

const told = (passages: ReturnType<typeof passagesIn>) =>
  passages.map(({ place, coverage, headed }) => [place.document.title, coverage, headed]);

test.each([
  {
    told: "all of it in the text",
    section: ["One", "A token of a robot."],
    coverage: 1,
    headed: 0,
  },
  {
    title: "Token",
    told: "some in the title",
    section: ["One", "Of a robot."],
    coverage: 1,
    headed: 0,
  },
  { told: "some in the heading", section: ["Robots", "It has a token."], coverage: 1, headed: 0.4 },
  {
    told: "all in the heading",
    section: ["Token of a robot", "It lasts."],
    coverage: 1,
    headed: 1,
  },
  { told: "enough of it", section: ["One", "It has a token."], coverage: 0.6, headed: 0 },
] as const)("a passage is about what is asked that has $told", ({ section, ...expected }) => {
  const parts = [
    { unit: "token", share: 0.6 },
    { unit: "robot", share: 0.4 },
  ];
  const title = "title" in expected ? expected.title : "Deploy";
  expect(told(passagesIn({ title, sections: [section], parts }))).toEqual([
    [section[0], expected.coverage, expected.headed],
  ]);
});

test("a word that was taken for another counts half", () => {
  const parts = [
    { unit: "token", share: 0.6 },
    { unit: "robot", share: 0.4, corrected: true },
  ];
  const sections = [["Robots", "It has a token."]] as const;
  expect(told(passagesIn({ title: "Deploy", sections, parts }))).toEqual([["Robots", 0.8, 0.2]]);
});

test.each(["page", "section", "title", "heading"])(
  "a word that a page has in another form (%s) counts for its best place, and for that alone",
  (where) => {
    const parts = [
      { unit: "token", share: 0.7 },
      { unit: "automaton", share: 0.3, [where]: 0.2 },
    ];
    const sections = [
      ["One", "It has a token."],
      ["Two", "A token again."],
    ] as const;
    const found = (best: number) => told(passagesIn({ title: "Deploy", sections, parts, best }));
    expect(found(0)).toEqual([
      ["One", 1, 0],
      ["Two", 0.7, 0],
    ]);
    expect(found(1)).toEqual([
      ["Two", 1, 0],
      ["One", 0.7, 0],
    ]);
  },
);

test("a word that the page says elsewhere as it was typed is not meant by its best place", () => {
  const parts = [
    { unit: "token", share: 0.7 },
    { unit: "robot", share: 0.3, page: 0.5 },
  ];
  const sections = [
    ["One", "It has a token."],
    ["Two", "Of a robot."],
  ] as const;
  expect(told(passagesIn({ title: "Deploy", sections, parts, best: 0 }))).toEqual([
    ["One", 0.7, 0],
  ]);
});

test("a word that no page has is not meant", () => {
  const parts = [
    { unit: "token", share: 0.7 },
    { unit: "robot", share: 0.3 },
  ];
  const sections = [["One", "It has a token."]] as const;
  expect(told(passagesIn({ title: "Deploy", sections, parts, best: 0 }))).toEqual([
    ["One", 0.7, 0],
  ]);
});

test("two passages of a page, four of all, and none of a ninth page", () => {
  const parts = [{ unit: "token", share: 1 }];
  const page = (name: string, text = "A token."): Written => ({
    ...{ title: name, parts },
    sections: [1, 2, 3].map((at) => [`${name}${at}`, text] as const),
  });
  const titles = (...pages: Written[]) =>
    passagesIn(...pages).map(({ place }) => place.document.title);
  expect(titles(page("A"))).toEqual(["A1", "A2"]);
  expect(titles(page("A"), page("B"), page("C"))).toHaveLength(4);
  const others = Array.from({ length: 7 }, (_, at) => page(`No ${at}`, "Nothing."));
  expect(titles(...others, page("A"))).toEqual(["A1", "A2"]);
  expect(titles(...others, page("No 7", "Nothing."), page("A"))).toEqual([]);
});

test("of passages that say nearly as much the one that search has first stays first", () => {
  const share = (unit: string, share: number) => ({ unit, share });
  const parts = [share("token", 0.9), share("robot", 0.04), share("moon", 0.06)];
  const sections = [
    ["One", "A token."],
    ["Two", "A token of a robot."],
    ["Three", "A token of the moon."],
  ] as const;
  expect(told(passagesIn({ title: "Deploy", sections, parts })).map(([title]) => title)).toEqual([
    "Three",
    "One",
  ]);
});

test("a long text is cut to the sentences in a row that have most of the words", () => {
  const parts = [
    { unit: "token", share: 0.5 },
    { unit: "robot", share: 0.5 },
  ];
  const both = "Then the token is of a robot. ";
  const text = `A token, a token. ${FILLER} ${both}${FILLER}`;
  const [passage] = passagesIn({ title: "Deploy", sections: [["One", text]], parts });
  const cut = textOf(passage?.parts ?? []);
  expect(text).toContain(cut);
  expect(cut).toContain(both.trim());
  expect(cut.length).toBeLessThanOrEqual(480);
  // Whole sentences, as many as there is room for.
  expect(cut).toMatch(/^(?:Sentence|Then).*\.$/s);
  expect(cut.length).toBeGreaterThan(440);
});

test("a text that is no longer than a passage is shown whole, spaces and all", () => {
  const parts = [{ unit: "token", share: 1 }];
  const text = `A token. ${"X".repeat(480 - 9)}`;
  for (const more of ["", "y"]) {
    const [passage] = passagesIn({ title: "D", sections: [["One", text + more]], parts });
    expect(textOf(passage?.parts ?? [])).toBe(more === "" ? text : "A token.");
  }
});

test("a sentence that is too long is cut at words", () => {
  const parts = [{ unit: "token", share: 1 }];
  const text = `${"many words and ".repeat(60)}a token ${"and more words ".repeat(60)}`;
  const [passage] = passagesIn({ title: "Deploy", sections: [["One", text]], parts });
  const cut = textOf(passage?.parts ?? []);
  expect(cut).toMatch(/^….* token .*…$/s);
  expect(text).toContain(cut.replaceAll("…", ""));
  expect(cut.length).toBeLessThanOrEqual(482);
});
