import { describe, expect, test } from "vitest";
import { sampleSite } from "../testing/sample-site.ts";
import {
  allResultsLinks,
  EVERYWHERE,
  parseSearchAddress,
  type Scope,
  type SearchAddress,
  searchHref,
} from "./scope.ts";

const site = {
  ...sampleSite(),
  baseUrl: "/docs/",
  language: "en",
  navbar: {
    hideOnScroll: false,
    links: [],
    sections: [{ label: "Manuals", sidebar: "manuals", route: "/manuals" }],
  },
  versions: [
    { name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" },
    { name: "1.0", label: "1.0", isLast: false, path: "/1.0", mainDocId: "index" },
  ],
};
const section = { name: "manuals", label: "Manuals", route: "/manuals" };

describe("addresses of the search page", () => {
  const within: Scope = { kind: "within", section };
  const outside: Scope = { kind: "outside", section };

  test.each<[string, SearchAddress]>([
    ["?q=deploy", { query: "deploy", scope: EVERYWHERE, version: undefined }],
    ["?q=a+b&ctx=manuals", { query: "a b", scope: within, version: undefined }],
    ["?q=%3Cb%3E&ctx=-manuals", { query: "<b>", scope: outside, version: undefined }],
    ["?q=x&version=current", { query: "x", scope: EVERYWHERE, version: "current" }],
    ["?q=c%2B%2B&version=1.0", { query: "c++", scope: EVERYWHERE, version: "1.0" }],
    ["", { query: "", scope: EVERYWHERE, version: undefined }],
  ])("PAGE-04 %s is read, and written the same", (search, address) => {
    expect(parseSearchAddress(search, site)).toEqual(address);
    expect(searchHref(address, site)).toBe(`/docs/search/${search}`);
  });

  test("PAGE-04 unknown sections and versions count as none", () => {
    expect(parseSearchAddress("?q=x&ctx=-nope&version=9", site)).toEqual({
      query: "x",
      scope: EVERYWHERE,
      version: undefined,
    });
  });

  test("SEARCH-07 the links under the box, with the section of the page", () => {
    expect(allResultsLinks({ query: "log in" }, site, section)).toEqual([
      { label: "See all results", href: "/docs/search/?q=log+in" },
      { label: 'See all results within "Manuals"', href: "/docs/search/?q=log+in&ctx=manuals" },
      { label: 'See all results outside "Manuals"', href: "/docs/search/?q=log+in&ctx=-manuals" },
      { label: "Ask for an answer", href: "/docs/search/?q=log+in#ask" },
    ]);
    expect(allResultsLinks({ query: "log in" }, site, undefined)).toHaveLength(2);
    const old = allResultsLinks({ query: "log in", version: "1.0" }, site, undefined);
    expect(old.map(({ href }) => href)).toEqual([
      "/docs/search/?q=log+in&version=1.0",
      "/docs/search/?q=log+in&version=1.0#ask",
    ]);
  });
});
