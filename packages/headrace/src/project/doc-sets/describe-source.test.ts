import { describe, expect, test } from "vitest";
import { compileMarkdown } from "../../sources/markdown/compile.ts";
import { fixtureOptions } from "../../sources/markdown/fixture-page.ts";
import { describeSource } from "./describe-source.ts";

/** Ways to begin a page. The dev server and lists of tags take a title before anything is compiled. */
const BEGINNINGS = [
  "# Plain words",
  "Setext title\n============",
  "Setext in\ntwo lines\n===",
  "# A [link](https://x.example) here",
  "# With _emphasis_ and **weight**",
  "# AT&amp;T &lt;b&gt; &#35;",
  "#\tTab",
  "# Escaped \\* star",
  "# ![alt](https://x.example/a.png) Image",
  "# <b>Inline</b> tag",
  "# :tada: Emoji :nothing:",
  "# Closed #",
  "# With `code` in it",
  "# With id {#own-id}",
  "   # Indented",
  "Words before.\n\n# After words",
  "import A from './a.js'\n\n# After an import",
  "```\n# not a title\n```\n\n# After code",
  "> # In a quote",
  "---\n\n# After a rule",
  "## Second level\n\n# First level",
  "<!-- comment -->\n\n# After a comment",
  "# Ünïcödé 漢字 — dash",
  "Only words.",
  "#No space",
];

describe.each(["warning", "error"] as const)(
  "a title before compilation is the title after it (%s):",
  (failedParts) => {
    test.each(BEGINNINGS)("%j", async (beginning) => {
      const source = { path: "some-page.md", text: `${beginning}\n\nText.\n` };
      const options = { ...fixtureOptions("/nonexistent"), failedParts };
      const { title } = await compileMarkdown(source, options);
      expect((await describeSource(source, { failedParts })).title).toBe(title);
    });
  },
);
