import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TakenSite, takeOver } from "./take-over.ts";

/** A site of a preset and of packages that are not installed, as most are that are looked at for the first time. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Without", url: "https://without.example", baseUrl: "/",
    plugins: [{ default: function aliases() { return { name: "aliases" }; } }, ["typed", { id: "a" }], ["typed", { id: "b" }]],
    clientModules: [require.resolve("./src/client.js")],
    themes: ["@docusaurus/theme-live-codeblock"],
    presets: [["@maker/preset-own", { docs: {}, theme: { customCss: "./src/css/custom.css" } }]],
    themeConfig: { navbar: { logo: { src: "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8' width='100%'><path d='M0 0h8v8z'/></svg>" } }, announcementBar: { id: "a", backgroundColor: "#20232a", textColor: "red;} .x {top: 0", content: 'See our <a href="https://video.example/">new video</a>!' } } };`,
  "src/client.js": "",
  "src/theme/Footer/index.d.ts": "export default function Footer(): JSX.Element;",
  "src/theme/Footer/index.js": "export default () => null;",
  "src/css/custom.css":
    ":root { --ifm-font-family-base: Own, serif } .own { padding: var(--ifm-footer-padding-vertical) }",
  "src/pages/index.jsx": `import { paramCase } from "param-case";
    import { useInView } from "seen";
    import styled from "styled";
    import { motion } from "motion";
    const Box = styled.section\`color: red\`;
    const Framed = motion(Box);
    export default function Home() {
      const [ref, isSeen] = useInView({ once: true });
      return <main ref={ref}><h1 id={paramCase("A b")}>Welcome</h1><Box>In a box</Box><Framed>In a frame</Framed>
        <p>{useInView().label} after</p></main>;
    }`,
  "tsconfig.json": `{
    // Read by editors.
    "extends": "@not/installed", "compilerOptions": { "baseUrl": "src", "paths": { "@/*": ["./*"], "~site": ["../src/Named"], }, }, }`,
  "src/Named.jsx": "export const Named = ({ by }) => <i>Named by {by}</i>;",
  "src/components/Boxes/index.jsx": `import { Named } from "@/Named";
    export default () => <div>{["alias", "base"].map((by) => <Named key={by} by={by} />)}</div>;`,
  "src/pages/named.jsx": `import Boxes from "@/components/Boxes";
    import { Named } from "Named";
    import { Named as Whole } from "~site";
    export default () => <main><h1>Names</h1><Boxes /><Named by="base URL" /><Whole by="whole name" /></main>;`,
  "docs/names.mdx": `import Boxes from "@/components/Boxes";\n\n# Names\n\n<Boxes />\n`,
  "docs/index.md": "---\nslug: /\n---\n\n# Docs\n",
  "docs/_parts.mdx": `---\nkind: partial\n---\n\n## Part\n\nexport function Shown({ name }) { return <b>Shown {name}</b>; }\n`,
  "docs/page.mdx": `import Parts, { Shown, toc as partToc, frontMatter as partFacts } from "./\\_parts.mdx";

# Page

<Parts />

<Shown name="by name" />

{partToc.map(({ value, id }) => value + " at " + id).join()}, {partFacts.kind}\n`,
};

let site: TakenSite;
const told: string[] = [];

beforeAll(async () => {
  site = await takeOver("without", FILES, (line) => told.push(line));
}, 120_000);

afterAll(() => rm(site.root, { recursive: true, force: true }));

function published(file: string): Promise<string> {
  return readFile(join(site.root, "dist", file), "utf8");
}

it("loses of a page only what its packages would draw, and tells each", async () => {
  const html = (await published("index.html")).replaceAll("<!-- -->", "");
  expect(html).toMatch(/<h1[^>]*>Welcome<\/h1>In a boxIn a frame<p> after<\/p>/);
  const reasons = site.warnings.map(({ code, message }) => `${code} ${message}`).join("\n");
  for (const name of ["param-case", "seen", "styled"])
    expect(reasons).toContain(
      `component-absent A component here is without a part of it: It imports "${name}"`,
    );
});

it("finds what the site calls by names of its own", async () => {
  const page = (await published("named.html")).replaceAll("<!-- -->", "");
  for (const by of ["alias", "base", "base URL", "whole name"])
    expect(page).toContain(`<i>Named by ${by}</i>`);
  expect((await published("docs/names.html")).replaceAll("<!-- -->", "")).toContain(
    "Named by alias",
  );
});

it("gives pages what a partial exports besides itself", async () => {
  const html = await published("docs/page.html");
  expect(html).toContain("<b>Shown by name</b>");
  expect(html).toContain("Part at part, partial");
});

it("says each thing of the announcement once, and names what is not taken over as it is written", async () => {
  const html = await published("docs/page.html");
  expect(html.split("new video")).toHaveLength(2);
  expect(html).toMatch(/See our.*<a[^>]*>new video<\/a>!/);
  const brand = await readFile(join(site.root, "site/brand.css"), "utf8");
  expect(brand).toContain(".announcement, .announcement :is(a, button) { background: #20232a }");
  const stock = told.join("\n");
  expect(stock).toContain("3: a function of the configuration (aliases), typed (2 times)");
  expect(stock).toContain("| client modules | not taken over | src/client.js |");
  expect(stock).toMatch(/\(src\/theme\) \| with a difference \| Footer \|/);
});

it("writes text in the typefaces that the old site's sheet names", async () => {
  const brand = await readFile(join(site.root, "site/brand.css"), "utf8");
  expect(brand).toContain(":root { --font: Own, serif, var(--font-system) }");
});

it("draws a logo that is written in the configuration", async () => {
  expect(await published("docs/page.html")).toContain('d="M0 0h8v8z"');
});

it("defines the variables that sheets of the dialect ask for", async () => {
  const folder = join(site.root, "dist/assets");
  const sheets = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const css = (
    await Promise.all(sheets.map((name) => readFile(join(folder, name), "utf8")))
  ).join();
  expect(css).toContain("padding:var(--ifm-footer-padding-vertical)");
  // A column of a row, with a width or without, is as wide as a small window.
  expect(css).toMatch(/\(width<=996px\)\{& \.col,/);
  expect(css).toMatch(/--ifm-footer-padding-vertical:\s*2rem/);
});
