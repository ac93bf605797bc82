import { describe, expect, test } from "vitest";
import { compileMarkdown } from "./compile.ts";
import { fixtureOptions } from "./fixture-page.ts";

const NESTED: Record<string, (depth: number) => string> = {
  "tags in a line": (depth) => `${"<b>".repeat(depth)}x${"</b>".repeat(depth)}`,
  "tags in lines": (depth) => `${"<div>\n".repeat(depth)}x\n${"</div>\n".repeat(depth)}`,
  emphasis: (depth) => `${"*".repeat(2 * depth)}x${"*".repeat(2 * depth)}`,
  quotes: (depth) => `${">".repeat(depth)} x`,
  lists: (depth) => `${"- ".repeat(depth)}x`,
  "links and pictures": (depth) =>
    `${"![".repeat(depth)}x${"](https://a.example/y.png)".repeat(depth)}`,
};

describe.each(Object.entries(NESTED))("%s", (_, nest) => {
  test.each(["page.md", "page.mdx"])(
    "that are nested are read, or told with the file: %s",
    async (path) => {
      for (const depth of [10, 1200]) {
        const text = `---\ntitle: T\n---\n\n${nest(depth)}\n`;
        const options = { ...fixtureOptions("/nonexistent"), format: "detect" as const };
        const page = await compileMarkdown({ path, text }, options);
        const errors = page.diagnostics.filter(({ severity }) => severity === "error");
        expect(errors.map(({ file }) => file)).toEqual(errors.map(() => path));
        if (errors.length === 0) expect(page.body).toContain("x");
        if (depth === 10) expect(errors).toEqual([]);
      }
    },
  );
});
