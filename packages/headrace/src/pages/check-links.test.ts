import { expect, it } from "vitest";
import { checkLinks, type LinkedPage } from "./check-links.ts";
import { mapOf } from "./testing/site-of.ts";

const SITE = mapOf({ "a.md": {}, "b.md": {}, "guide/c.md": {}, "guide/d.md": {} });

/** What is said of one link on a page. */
function told(
  target: string,
  {
    hash = null,
    path = "content/a.md",
    ...page
  }: Partial<LinkedPage> & { hash?: string | null } = {},
) {
  const link = { target, hash, file: path, line: 7, column: 3 };
  const pages = [
    { path: "content/b.md", links: [], ids: ["grant"] },
    { path: "content/guide/c.md", links: [], ids: null },
    { path, links: [link], ids: ["own"], ...page },
  ];
  return checkLinks(pages, SITE, { locales: [{ code: "en", label: "English" }] });
}

it.each([
  "external:https://a.example/nothing",
  "route:/b",
  "host:/b",
  "route:/search",
  "host:/search/",
])("lets %s be", (target) => {
  expect(told(target)).toEqual([]);
});

it.each([
  ["grant", true],
  ["top", true],
  ["TOP", true],
  ["Grant", false],
  ["other", false],
])("the place #%s of a page is there: %s", (hash, isThere) => {
  expect(told("route:/b", { hash })).toHaveLength(isThere ? 0 : 1);
});

it("judges no place of a page that could not be read", () => {
  expect(told("route:/guide/c", { hash: "anything" })).toEqual([]);
});

it("names the page of a place that is not there, and the nearest place", () => {
  expect(told("route:/b", { hash: "grants" })).toEqual([
    {
      code: "broken-anchor",
      severity: "warning",
      file: "content/a.md",
      line: 7,
      column: 3,
      message: 'There is no "#grants" on content/b.md.',
      hint: 'Did you mean "grant"?',
      fix: { find: "#grants", replace: "#grant" },
    },
  ]);
  expect(told("hash", { hash: "nowhere" })).toMatchObject([
    {
      message: 'There is no "#nowhere" on this page.',
      hint: "Link to a heading's id; it is its text in lower case with hyphens.",
    },
  ]);
});

it.each([
  ["/wholly/elsewhere", "no page of this site", "Change the link, or add the page."],
  ["/b.pdf", "no file or page of this site", expect.any(String)],
  ["/bb.html", "no page of this site", expect.any(String)],
  ["/b.htm", "no page of this site", expect.any(String)],
  ["/b.md", "no page of this site", expect.any(String)],
  ["/b.mdx", "no page of this site", expect.any(String)],
  ["/v1.0", "no page of this site", expect.any(String)],
  ["/b.pdf/more", "no page of this site", expect.any(String)],
])("a link to %s leads to %s", (route, what, hint) => {
  expect(told(`route:${route}`)).toEqual([
    {
      code: "broken-link",
      severity: "error",
      file: "content/a.md",
      line: 7,
      column: 3,
      message: `This link leads to "${route}", which is ${what}.`,
      hint,
    },
  ]);
});

it("corrects an address, and a file as it is seen from one beside it, but none elsewhere", () => {
  expect(told("route:/bb")).toMatchObject([
    { hint: 'Did you mean "/b"?', fix: { find: "/bb", replace: "/b" } },
  ]);
  const beside = told("page:content/guide/dd.md", { path: "content/guide/c.md" });
  expect(beside).toMatchObject([
    { code: "broken-markdown-link", hint: 'Did you mean "content/guide/d.md"?' },
  ]);
  expect(beside[0]?.fix).toEqual({ find: "dd.md", replace: "d.md" });
  const elsewhere = told("page:content/guide/dd.md", { path: "content/a.md" });
  expect(elsewhere[0]?.fix).toBeUndefined();
});

it("blames no author of a site for links of a description that may warn", () => {
  expect(told("route:/nowhere", { reference: { faults: "warning" } })).toMatchObject([
    { code: "openapi-link", severity: "warning", hint: expect.stringContaining('"linkBase"') },
  ]);
  expect(told("route:/nowhere", { reference: {} })).toMatchObject([
    { code: "broken-link", severity: "error" },
  ]);
  const lenient = { hash: "nowhere", reference: { faults: "warning" as const } };
  expect(told("hash", lenient)).toMatchObject([{ code: "openapi-link", severity: "warning" }]);
});
