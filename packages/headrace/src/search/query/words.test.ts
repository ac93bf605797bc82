import { describe, expect, test } from "vitest";
import { stemWord } from "../analysis/stem.ts";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { documentsOf, type SamplePage } from "../testing/sample-pages.ts";
import { loadSearchIndex } from "./load-search-index.ts";
import { placesOf } from "./places.ts";

const PAGES: SamplePage[] = [
  { title: "Authentication", sections: [["API keys", "Send the key of the API in a header."]] },
  { title: "Log in with Keycloak", content: "Use the API with Keycloak." },
  { title: "Change a password", sections: [["Reset a forgotten password", "Reset it by mail."]] },
  { title: "REST services", content: "A rest API." },
  { title: "Scaling", sections: [["Scale automatically", "Autoscaling adds replicas."]] },
  { title: "Monorepos", content: "One monorepo, many graphs, a graph." },
  { title: "Providers", content: "Choose a provider." },
  { title: "Fishing", content: "A tutorial, a guide, a manual: the docs have it. ".repeat(3) },
  { title: "Second step of a log-in", keywords: ["one time code"], content: "Type six digits." },
  ...Array.from({ length: 30 }, (_, at) => ({
    title: `Operation ${at}`,
    sections: [["Authorization", "Send apiKey."]] satisfies [string, string][],
  })),
];
const index = loadSearchIndex(buildSearchIndex(documentsOf(PAGES), { language: "en" }));
const first = (query: string) => {
  const [place] = placesOf(index.search(query, 8), 8);
  return place && `${place.page.document.title} / ${place.document.title}`;
};

describe("the words of a query", () => {
  test.each(["api key", "api-key", "apikey", "apiKey", "API keys"])(
    "a compound and its parts find the same: %s",
    (query) => expect(first(query)).toBe("Authentication / API keys"),
  );

  test.each(
    ["docs", "documentation", "tutorial", "guide", "manual"].flatMap((text) =>
      ["Providers", "Monorepos", "Log in with Keycloak", "REST services"].map((title) => ({
        title,
        query: `${title} ${text}`,
      })),
    ),
  )("the kind of text that is looked for hides no page: $query", ({ title, query }) => {
    expect(first(query)).toBe(`${title} / ${title}`);
  });

  test.each(["one time code", "one-time code", "onetimecode"])(
    "a keyword of some words is found as one, too: %s",
    (query) => expect(first(query)).toContain("Second step of a log-in"),
  );

  test("a known word is not doubted because its neighbor is unknown", () => {
    expect(first("qx reset forgotten password")).toBe(
      "Change a password / Reset a forgotten password",
    );
    expect(index.understood()).toEqual({ unknown: ["qx"], respelled: [] });
  });

  test.each(["autoscale", "autoscaler", "autoscaling", "autoscalling"])(
    "%s is one family",
    (word) => {
      expect(first(word)).toBe("Scaling / Scale automatically");
    },
  );

  test("what is given and the giving of it are two subjects", () => {
    expect(stemWord("certificates")).toBe(stemWord("certificate"));
    expect(stemWord("certificate")).not.toBe(stemWord("certification"));
  });

  test.each(["mongo", "graphql"])("%s is no longer and no shorter word", (word) => {
    expect(index.search(word, 8)).toEqual([]);
  });

  test("says which word no page has, and what was read for another", () => {
    expect(first("terraform provider")).toBe("Providers / Providers");
    expect(index.understood()).toEqual({ unknown: ["terraform"], respelled: [] });
    index.search("pasword", 8);
    expect(index.understood().respelled).toEqual([{ from: "pasword", to: "password" }]);
    index.search("password", 8);
    expect(index.understood()).toEqual({ unknown: [], respelled: [] });
  });

  test("words that carry a question are not what was asked for", () => {
    const [result] = index.search("how do I reset a password", 8);
    expect(result?.asked).toEqual(["reset", "password"]);
  });

  test("a word that is whole is marked as it is, though longer ones begin with it", () => {
    const [result] = index.search("key", 8);
    expect(result?.terms).not.toContain("keycloak");
  });

  test("H-18 a heading that says what was asked, and no more, stands before longer ones", () => {
    const pages: SamplePage[] = [
      { title: "One", sections: [["Quota limits of every team and its members", "Quota. Quota."]] },
      { title: "Two", sections: [["Quota", "A few words."]] },
      ...Array.from({ length: 20 }, (_, at) => ({ title: `Page ${at}`, content: "Other." })),
    ];
    const own = loadSearchIndex(buildSearchIndex(documentsOf(pages), { language: "en" }));
    expect(own.search("quota", 8)[0]?.document.title).toBe("Two");
  });
});
