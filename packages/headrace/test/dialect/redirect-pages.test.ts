import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TakenSite, takeOver } from "./take-over.ts";

/** Pages that are only there to lead on, in the ways that sites write them. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Led", url: "https://led.example", baseUrl: "/base/",
    presets: [["classic", { blog: false }]] };`,
  "docs/two.md": "---\ntitle: Two\n---\n\nRead here.\n\n## Part",
  "docs/old.mdx":
    '---\ntitle: Old\n---\nimport { Redirect } from "@docusaurus/router";\n\n<Redirect to="/base/docs/two#part" />',
  "docs/lost.mdx":
    '---\ntitle: Lost\n---\nimport { Redirect } from "@docusaurus/router";\n\n<Redirect to="/nowhere" />',
  "src/pages/index.jsx": `import { Redirect } from "@docusaurus/router";
    export default () => <Redirect to="/base/docs/two" />;`,
  "src/pages/plain.jsx": `import { Redirect } from "react-router-dom";
    import useBaseUrl from "@docusaurus/useBaseUrl";
    export default () => <Redirect to={useBaseUrl("/docs/two")} />;`,
  "src/pages/framed.jsx": `import { Redirect } from "@docusaurus/router";
    import Layout from "@theme/Layout";
    import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
    export default function Framed() {
      const { siteConfig } = useDocusaurusContext();
      return <Layout title="Framed"><Redirect to={{ pathname: siteConfig.baseUrl + "docs/two", search: "?a=1" }} /></Layout>;
    }`,
  "src/pages/head.jsx": `import Head from "@docusaurus/Head";
    export default () => <Head><meta httpEquiv="refresh" content="0; url=/base/docs/two" /></Head>;`,
  "src/pages/far.jsx": `import { Redirect } from "@docusaurus/router";
    export default () => <Redirect to="https://far.example/" />;`,
};

let site: TakenSite;

beforeAll(async () => {
  site = await takeOver("redirect-pages", FILES);
}, 120_000);

afterAll(() => rm(site.root, { recursive: true, force: true }));

test.each([
  ["index", "/docs/two", "/base/docs/two"],
  ["plain", "/docs/two", "/base/docs/two"],
  ["framed", "/docs/two?a=1", "/base/docs/two?a=1"],
  ["head", "/docs/two", "/base/docs/two"],
  ["far", "https://far.example/", "https://far.example/"],
  ["docs/old", "/docs/two#part", "/base/docs/two#part"],
])("the page %s leads on to %s, as document and from another page", async (name, to, address) => {
  const html = await readFile(join(site.root, `dist/${name}.html`), "utf8");
  const chunk = await readFile(join(site.root, `dist/${name}.page.json`), "utf8");
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${address}">`);
  expect(JSON.parse(chunk)).toEqual({ movedTo: to });
});

test("one that leads nowhere is told at its place, and nothing else is", () => {
  expect(site.warnings).toMatchObject([{ code: "broken-link", file: "docs/lost.mdx", line: 6 }]);
});
