import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { SiteError } from "../../src/diagnostics/site-error.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { copySmallSite } from "./fixture-copy.ts";

let site: Awaited<ReturnType<typeof copySmallSite>>;

beforeEach(async () => {
  site = await copySmallSite();
});

afterEach(() => site.remove());

describe("what has no end is told with its chain", () => {
  it.each([1, 2, 3])("components that render each other, %i of them", async (length) => {
    for (let at = 0; at < length; at++) {
      const next = (at + 1) % length;
      await write(
        `site/components/c${at}.tsx`,
        `import { C${next} } from "./c${next}.tsx";\nexport function C${at}() { return <p><C${next} /></p>; }\n`,
      );
    }
    const [problem] = await problems(
      'import { C0 } from "@site/site/components/c0.tsx";\n\n<C0 />\n',
    );
    const names = Array.from({ length: length + 1 }, (_, at) => `C${at % length}`);
    expect(problem).toMatchObject({
      file: "content/endless.md",
      line: 7,
      code: "component-failed",
    });
    expect(chainOf(problem)).toEqual([...new Set(names)].sort());
  });

  it("a component and the Markdown that uses it", async () => {
    await write(
      "site/components/cm.tsx",
      'import Doc from "../../content/_m.mdx";\nexport function Cm() { return <Doc />; }\n',
    );
    await write("content/_m.mdx", 'import { Cm } from "@site/site/components/cm.tsx";\n\n<Cm />\n');
    const [problem] = await problems(
      'import { Cm } from "@site/site/components/cm.tsx";\n\n<Cm />\n',
    );
    expect(problem).toMatchObject({ file: "content/endless.md", line: 7 });
    expect(chainOf(problem)).toEqual(["Cm", "content/_m.mdx"]);
  });

  it.each([
    ["a picture", "content/pipe.png", "![Pipe](pipe.png)"],
    ["a part of a page", "content/_pipe.md", 'import P from "./_pipe.md";\n\n<P />'],
    ["a linked file", "content/pipe.txt", "[Pipe](pipe.txt)"],
    ["a page", "content/pipe.md", "Text."],
    ["what is said of a category", "content/_category_.yml", "Text."],
    ["a static file", "static/pipe.txt", "Text."],
    [
      "a component",
      "site/components/pipe.tsx",
      'import { P } from "@site/site/components/pipe.tsx";\n\n<P />',
    ],
  ])("a pipe instead of %s", async (_, path, text) => {
    execFileSync("mkfifo", [join(site.root, path)]);
    expect(await problems(`${text}\n`)).not.toEqual([]);
  });

  it("parts of a page that double with each step", async () => {
    for (let at = 0; at < 30; at++) {
      const text = at === 29 ? "End.\n" : `import P from "./_p${at + 1}.md";\n\n<P />\n\n<P />\n`;
      await write(`content/_p${at}.md`, text);
    }
    const [problem] = await problems('import P from "./_p0.md";\n\n<P />\n');
    expect(problem).toMatchObject({ code: "too-many-parts" });
    expect(problem?.message).toContain("content/endless.md → content/_p0.md → content/_p1.md");
  });

  it("but a page of many parts is whole", async () => {
    await write("content/_part.md", "Text.\n");
    const uses = "<Part />\n\n".repeat(1000);
    expect(await problems(`import Part from "./_part.md";\n\n${uses}`)).toEqual([]);
  });

  it.each([
    ["itself", "items.push({ type: 'category', label: 'C', items });"],
    ["itself by way of another", "const o = { C: items }; items.push({ B: [o] });"],
    [
      "5,000 levels",
      "let at = items; for (let i = 0; i < 5000; i++) { const next = []; at.push({ type: 'category', label: 'C', items: next }); at = next; }",
    ],
  ])("a sidebar that contains %s", async (_, code) => {
    const config = join(site.root, "site/site.config.ts");
    const text = await readFile(config, "utf8");
    const changed = text
      .replace("export default", `const items: any[] = ["index"];\n${code}\nexport default`)
      .replace(/sidebars[:,][^\n]*/, "sidebars: { docs: items },");
    await writeFile(config, changed);
    const [problem] = await problems("Text.\n");
    expect(problem).toMatchObject({ code: "config", file: "site/site.config.ts" });
    expect(problem?.message).toMatch(/contains itself|is deeper than 50 levels/);
  });

  it("a promise that a component lets fail", async () => {
    await write(
      "site/components/late.tsx",
      'Promise.reject(new Error("No answer"));\nexport function Late() { return <p>x</p>; }\n',
    );
    const [problem] = await problems(
      'import { Late } from "@site/site/components/late.tsx";\n\n<Late />\n',
    );
    expect(problem).toMatchObject({
      code: "component-failed",
      file: "content/endless.md",
      line: 7,
    });
    expect(problem?.message).toContain("No answer");
  });
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(site.root, path, ".."), { recursive: true });
  await writeFile(join(site.root, path), text);
}

async function problems(body: string): Promise<Diagnostic[]> {
  await write("content/endless.md", `---\ntitle: Endless\n---\n\n${body}`);
  try {
    await buildSite(site.root, { strict: false, report: () => {} });
    return [];
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics;
    throw error;
  }
}

/** The names of the chain that a message ends with. */
function chainOf(problem: Diagnostic | undefined): string[] {
  const chain = /without end: (.*)\.$/.exec(problem?.message ?? "")?.[1]?.split(" → ") ?? [];
  return [...new Set(chain)].sort();
}
