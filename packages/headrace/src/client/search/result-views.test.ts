import { describe, expect, test } from "vitest";
import { loadSearchIndex } from "../../search/query/load-search-index.ts";
import { pageResultView } from "./result-views.ts";
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

const marked = (parts: readonly { text: string; marked: boolean }[] | null) =>
  parts?.filter((part) => part.marked).map((part) => part.text);

describe("rows of results", () => {
  test("SEARCH-06 a link names the words to mark, before the hash", () => {
    const row = firstRow("roll back");
    expect(row.href).toMatch(/^\/docs\/deploy\?_highlight=/);
    expect(row.sections[0]?.href).toMatch(/^\/docs\/deploy\?_highlight=roll.*#roll-back$/);
  });

  test("SEARCH-05 each row has its kind, and a page its way down", () => {
    const row = firstRow("roll back");
    expect(row.breadcrumbs).toEqual(["Manuals", "Deployment"]);
    expect(row.sections[0]).toMatchObject({ kind: "Heading" });
    expect(firstRow("environments")).toMatchObject({ kind: "Title" });
  });

  test("SEARCH-06 a snippet has at most 50 characters, ellipses included, and marks", () => {
    const long = `${"Water turns the wheel. ".repeat(9)}Then deploy it.${" The stone grinds.".repeat(9)}`;
    const { snippet } = firstRow("deploy application", [long]);
    const text = snippet?.map((part) => part.text).join("") ?? "";
    expect(text.length).toBeLessThanOrEqual(50);
    expect(text).toMatch(/^….*deploy.*…$/);
    expect(marked(snippet)).toContain("deploy");
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
