import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";

test("a heading has the id of its whole text, though a component of the site draws its code", async () => {
  const code = ({ children }: { children?: ReactNode }) =>
    createElement("code", { className: "own" }, children);
  const page = await compileMarkdown(
    { path: "page.md", text: "# T\n\n## Use `x` **now**\n\n## Use `y` **now**\n" },
    {
      ...fixtureOptions("/nonexistent"),
      globals: { specifier: "@site/map.tsx", names: [], elements: ["code"] },
      components: async () => ({ components: { code } }),
    },
  );
  expect(page.toc.map(({ id }) => id)).toEqual(["use-x-now", "use-y-now"]);
  expect(page.toc[0]?.html).toContain("x");
  expect(page.body).toContain('<code class="own">x</code>');
});

function Name({ children = "default & more" }: { children?: ReactNode }): ReactNode {
  return createElement(
    "a",
    { href: "https://other.example" },
    createElement("code", null, children),
  );
}

test("lists of contents and the search index say what a component in a heading says, without its link", async () => {
  const page = await compileMarkdown(
    { path: "page.md", text: "# T\n\n## Use <Name/> now\n\n## Use <Name>*own*</Name>\n" },
    {
      ...fixtureOptions("/nonexistent"),
      globals: { specifier: "@site/map.tsx", names: ["Name"], elements: [] },
      components: async () => ({ components: { Name } }),
    },
  );
  expect(page.toc.map(({ html }) => html)).toEqual([
    "Use <code>default &amp; more</code> now",
    "Use <code>own</code>",
  ]);
  expect(page.sections.map(({ title }) => title)).toEqual([
    "T",
    "Use default & more now",
    "Use own",
  ]);
});
