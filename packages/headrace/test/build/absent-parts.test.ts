import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { publishedFiles } from "./published.ts";

/** A site whose pages and components import what is not there yet. */
const SITE = {
  "package.json": '{ "type": "module" }',
  "site/site.config.ts": `import { defineSite } from "headrace";
export default defineSite({
  name: "Absent parts",
  url: "https://docs.example.com",
  failedParts: "warning",
  content: { components: "site/components.tsx" },
});`,
  "site/components.tsx": `import { Live } from "./live";
import { Part } from "./part";
export const components = { Live, Part };`,
  "site/part.tsx": `import { Late } from "late-package";
import { Later } from "./later/index";
export const Part = () => <p><Late>within</Late><Later>further in</Later></p>;`,
  "site/live.tsx": `import { useState } from "react";
import { late } from "@late/scope/inner";
export function Live() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{late} {count}</button>;
}`,
  "content/index.mdx": `---\ntitle: Home\ndescription: Home.\n---\n
import { Late } from "late-package";\n\n<Late>The page itself</Late>\n\n<Part />\n\n<Live />\n`,
};

const latePackage = (version: string) => ({
  "node_modules/late-package/package.json": `{ "name": "late-package", "version": "${version}", "main": "index.js" }`,
  "node_modules/late-package/index.js": `exports.Late = ({ children }) => ["late ${version}: ", children];`,
});

/** What is done to the site, step by step, and what the page then shows. */
const STEPS: [what: string, files: Record<string, string | null>, shown: RegExp][] = [
  ["as it is", {}, /The page itself/],
  ["a package is installed", latePackage("1.0.0"), /late 1\.0\.0: within/],
  ["another version is installed", latePackage("2.0.0"), /late 2\.0\.0: within/],
  [
    "a file is written",
    { "site/later/index.tsx": "export const Later = () => <b>later</b>;" },
    /<b>later<\/b>/,
  ],
  [
    "a part of a package in a scope comes",
    {
      "node_modules/@late/scope/package.json": '{ "name": "@late/scope", "version": "1.0.0" }',
      "node_modules/@late/scope/inner.js": 'export const late = "of a scope";',
    },
    /of a scope/,
  ],
  ["the first package goes", { "node_modules/late-package": null }, /<p>within<b>later/],
];

let root = "";
let clean = "";

async function apply(files: Record<string, string | null>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    if (text === null) await rm(path, { recursive: true });
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
}

async function build(folder: string): Promise<Record<string, string>> {
  await buildSite(folder, { strict: false, report: () => {} });
  return publishedFiles(folder);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "absent-"));
  clean = await mkdtemp(join(tmpdir(), "absent-clean-"));
  await apply(SITE);
});

afterAll(async () => {
  for (const folder of [root, clean]) await rm(folder, { recursive: true, force: true });
});

describe("a build after packages and files come, change and go is that of a clean project", () => {
  it.each(STEPS)("%s", { timeout: 120_000 }, async (_, changes, shown) => {
    await apply(changes);
    const after = await build(root);
    await rm(clean, { recursive: true });
    const made = [".cache", ".releases", "dist"].map((name) => join(root, name));
    await cp(root, clean, { recursive: true, filter: (path) => !made.includes(path) });
    const afresh = await build(clean);
    const files = new Set([...Object.keys(after), ...Object.keys(afresh)]);
    expect([...files].filter((file) => after[file] !== afresh[file])).toEqual([]);
    const page = Buffer.from(after["index.html"] ?? "", "base64").toString();
    expect(page.replaceAll("<!-- -->", "").match(shown)).not.toBeNull();
  });
});
