import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** How a site whose base URL is "/docs/" may write the same address. */
const BASED = {
  "docusaurus.config.js": `module.exports = { title: "Based", url: "https://based.example", baseUrl: "/docs/",
    themeConfig: {
      navbar: { items: [{ to: "/docs/start", label: "A" }, { to: "start", label: "B" },
        { type: "html", value: '<a href="/docs/start#c">C</a>' }, { label: "More", items: [{ href: "/docs/start", label: "D" }] }] },
      footer: { links: [{ title: "T", items: [{ to: "/docs/start", label: "E" }, { html: "<a href='/docs/'>F</a>" }] }] },
      announcementBar: { id: "a", content: 'Read <a href="/docs/start">G</a>' },
    },
    presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: require.resolve("./sidebars.js") } }]] };`,
  "sidebars.js": `module.exports = { s: ["start", { type: "link", label: "H", href: "/docs/start" }] };`,
  "docs/start.md": "---\nslug: /start\n---\n\n# Start\n\n[I](/docs/start)\n\n## C\n",
  "docs/index.md": "# Home\n\nText.\n",
};

/** A site of a time before Docusaurus 2.0, with two sidebars that the bar names. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Old", url: "https://old.example", baseUrl: "/",
    themeConfig: { navbar: { items: [{ type: "docSidebar", sidebarId: "model", label: "Models" }, { type: "docSidebar", sidebarId: "scheme", label: "Schemes" }] } },
    presets: [["classic", { docs: { sidebarPath: require.resolve("./sidebars.js") } }]] };`,
  "sidebars.js": `module.exports = { model: ["model/overview", { type: "category", label: "More", items: ["model/terms"] }], scheme: ["scheme/intro"] };`,
  "docs/model/overview.md": "# Overview\n\nText.\n",
  "docs/model/terms.md": "# Terms\n\nText.\n",
  "docs/scheme/intro.md": "# Welcome\n\nText.\n",
  "src/pages/index.js": `import React from "react";
import Layout from "@theme/Layout";
import useThemeContext from "@theme/hooks/useThemeContext";
import useTheme from "@theme/hooks/useTheme";
import useWindowSize from "@theme/hooks/useWindowSize";
import useTabGroupChoice from "@theme/hooks/useTabGroupChoice";
import useUserPreferencesContext from "@theme/hooks/useUserPreferencesContext";
import { useActiveVersion } from "@theme/hooks/useDocs";
export default function Home() {
  const { isDarkTheme } = useThemeContext();
  const { tabGroupChoices, isAnnouncementBarClosed } = useUserPreferencesContext();
  const said = [isDarkTheme, useTheme().isDarkTheme, useWindowSize(), Object.keys(tabGroupChoices).length,
    typeof useTabGroupChoice().setTabGroupChoices, isAnnouncementBarClosed, typeof useActiveVersion];
  return <Layout><h1>Home</h1><p id="said">{said.join(" ")}</p></Layout>;
}`,
  "src/pages/read.js": `import React from "react";
export default class Read extends React.Component {
  render() {
    const { config: siteConfig } = this.props;
    return <p>{siteConfig.title + " " + siteConfig.baseUrl}</p>;
  }
}`,
  "src/pages/taken.js": "export default ({ config }) => <p>{config.title}</p>;",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("old-hooks", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const built = (file: string) => readFile(join(root, "dist", file), "utf8");

it("answers components as the theme did before Docusaurus 2.0", async () => {
  expect(warnings).toEqual([]);
  expect(await built("index.html")).toContain(
    '<p id="said">false false desktop 0 function true function</p>',
  );
});

it("gives pages of code the configuration", async () => {
  expect(await built("read.html")).toContain("<p>Old /</p>");
  expect(await built("taken.html")).toContain("<p>Old</p>");
});

it.each([
  ["docs/model/overview.html", ["Overview"]],
  ["docs/model/terms.html", ["More", "Terms"]],
  ["docs/scheme/intro.html", ["Welcome"]],
])("shows the categories above %s, and no entry of the bar", async (file, labels) => {
  const [nav = ""] = /<nav class="breadcrumbs".*?<\/nav>/s.exec(await built(file)) ?? [];
  const found = [...nav.matchAll(/<(?:a|span)\b[^>]*>([^<]+)<\/(?:a|span)>/g)].map(
    ([, label]) => label,
  );
  expect(found).toEqual(labels);
});

it("loses alone what needs the data of a plug-in that is not run, and tells it", async () => {
  const asking = await takeOver("asking", {
    "docusaurus.config.js": `module.exports = { title: "Asking", url: "https://asking.example", baseUrl: "/",
      presets: [["classic", {}]] };`,
    "docs/index.md": "---\nslug: /\n---\n\n# Docs\n",
    "src/pages/index.js": `import useGlobalData, { usePluginData, useAllPluginInstancesData } from "@docusaurus/useGlobalData";
      export default function Home() {
        const { posts } = usePluginData("newest-posts", "default", { failfast: true });
        const { main: { releases: [first] } } = useAllPluginInstancesData("releases");
        const all = useGlobalData()["videos"]["default"].map((video) => video.title);
        return <main><h1>Home</h1>{posts.map(({ title }) => <b>{title}</b>)}<p>{first} after {all}</p></main>;
      }`,
  });
  const html = await readFile(join(asking.root, "dist/index.html"), "utf8");
  await rm(asking.root, { recursive: true, force: true });
  expect(html.replaceAll("<!-- -->", "")).toMatch(/<h1[^>]*>Home<\/h1><p> after <\/p>/);
  for (const name of ["newest-posts", "releases", "videos"])
    expect(asking.warnings.map(({ message }) => message).join()).toContain(
      `It asks for data of the plug-in "${name}", which told none when the site was taken over.`,
    );
}, 60_000);

it("lets addresses begin with the base URL, or not", async () => {
  const based = await takeOver("based", BASED);
  const html = await readFile(join(based.root, "dist/start/index.html"), "utf8").catch(() =>
    readFile(join(based.root, "dist/start.html"), "utf8"),
  );
  await rm(based.root, { recursive: true, force: true });
  expect(based.warnings).toEqual([]);
  expect(html).not.toContain('"/docs/docs/');
  for (const label of "ABCDEFGHI")
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="/docs/(?:start/?(?:#c)?)?"[^>]*>(?:<[^>]*>)*${label}<`),
    );
}, 60_000);
