import { expect, test } from "vitest";
import { compileMarkdown } from "./compile.ts";
import { fixtureOptions } from "./fixture-page.ts";

test("HTML in plain Markdown has places that links lead to, and code has none", async () => {
  const text = `# T

<a name="here"></a>

Text <b id='there'>x</b>, <i class="a" id=bare>y</i>.

\`\`\`html
<p id="none">
\`\`\`
`;
  const options = { ...fixtureOptions("/nonexistent"), format: "detect" as const };
  const { ids } = await compileMarkdown({ path: "page.md", text }, options);
  expect(ids).toEqual(["here", "there", "bare"]);
});
