import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unescapeHtml } from "../../../model/escape-html.ts";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";

/** Stands in for the package: it reads all sources but those with a question mark. */
const PACKAGE = `export default {
  async parse(source) {
    if (source.includes("?")) throw new Error("Parse error on line 2:\\n...x ?\\n---^\\nExpecting 'A', 'B', 'C', 'D', got '1'");
    if (source.includes("!")) throw new TypeError("addHook is not a function");
  },
};`;

function mermaid() {
  const folder = mkdtempSync(join(tmpdir(), "mermaid-"));
  const module = join(folder, "mermaid.mjs");
  writeFileSync(module, PACKAGE);
  return { version: "11.0.0", module, look: { light: "default", dark: "dark", options: {} } };
}

async function compile(diagram: string, meta = "") {
  const text = `# T\n\n\`\`\`mermaid ${meta}\n${diagram}\n\`\`\`\n`;
  const options = { ...fixtureOptions(tmpdir()), mermaid: mermaid() };
  return compileMarkdown({ path: "page.md", text }, options);
}

test.each(["pie\n a", "xychart-beta\n bar [1]", "flowchart LR\n a --> b\n click a"])(
  "what the build can't draw is drawn in the browser, from a source that shows until then: %s",
  async (source) => {
    const page = await compile(source, 'title="All <of> it"');
    expect(page.diagnostics).toEqual([]);
    expect(page.drawsInBrowser).toBe(true);
    expect(page.body).toContain("<figcaption>All &lt;of&gt; it</figcaption>");
    const [, props = ""] = /data-props="([^"]*)"/.exec(page.body) ?? [];
    const { diagram } = JSON.parse(unescapeHtml(props));
    expect(JSON.parse(diagram)).toMatchObject({ source, label: "All <of> it" });
    expect(page.body).toContain("<pre");
    expect(page.markdown).toContain(`\`\`\`mermaid\n${source}`);
  },
);

test("what the build can draw needs nothing of the browser", async () => {
  const page = await compile("flowchart LR\n a --> b");
  expect(page.drawsInBrowser).toBeUndefined();
  expect(page.body).toContain("<svg");
});

test("a source that Mermaid can't read is told at its line, and shown", async () => {
  const page = await compile("pie\n a ?");
  expect(page.drawsInBrowser).toBeUndefined();
  expect(page.diagnostics).toMatchObject([
    {
      code: "diagram",
      line: 5,
      message: "Mermaid can't read this diagram: Parse error. Expecting 'A', 'B', 'C', ….",
    },
  ]);
});

test("what Mermaid lacks outside of a browser is no fault of the source", async () => {
  expect((await compile("pie\n a !")).drawsInBrowser).toBe(true);
});
