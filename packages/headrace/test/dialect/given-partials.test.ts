import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TakenSite, takeOver } from "./take-over.ts";

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Parts", url: "https://parts.example", baseUrl: "/",
    presets: [["classic", {}]] };`,
  "src/play.jsx": `export default function Play({ code }) {
    return <div className="play">{Object.entries(code).map(([name, given]) => {
      const Given = given.file ?? given;
      return <section key={name}>{name}: <Given /></section>;
    })}</div>;
  }`,
  "docs/_first.md": "Text of the *first*.\n",
  "docs/_second.md": "```js\nconst second = 2;\n```\n",
  "docs/_nested.mdx": `import Play from "@site/src/play.jsx";
import second from "./_second.md";

<Play code={{ second }} />
`,
  "docs/page.mdx": `# Page

import Play from "@site/src/play.jsx";
import first from "./_first.md";
import second from "./_second.md";
import Nested from "./_nested.mdx";
import Unused from "./_first.md";

<Play code={{
  first,
  deep: { file: second },
}} />

<Nested />

<Unused />
`,
};

let site: TakenSite;
const published = (file: string) => readFile(join(site.root, "dist", file), "utf8");

beforeAll(async () => {
  site = await takeOver("given", FILES);
}, 120_000);

afterAll(() => rm(site.root, { recursive: true, force: true }));

test("a partial that a page gives to a component is a component that draws its text", async () => {
  const page = await published("docs/page.html");
  expect(page).toMatch(/first: <p>Text of the <em>first<\/em>\.<\/p>/);
  expect(page).toMatch(/deep: [\s\S]*const[\s\S]*second/);
  expect(page).toMatch(/<section>second: [\s\S]*const[\s\S]*second/);
  expect(page.split("Text of the <em>first</em>.")).toHaveLength(3);
  expect(site.warnings).toEqual([]);
});
