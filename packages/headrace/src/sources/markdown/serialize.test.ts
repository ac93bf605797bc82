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

test.each(["mdx1", "md"] as const)(
  "braces and addresses in angle brackets are text in %s",
  async (format) => {
    const text = "# T\n\nGet {id} of <https://a.example/b>, n <= 1.\n";
    const options = { ...fixtureOptions("/nonexistent"), format };
    const { body, diagnostics } = await compileMarkdown({ path: "page.mdx", text }, options);
    expect(diagnostics.filter(({ code }) => code === "syntax")).toEqual([]);
    expect(body).toContain('<p>Get {id} of <a href="https://a.example/b"');
    expect(body).toContain(", n &lt;= 1.</p>");
  },
);

test("commands of npm have no tab for Bun in sites of MDX 1, which know none", async () => {
  const text = "# T\n\n```bash npm2yarn\nnpm install a\n```\n";
  const tabsOf = async (format: "mdx" | "mdx1") => {
    const options = { ...fixtureOptions("/nonexistent"), format };
    const { body } = await compileMarkdown({ path: "page.md", text }, options);
    return ["npm", "Yarn", "pnpm", "Bun"].filter((label) => body.includes(`>${label}<`));
  };
  expect(await tabsOf("mdx")).toEqual(["npm", "Yarn", "pnpm", "Bun"]);
  expect(await tabsOf("mdx1")).toEqual(["npm", "Yarn", "pnpm"]);
});

test("a post has its title before its text, and keeps every heading that comes later", async () => {
  const folders = [{ folder: "blog", route: "/blog", holdsPosts: true as const }];
  const bodyOf = async (text: string, failedParts: "error" | "warning" = "error") => {
    const source = { path: "blog/a.md", text: `---\ntitle: News\n---\n\n${text}` };
    const options = { ...fixtureOptions("/nonexistent"), failedParts, folders };
    const page = await compileMarkdown(source, options);
    return page.body.match(/<(h1|p)>.*?<\/\1>/g);
  };
  expect(await bodyOf("Text.\n\n# Part\n")).toEqual([
    "<h1>News</h1>",
    "<p>Text.</p>",
    "<h1>Part</h1>",
  ]);
  expect(await bodyOf("# Old\n\nText.\n")).toEqual(["<h1>News</h1>", "<p>Text.</p>"]);
  // As in Docusaurus 3, which takes the first heading of a post for its title, wherever it stands.
  expect(await bodyOf("Text.\n\n# Part\n\n# More\n", "warning")).toEqual([
    "<h1>News</h1>",
    "<p>Text.</p>",
    "<h1>More</h1>",
  ]);
});

test("sites of MDX 1 have blanks for tabs in code, titles that nothing stands before, and notes of theirs", async () => {
  const pageOf = async (text: string) => {
    const options = { ...fixtureOptions("/nonexistent"), format: "mdx1" as const };
    const { body } = await compileMarkdown({ path: "page.md", text }, options);
    return body;
  };
  const code = await pageOf("# T\n\n```\na\tb\n\t\tc\nfour\td\n```\n");
  expect(code.replace(/<[^>]+>/g, "")).toContain("a   b\n        c\nfour    d");
  const noted = await pageOf("# T\n\nA.[^a]\n\n:::warning\n\nB\n\n:::\n\n[^a]: Note.\n");
  expect(noted).toMatch(/<sup><a href="#fn-a" id="fnref-a" data-footnote-ref>1/);
  expect(noted).toMatch(
    /class="footnotes">\s*<hr>[\s\S]*<li id="fn-a">[\s\S]*Note\.<a href="#fnref-a"/,
  );
  expect(noted).toMatch(/admonition-danger"[^>]*><p class="admonition-title">Danger</);
  const later = await pageOf("---\ntitle: Name\n---\n\nText.\n\n# Part\n");
  expect(later.match(/<h1.*?<\/h1>/g)).toEqual(["<h1>Name</h1>", "<h1>Part</h1>"]);
});
