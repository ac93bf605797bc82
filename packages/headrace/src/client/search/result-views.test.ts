import { describe, expect, test } from "vitest";
import { loadSearchIndex } from "../../search/query/load-search-index.ts";
import { placesOf } from "../../search/query/places.ts";
import { pageResultView, placeView } from "./result-views.ts";
import { SAMPLE_PAGES, sampleIndex } from "./testing/sample-index.ts";

const index = loadSearchIndex(sampleIndex(SAMPLE_PAGES));

/** The first result of a query as rows, with texts or before they have come. */
function firstRow(query: string, texts?: readonly string[]) {
  const [result] = index.search(query, 8);
  if (!result) throw new Error(`"${query}" finds nothing`);
  return pageResultView(result, {
    site: { baseUrl: "/docs/", trailingSlash: false },
    textsOf: () => texts,
  });
}

/** The rows of the box for a query. */
function rows(query: string, texts?: readonly string[]) {
  const context = { site: { baseUrl: "/docs/", trailingSlash: false }, textsOf: () => texts };
  return placesOf(index.search(query, 8), 8).map((place) => placeView(place, context));
}

const marked = (parts: readonly { text: string; marked: boolean }[] | null) =>
  parts?.filter((part) => part.marked).map((part) => part.text);

describe("rows of results", () => {
  test("SEARCH-06 a link names what was asked for, no more than was typed, before the hash", () => {
    expect(rows("roll back")[0]?.href).toBe("/docs/deploy?_highlight=roll+back#roll-back");
    expect(rows("how do I roll back a")[0]?.href).toBe(
      "/docs/deploy?_highlight=roll+back#roll-back",
    );
  });

  test("the row of an operation has its method, those of sections and other pages have none", () => {
    const [page] = rows("environments");
    expect(page?.method).toBeUndefined();
    const [place] = placesOf(index.search("environments", 8), 8);
    if (!place) throw new Error("Nothing was found.");
    const document = { ...place.document, reference: "get" as const };
    const context = { site: { baseUrl: "/docs/", trailingSlash: false }, textsOf: () => undefined };
    expect(placeView({ ...place, document }, context).method).toBe("get");
    const list = { ...document, reference: "family" as const };
    expect(placeView({ ...place, document: list }, context).method).toBeUndefined();
    const section = { ...document, parent: 0 };
    expect(placeView({ ...place, document: section }, context).method).toBeUndefined();
  });

  test("the first row is the section that says what was asked, under the name of its page", () => {
    expect(rows("roll back")[0]).toMatchObject({
      isSection: true,
      kind: "Heading",
      path: ["Manuals", "Deployment", "Deploy an application"],
    });
    expect(rows("environments")[0]).toMatchObject({ isSection: false, kind: "Title" });
  });

  test("SEARCH-05 each row has its kind, and a page its way down", () => {
    const row = firstRow("roll back");
    expect(row.breadcrumbs).toEqual(["Manuals", "Deployment"]);
    expect(row.sections[0]).toMatchObject({ kind: "Heading" });
    expect(firstRow("environments")).toMatchObject({ kind: "Title" });
  });

  test("SEARCH-06 a snippet has at most 50 characters, ellipses included, and marks", () => {
    const long = `${"Water turns the wheel. ".repeat(9)}Then deploy it.${" The stone grinds.".repeat(9)}`;
    const [row] = rows("deploy application", [long]);
    const text = row?.snippet?.map((part) => part.text).join("") ?? "";
    expect(text.length).toBeLessThanOrEqual(50);
    expect(text).toMatch(/^….*deploy.*…$/);
    expect(marked(row?.snippet ?? null)).toContain("deploy");
    const page = firstRow("deploy application", [long]).snippet ?? [];
    expect(page.map((part) => part.text).join("").length).toBeGreaterThan(50);
  });

  test("a row has no snippet until the text has come; a section has that of its own text", () => {
    expect(firstRow("roll back").snippet).toBeNull();
    const row = firstRow("roll back", ["Of the page.", "Roll back of the section."]);
    expect(marked(row.sections[0]?.snippet ?? null)).toEqual(["Roll", "back"]);
  });

  test("F55 markup in titles and texts stays text", () => {
    const row = firstRow("environments", ['<img src=x onerror="alert(1)"> environments']);
    expect(row.title.map((part) => part.text).join("")).toBe("Environments <b>&");
    expect(row.snippet?.map((part) => part.text).join("")).toContain("<img src=x");
  });
});
