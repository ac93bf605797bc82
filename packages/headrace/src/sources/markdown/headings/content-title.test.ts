import { expect, test } from "vitest";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";
import { beginsWithTitle } from "./content-title.ts";

test.each([
  ["\n# Title\n", true],
  ["Title\n=====\n\nText.", true],
  ['import A from "./a";\nimport B from "./b";\n\nimport C from "./c";\n\n# Title', true],
  ["<!-- A comment. -->\n\n# Title", false],
  ["Text.\n\n# Title", false],
  ["export const a = 1;\n\n# Title", false],
  ['import A from "./a";\n# Title', false],
  ["## Part", false],
])("%j begins with its title: %j", (content, expected) => {
  expect(beginsWithTitle(content)).toBe(expected);
});

test.each([
  ["warning", "page"],
  ["error", "Title"],
] as const)(
  "where failed parts are a %s, a page whose title comes late is called %s",
  async (...of) => {
    const [failedParts, title] = of;
    const text = "<!-- A comment. -->\n\n# Title\n\nText.\n";
    const options = { ...fixtureOptions("/nonexistent"), failedParts };
    const page = await compileMarkdown({ path: "page.mdx", text }, options);
    expect(page.title).toBe(title);
    expect(page.body.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual(["<h1>Title</h1>"]);
  },
);

test("version 2 wrote the name of such a page above it", async () => {
  const text = "<!-- A comment. -->\n\n# Title\n\nText.\n";
  const older = { format: "mdx1", failedParts: "warning" } as const;
  const options = { ...fixtureOptions("/nonexistent"), ...older };
  const { body } = await compileMarkdown({ path: "page.mdx", text }, options);
  expect(body.match(/(?<=<h1[^>]*>).*?(?=<\/h1>)/g)).toEqual(["page", "Title"]);
});
