import { expect, it } from "vitest";
import { checkRoutes } from "./check-routes.ts";
import { type FrontMatter, mapOf } from "./testing/site-of.ts";

const ENGLISH = { code: "en", label: "English" };
const CZECH = { code: "cs", label: "Čeština" };

function check(
  pages: Record<string, FrontMatter>,
  { files = [], locales = [ENGLISH] }: { files?: string[]; locales?: (typeof ENGLISH)[] } = {},
) {
  return checkRoutes(mapOf(pages), files, { trailingSlash: false, locales });
}

it.each([
  ["..", "leads out of its place"],
  ["a/../b", "leads out of its place"],
  ["a/./b", "leads out of its place"],
  ["a\\b", "signs that an address can't have"],
  ["a\u0007b", "signs that an address can't have"],
  ["404", "a page of the engine"],
  ["search", "a page of the engine"],
  ["assets/app", "which browsers keep for a year"],
  ["Assets/app", "which browsers keep for a year"],
  ["x".repeat(231), "is too long: 231 bytes, where 230 are possible"],
  ["é".repeat(116), "is too long: 232 bytes, where 230 are possible"],
  [`${"ab/".repeat(500)}c`, "is too long: 1502 bytes, where 1500 are possible"],
])("refuses the address %j", (slug, reason) => {
  expect(check({ "a.md": { slug: `/${slug}` } })).toEqual([
    {
      code: "unusable-route",
      severity: "error",
      message: expect.stringContaining(reason),
      hint: "Give the page another slug or file name.",
      file: "content/a.md",
      line: 1,
      column: 1,
    },
  ]);
});

it.each([
  "a..b",
  "...",
  "v1.0",
  "404/more",
  "searches",
  "search/more",
  "my/assets/app",
  "assets",
  "x".repeat(230),
  `${"ab/".repeat(499)}c`,
  "日本語",
])("lets the address %j be", (slug) => {
  expect(check({ "a.md": { slug: `/${slug}` } })).toEqual([]);
});

it("keeps the addresses of the results in all languages of a site", () => {
  const pages = { "a.md": { slug: "/cs/search" } };
  expect(check(pages)).toEqual([]);
  expect(check(pages, { locales: [ENGLISH, CZECH] })).toMatchObject([{ code: "unusable-route" }]);
});

it("warns where hosts that ignore case have one file for two pages, and only there", () => {
  const found = check({
    "a.md": { slug: "/Run" },
    "b.md": { slug: "/run" },
    "c.md": { slug: "/runs" },
  });
  expect(found).toEqual([
    {
      code: "route-case",
      severity: "warning",
      message: expect.stringContaining('"/run" is "/Run" of content/a.md but for its case'),
      hint: "Give one of the two another file name or another slug.",
      file: "content/b.md",
      line: 1,
      column: 1,
    },
  ]);
});

it("takes two ways to write one letter for one", () => {
  const pages = { "a.md": { slug: "/caf\u00e9" }, "b.md": { slug: "/cafe\u0301" } };
  expect(check(pages)).toMatchObject([{ code: expect.stringMatching(/route/) }]);
});

it("says which of two pages at one address is left out, and how to keep it", () => {
  expect(check({ "a.md": {}, "b.md": { slug: "/a" } })).toMatchObject([
    {
      file: "content/b.md",
      message: '"/a" is already the route of content/a.md; this page is left out.',
      hint: "Give one of the two another file name or another slug.",
    },
  ]);
});

it("refuses a file in the place of a page, whatever its case", () => {
  expect(check({ "faq.md": {} }, { files: ["FAQ.html"] })).toMatchObject([
    {
      code: "replaced-page",
      severity: "error",
      message: 'The static file "FAQ.html" would replace the page at "/faq".',
    },
  ]);
  expect(check({ "faq.md": {} }, { files: ["faq.txt", "faqs.html"] })).toEqual([]);
});
