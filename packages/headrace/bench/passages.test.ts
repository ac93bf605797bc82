import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LINK_MARK, type Passages, readPassages } from "./passages.ts";

const SOURCE = `---
title: A page
---

## Create a \`thing\` {#thing}

## Plain heading

One sentence with a [link](./other.md). Another one. A list follows:

<Tabs>

:::warning Mind this
Text.
:::

- a [page](../a/b.md#c)
- an [outside page](https://example.com/x)

An {expression} stands here.

\`\`\`mermaid
graph TD
\`\`\`

\`\`\`bash title="Terminal"
echo {a,b} <in
\`\`\`

- Step one:

  \`\`\`ts title="a.ts" file="@site/examples/a.ts"
  \`\`\`
`;

describe("passages", () => {
  let passages: Passages;
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "bench-test-"));
    writeFileSync(join(folder, "page.md"), SOURCE);
    passages = readPassages(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("leaves out what only one engine reads, but not braces in code", () => {
    const text = JSON.stringify(passages);
    for (const sign of ["Tabs", "expression", "mermaid", "#thing", "file="])
      expect(text).not.toContain(sign);
    expect(text).toContain("echo {a,b} <in");
  });

  it("takes whole sentences, and marks links within the site", () => {
    expect(passages.headings).toEqual(["Plain heading"]);
    expect(passages.sentences).toEqual([
      `One sentence with a [link](${LINK_MARK}).`,
      "Another one.",
    ]);
    expect(JSON.stringify(passages.blocks)).toContain("https://example.com/x");
  });

  it("gives admonitions a kind and a title that both engines read", () => {
    const admonition = passages.blocks.find((block) => block.kind === "admonition");
    expect(admonition).toMatchObject({ markdown: ":::caution[Mind this]\nText.\n:::" });
  });
});
