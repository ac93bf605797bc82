import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TakenSite, takeOver } from "./take-over.ts";

/** A site with modules that no language explains, which others import. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Broken", url: "https://broken.example", baseUrl: "/",
    presets: [["classic", {}]] };`,
  "src/components/Broken.js": "export default function ( => <b/>;\n",
  "src/components/Other.ts": "export const other = (: number => 1;\n",
  "src/components/Early.js":
    "const size = window.innerWidth;\nexport const Early = ({ children }) => <b>{size} {children}</b>;\n",
  "src/theme/CodeBlock/index.js": `import { useState } from "react";
    import CodeBlock from "@theme-original/CodeBlock";
    const size = window.innerWidth;
    export default function Own(properties) { const [n] = useState(size); return <div>{n}<CodeBlock {...properties} /></div>; }\n`,
  "src/components/EarlyLive.jsx": `import { useState } from "react";
    const size = window.innerWidth;
    export const EarlyLive = ({ children }) => { const [n] = useState(size); return <b>{n} {children}</b>; };\n`,
  "src/components/Shows.jsx": `import { useState } from "react";
    import CodeBlock from "@theme/CodeBlock";
    import { EarlyLive } from "./EarlyLive";
    export const Shows = () => { const [n, set] = useState(7);
      return <p><button onClick={() => set(n + 1)}>{n}</button> Kept six.<CodeBlock language="js">kept()</CodeBlock><EarlyLive>Kept seven.</EarlyLive></p>; };\n`,
  "src/components/Around.jsx": `import { Early } from "./Early";
    import { chart, Chart } from "charts";
    export const Beside = () => <i>Beside {chart(1)}</i>;
    export const Around = ({ children }) => <u><Early><Chart>{children}</Chart></Early> after</u>;\n`,
  "node_modules/charts/package.json":
    '{ "name": "charts", "version": "1.0.0", "main": "index.js", "type": "module" }',
  "node_modules/charts/index.js": `import { deep } from "./deep.js";\nexport const chart = deep;\nexport const Chart = () => null;\n`,
  "node_modules/charts/deep.js": `const check = () => { if (!DEVELOPS) return 1; };\ncheck();\nexport const deep = (value) => value;\n`,
  "src/components/Good.jsx": "export default ({ children }) => <b>Good {children}</b>;\n",
  "src/components/Both.jsx": `import Broken from "./Broken";
    import { other } from "./Other";
    const known = other(1);
    export const First = () => <i>First {String(known)}</i>;
    export const Second = ({ children }) => <u><Broken>{children}</Broken> after</u>;\n`,
  "src/theme/MDXComponents.js": `import Original from "@theme-original/MDXComponents";
    import Good from "@site/src/components/Good";
    import Broken from "@site/src/components/Broken";
    export default { ...Original, Good, Broken };\n`,
  "src/theme/Details.js": "export default function Details( { return null }\n",
  "docs/index.mdx": `---
slug: /
---

import { First, Second } from "@site/src/components/Both";
import Details from "@theme/Details";

# Docs

<Good>one</Good>

<Broken>Kept two.</Broken>

<First />

<Second>Kept three.</Second>
`,
  "docs/loaded.mdx": `import { Around, Beside } from "@site/src/components/Around";\n\n# Loaded\n\n<Beside />\n\n<Around>Kept five.</Around>\n`,
  "src/components/Drawn.jsx":
    'export const Drawn = () => { const Svg = require("@site/static/gone.svg").default; return <b><Svg /></b>; };\n',
  "docs/drawn.mdx": `import { Drawn } from "@site/src/components/Drawn";\n\n# Drawn\n\n<Drawn />\n`,
  "docs/live.mdx": `import { Shows } from "@site/src/components/Shows";\nimport CodeBlock from "@theme/CodeBlock";\n\n# Live\n\n<Good>still</Good>\n\n<Shows />\n\n<CodeBlock language="js">direct()</CodeBlock>\n`,
  "docs/direct.mdx": `import Broken from "@site/src/components/Broken";\n\n# Direct\n\n<Broken>Kept four.</Broken>\n`,
};

let site: TakenSite;

beforeAll(async () => {
  site = await takeOver("broken", FILES, () => undefined);
}, 120_000);

afterAll(() => rm(site.root, { recursive: true, force: true }));

async function published(file: string): Promise<string> {
  const html = await readFile(join(site.root, "dist", file), "utf8");
  return html.replaceAll("<!-- -->", "");
}

it("a module that can't be read is lost alone: what imports it stays, with all that it has besides", async () => {
  const html = await published("docs.html");
  expect(html).toContain("<b>Good one</b>");
  expect(html).toContain("Kept two.");
  expect(html).toMatch(/<i>First ?<\/i>/);
  expect(html).toContain("<u>Kept three. after</u>");
  expect(await published("docs/direct.html")).toContain("Kept four.");
});

it("is told with its place where it is missed", () => {
  const told = site.warnings.filter(({ file }) => file === "docs/index.mdx");
  const [first] = told.filter(({ code }) => code === "component-absent");
  expect(first?.message).toMatch(
    /It imports what can't be loaded: src\/components\/Broken\.js:1:\d+: /,
  );
  expect(told.map(({ code }) => code)).not.toContain("unknown-component");
  const direct = site.warnings.filter(({ file }) => file === "docs/direct.mdx");
  expect(direct.map(({ code }) => code)).toContain("import-failed");
});

it("a module or a package that fails as it is loaded is lost alone, too", async () => {
  const html = await published("docs/loaded.html");
  expect(html).toMatch(/<i>Beside ?<\/i>/);
  expect(html).toContain("<u>Kept five. after</u>");
  const told = site.warnings.filter(({ file }) => file === "docs/loaded.mdx");
  expect(told.map(({ code }) => code)).not.toContain("import-failed");
  const reasons = told.map(({ message }) => message).join("\n");
  expect(reasons).toContain("src/components/Early.js: window is not defined.");
  expect(reasons).toContain("node_modules/charts/deep.js: DEVELOPS is not defined.");
});

it("so is one that is live in the browser, and the theme's form takes the place of an own one", async () => {
  const html = await published("docs/live.html");
  expect(html).toContain("<b>Good still</b>");
  expect(html).toMatch(/<button>7<\/button> Kept six\.[\s\S]*kept[\s\S]*Kept seven\./);
  expect(html).toMatch(/<figure class="code-block"[\s\S]*direct/);
  const told = site.warnings.filter(({ file }) => file === "docs/live.mdx");
  expect(told.map(({ code }) => code)).not.toContain("import-failed");
  const reasons = told.map(({ message }) => message).join("\n");
  expect(reasons).toContain("src/components/EarlyLive.jsx: window is not defined.");
});

it("what is not there is called as it is asked for, never by its place on the machine", () => {
  const all = site.warnings.map(({ message }) => message).join("\n");
  expect(all).toContain('It imports "@site/static/gone.svg", which can\'t be found. What');
  expect(all).not.toContain(site.root);
});
