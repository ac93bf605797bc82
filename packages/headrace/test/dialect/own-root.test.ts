import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildAndCompare } from "../../src/migrate/migrate.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

const ROOT = (code: string) => `import React, { useEffect, useState } from "react";
import { VersionProvider } from "../components/version";
export default function Root({ children }) { ${code} }`;

/** A site that provides all pages with a version, which components ask for, and greets beside them. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Own", url: "https://own.example", baseUrl: "/",
    presets: [["classic", { docs: {} }]] };`,
  "src/components/version.js": `import React, { createContext, useState } from "react";
const Version = createContext(undefined);
export function VersionProvider({ children }) {
  const [version, choose] = useState("1.0");
  return <Version.Provider value={{ version, choose }}>{children}</Version.Provider>;
}
export default Version;`,
  "src/components/Chosen.js": `import React, { useContext } from "react";
import Version from "./version";
export default function Chosen({ only, children }) {
  const { version, choose } = useContext(Version);
  if (only === undefined) return <button onClick={() => choose("2.0")}>Version {version}</button>;
  return version === only ? <div>{children}</div> : null;
}`,
  "src/components/Still.js": `import React, { useContext } from "react";
import Version from "./version";
export default function Still() { return <i>Of {useContext(Version).version}</i>; }`,
  "src/theme/Root.js": ROOT(
    'useEffect(() => {}); return <VersionProvider><p className="greeting">Good day</p>{children}</VersionProvider>;',
  ),
  "src/theme/Layout/Provider.js": `import React from "react";
import Original from "@theme-original/Layout/Provider";
export const Color = React.createContext("no color");
export default (props) => <Color.Provider value="blue"><Original {...props} /></Color.Provider>;`,
  "src/theme/Layout/index.js": `import React from "react";
import { useLocation } from "@docusaurus/router";
import Original from "@theme-original/Layout";
const Notice = () => <em>You are at {useLocation().pathname}</em>;
export default ({ children, ...rest }) => <Original {...rest}><Notice />{children}</Original>;`,
  "src/theme/Footer/index.js": `import React from "react";
import Original from "@theme-original/Footer";
export default (props) => <><Original {...props} /><footer>By law</footer></>;`,
  "src/components/Colored.js": `import React, { useContext } from "react";
import { Color } from "@theme/Layout/Provider";
export default function Colored() { return <b>{useContext(Color)}</b>; }`,
  "src/pages/own.js": `import React from "react";
import Layout from "@theme/Layout";
export default () => <Layout title="Called so"><p>Here</p></Layout>;`,
  "src/pages/whole.js": `import React from "react";
import Layout from "@theme/Layout";
import Head from "@docusaurus/Head";
export default () => <Layout title="A part"><Head><title>The whole</title>
  <meta property="og:image" content="https://own.example/card.png" /></Head><p>Here</p></Layout>;`,
  "src/theme/Navbar/index.js": `import React from "react";
export default () => <nav>Own bar</nav>;`,
  "src/pages/copied.js": `import React from "react";
import AnnouncementBar from "@theme/AnnouncementBar";
import Footer from "@theme/Footer";
import Navbar from "@theme/Navbar";
export default () => <><AnnouncementBar /><Navbar /><p>A copy of the layout</p><Footer /></>;`,
  "docs/chosen.mdx": `# Chosen

import Chosen from "@site/src/components/Chosen";
import Colored from "@site/src/components/Colored";
import Still from "@site/src/components/Still";

<Chosen />

<Chosen only="1.0">

Text of **one**.

</Chosen>

<Chosen only="2.0">

Text of **two**.

</Chosen>

<Still /> <Colored />
`,
  "docs/plain.md": "# Plain\n\nText.\n",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("own-root", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const page = (file: string) => readFile(join(root, "dist", file), "utf8");
const article = async (file: string) => {
  const html = await page(file);
  return html.slice(html.indexOf("<article"), html.lastIndexOf("</article>"));
};

it("draws components with the context that the site's root provides, and nothing else of the root", async () => {
  expect(warnings).toEqual([]);
  const html = await article("docs/chosen.html");
  const words = html.replace(/<template.*?<\/template>/gs, "").replace(/<[^>]*>/g, "");
  expect(words.replace(/\s+/g, " ")).toContain("Version 1.0 Text of one. Of 1.0 blue");
  expect(html).not.toContain("Good day");
});

it("makes what reads that context live, what it does not show yet, too", async () => {
  const html = await article("docs/chosen.html");
  expect(html.match(/data-island="[^"]*island-(\w+)/g)).toHaveLength(5);
  expect(html).toContain('<template data-slot="0"><p>Text of <strong>two</strong>.</p></template>');
});

it("leaves the site's own layout to the browser, on pages of components, too", async () => {
  expect(await page("docs/plain.html")).not.toContain("You are at");
  const html = await page("own.html");
  expect(html).toContain("<p>Here</p>");
  expect(html).toContain("<title>Called so | Own</title>");
  expect(html).not.toContain("You are at");
});

it("leaves a title that a component writes without the site's name, and shows its picture large", async () => {
  const html = await page("whole.html");
  expect(html).toContain("<title>The whole</title>");
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

it("draws the bars of the frame once, whatever copies of the layout import", async () => {
  const html = await article("copied.html");
  expect(html).toContain("A copy of the layout");
  expect(html).not.toMatch(/Own bar|By law/);
});

it("names the script of the root on every page", async () => {
  const html = await page("docs/plain.html");
  expect(html).not.toContain("By law");
  const [, script] = /data-site-root="\/([^"#]*)/.exec(html) ?? [];
  expect(await page(script ?? "")).toContain("/island-Root-");
  expect(await page("404.html")).toContain("data-site-root");
});

it("leaves out a root that fails, and says so", async () => {
  await writeFile(
    join(root, "src/theme/Root.js"),
    ROOT("const wide = window.innerWidth; return <main>{wide}{children}</main>;"),
  );
  const built = await buildAndCompare(root, undefined, () => {});
  const messages = built.warnings.map(({ message }) => message);
  expect(messages).toContain(
    "The site's own <Root> of src/theme fails: window is not defined. The engine's form of it is shown.",
  );
  expect(await article("docs/chosen.html")).toContain("blue");
}, 60_000);
