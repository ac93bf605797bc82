import { expect, test, vi } from "vitest";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";

// The bundler provides it, which has no part in this.
vi.mock("virtual:site-texts", () => ({ siteTexts: {} }));

const ALL = ["a", "b", "c"];

test.each([
  ["toc={toc}", ALL],
  ["toc={toc.slice(1)}", ["b", "c"]],
  ["toc={toc.filter(({ level }) => level === 3)}", ["b"]],
  ["toc={toc.filter(({ value }) => value !== 'B')} maxHeadingLevel={2}", ["a", "c"]],
  ["toc={[{ value: 'B', id: 'b', level: 3 }]}", ["b"]],
  ["toc={chosen}", ["c"]],
  ["toc={[]}", []],
  ["toc={5}", ALL],
])("<TOCInline %s /> lists %j", async (properties, ids) => {
  const text = `# T

export const chosen = [{ value: "C", id: "c", level: 2 }];

<TOCInline ${properties} />

## A

### B

## C
`;
  const { body } = await compileMarkdown(
    { path: "page.mdx", text },
    fixtureOptions("/nonexistent"),
  );
  const [list = ""] = /<div class="toc-list">.*?<\/div>/s.exec(body) ?? [];
  expect([...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
});

test("What fails is told, and all headings are listed", async () => {
  const text = "# T\n\n<TOCInline toc={toc.nothing()} />\n\n## A\n";
  const { body, diagnostics } = await compileMarkdown(
    { path: "page.mdx", text },
    { ...fixtureOptions("/nonexistent"), failedParts: "warning" },
  );
  expect(diagnostics).toMatchObject([{ code: "component-failed", severity: "warning", line: 3 }]);
  expect(body).toContain('<a href="#a">');
});
