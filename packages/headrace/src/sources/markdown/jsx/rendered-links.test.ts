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
