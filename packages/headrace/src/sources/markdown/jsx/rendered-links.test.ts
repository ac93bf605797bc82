import { expect, test } from "vitest";
import type { FileScope } from "../file-scope.ts";
import { fixtureOptions } from "../fixture-page.ts";
import { resolveRenderedLinks } from "./rendered-links.ts";

test("a component may be given a megabyte", () => {
  const value = "word ".repeat(200_000);
  const html = `<div data-value="${value}"></div>`;
  const scope = { path: "a.mdx", options: fixtureOptions(".") } as FileScope;
  expect(resolveRenderedLinks(html, { type: "text", value: "" }, scope)).toBe(html);
});

test.each([
  ["warning", "/page.md", "asset:page.md"],
  ["warning", "/page", "route:/page"],
  ["error", "/page.md", "route:/page.md"],
] as const)("where failed parts are a %s, a component's link to %s leads to %s", (...of) => {
  const [failedParts, href, address] = of;
  const page = { links: [], diagnostics: [], lookups: new Set() };
  const options = { ...fixtureOptions("."), failedParts };
  const scope = { path: "a.mdx", chain: ["a.mdx"], options, page } as unknown as FileScope;
  const html = resolveRenderedLinks(`<a href="${href}">x</a>`, { type: "text", value: "" }, scope);
  expect(html).toContain(address);
});
