import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** A site with components that do something, with styles of their own, none of whose packages is installed. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Live", url: "https://live.example", baseUrl: "/base/",
    presets: [["classic", { theme: { customCss: require.resolve("./src/css/custom.css") } }]],
    themeConfig: { wheels: 4 } };`,
  "src/css/custom.css": `:root { --ifm-color-primary: rgb(1, 2, 3); background: red }
    html[data-theme='dark'] .special, .plain { color: rgb(4, 5, 6); background: url(/img/a.svg) }
    .navbar { display: none } .broken { background: url(./none.png) }`,
  "src/components/Counter.jsx": `import React, { useState } from "react";
    import Note from "./Note";
    import { FaPlus } from "absent-icons/fa";
    export default function Counter({ start = 0, children }) {
      const [n, setN] = useState(start);
      return <div><button onClick={() => setN(n + 1)}><FaPlus/>{n}</button><Note/>{children}</div>;
    }`,
  "src/components/Note.jsx": `import React from "react";
    import CodeBlock from "@theme/CodeBlock";
    import { useColorMode } from "@docusaurus/theme-common";
    export default function Note() { const { colorMode } = useColorMode();
      return <span>{colorMode}<CodeBlock language="js">let a;</CodeBlock></span>; }`,
  "src/components/Late.js": `import React from "react";
    import BrowserOnly from "@docusaurus/BrowserOnly";
    import Absent from "absent-package";
    import { NoSuchThing } from "@docusaurus/theme-common";
    export default () => <BrowserOnly fallback={<i>wait</i>}>{() => <Absent/>}</BrowserOnly>;`,
  "src/components/Icons.jsx": `import React from "react";
    import { FaStar } from "absent-icons/fa";
    import BackToTop from "@theme/NoSuchButton";
    import Lost from "./no-such-file";
    export default () => <section>Before <FaStar size={3}>within</FaStar><BackToTop/><Lost/> after</section>;`,
  "src/components/Picky.jsx": `import React, { useState } from "react";
    export default function Picky({ onPick }) { const [a] = useState(1); return <b>{onPick(a)}</b>; }`,
  "src/components/Still.jsx": `import React from "react";
    import clsx from "clsx";
    import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
    const posts = require("../../.docusaurus/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json");
    export default () => { const { siteConfig } = useDocusaurusContext();
      return <p className={clsx("one", { two: true, three: false })}>{siteConfig.themeConfig.wheels} wheels
        {posts.items.map(({ title, permalink }) => <a key={title} href={permalink}>{title}</a>)}</p>; };`,
  "src/pages/index.jsx": `import React, { useState } from "react";
    import Layout from "@theme/Layout";
    import styles from "./index.module.css";
    export default function Home() { const [n, set] = useState(0);
      return <Layout title="Welcome"><main className={styles.hero}><h1>Home</h1><button onClick={() => set(n + 1)}>{n}</button></main></Layout>; }`,
  "src/pages/unnamed.jsx": `import React, { useState } from "react";
    export default () => { const [n, set] = useState(0);
      return <main><style>{".own { color: red }"}</style><b className="own" onClick={() => set(n + 1)}>{n}</b></main>; };`,
  "src/pages/older.js": `const React = require("react");
    function Older() { const [n, set] = React.useState(0); return <b onClick={() => set(n + 1)}>{n}</b>; }
    module.exports = Older;`,
  "src/pages/index.module.css":
    '.base { top: 1px }\n.hero { composes: base; composes: far from "./far.module.css"; color: rgb(7, 8, 9) }',
  "src/pages/far.module.css": ".far { composes: wide from global; left: 2px }",
  "blog/2024-01-05-first.md": "---\ntitle: First post\n---\n\nText.\n",
  "blog/2024-02-05-second.md": "---\ntitle: Second post\n---\n\nText.\n",
  "docs/own.mdx":
    'import { useState } from "react";\nimport { Old } from "./_part.mdx";\n\nexport const Own = ({ children }) => <b onClick={() => go()}>{useState(1)[0]}{children}</b>;\n\n# Own\n\n<Own>\n\nSome *Markdown*.\n\n</Own>\n\n<Old />\n\n' +
    "> <i onClick={() => {\n>   go();\n> }}>Quoted</i>\n",
  "docs/_part.mdx": `export const Old = () => React.createElement("u", null, "old");\n\nText.\n`,
  "docs/page.mdx": `# Page

import Counter from "@site/src/components/Counter";
import Late from "@site/src/components/Late";
import Picky from "@site/src/components/Picky";
import Still from "@site/src/components/Still";
import Icons from "@site/src/components/Icons";
import "absent-package/dist/style.css";

<Counter start={3}>

Some **bold** text, see [another](./other.md).

</Counter>

<Late />

<Picky onPick={(a) => a + 1} />

<Still />

<Icons />
`,
  "docs/other.md":
    "# Other\n\nn <= 3, <https://a.example/b>, {not code}\n\nOne<br>two\n\n<p>\n\n**Bold** stays.\n",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("live", FILES));
}, 240_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const published = (file: string) => readFile(join(root, "dist", file), "utf8");
async function assets(ending: string): Promise<string[]> {
  const names = (await readdir(join(root, "dist/assets"))).filter((name) => name.endsWith(ending));
  return Promise.all(names.map((name) => published(`assets/${name}`)));
}

describe("live components of a site of the dialect", () => {
  it("are islands without a directive, with what stands between their tags", async () => {
    const html = await published("docs/page.html");
    const islands = [...html.matchAll(/data-island="\/base\/(assets\/island-[^"#]+)/g)];
    const names = islands.map(([, file = ""]) => /island-(\w+)-/.exec(file)?.[1]);
    expect(names).toEqual(["Counter", "Late", "page"]);
    for (const [, file = ""] of islands) expect(await published(file)).not.toBe("");
    // What is absent is left out in the browser as in the build, or the island would not come to life.
    const scripts = (await assets(".js")).join("");
    expect(scripts).toMatch(/docs-engine\.absent-drawn/);
    expect(html).toContain("<strong>bold</strong>");
    expect(html).toContain('href="/base/docs/other"');
    expect(html).toContain("<i>wait</i>");
  });

  it("may get a function from a page, and be defined by one", async () => {
    expect(await published("docs/page.html")).toMatch(/island-page-[^>]*><b>2<\/b>/);
    const own = await published("docs/own.html");
    expect(own).toMatch(/data-export="Own"[^>]*><b>1<island-slot[^>]*><p>Some <em>Markdown/);
    // Older pages have React without an import.
    expect(own).toContain("<u>old</u>");
    expect(warnings.filter(({ code }) => code === "component-not-live")).toEqual([]);
  });

  it("stay without what they import and is not there, which is told", async () => {
    expect(await published("docs/page.html")).toContain("<section>Before within after</section>");
    const told = warnings.filter(({ code }) => code === "component-absent");
    for (const name of ["absent-icons/fa", "@theme/NoSuchButton", "no-such-file"])
      expect(told.map(({ message }) => message).join()).toContain(name);
  });

  it("may be a whole page", async () => {
    const html = await published("index.html");
    expect(html).toMatch(/data-island="[^"]+index-[^"]+"/);
    expect(html).toContain("Welcome");
  });

  it("may be a whole page without a name", async () => {
    const page = await published("unnamed.html");
    expect(page).toMatch(/<div data-island="[^"]*island-unnamed-/);
    expect(page).toMatch(/<style>\.own \{ color: red \}<\/style><b class="own">0<\/b>/);
    expect(page).toContain("; style-src 'self' 'unsafe-inline'; ");
    expect(await published("older.html")).toMatch(/<span data-island="[^"]*island-older-/);
  });

  it("get what sites of the dialect have without their packages", async () => {
    const html = await published("docs/page.html");
    expect(html).toMatch(/class="one two">4(?:<!-- -->)? wheels/);
    expect(html.indexOf("Second post")).toBeLessThan(html.indexOf("First post"));
    expect(html).toContain('href="/base/blog/2024/02/05/second"');
  });
});

describe("styles of a site of the dialect", () => {
  it("apply within articles, their variables everywhere", async () => {
    const css = (await assets(".css")).join("");
    expect(css).toMatch(/:root\{--ifm-color-primary:\s?#010203\}/);
    expect(css).toContain("html[data-theme=dark] .markdown .special,.markdown .plain{");
    expect(css).toContain("/base/img/a.svg");
    expect(css).toContain(".markdown .navbar{");
    expect(css).toContain("list-style:none!important");
    // Sites set the width of columns by its name, there and in narrow windows.
    expect(css.match(/flex(?:-basis)?:(?:0 0 )?var\(--ifm-col-width\)/g)).toHaveLength(2);
  });

  it("of components have names of their own, in the sheet as on the page", async () => {
    const page = await published("index.html");
    const [, name, base, far] = /class="(hero_\w+) (base_\w+) (far_\w+) wide"/.exec(page) ?? [];
    const sheet = (await assets(".css")).join("");
    expect(sheet).toContain(`.${name}{color:#070809}`);
    expect(sheet).toContain(`.${base}{top:1px}`);
    expect(sheet).toContain(`.${far}{left:2px}`);
  });
});

describe("a page that is no MDX", () => {
  it("is MDX but for the places that are not, each told", async () => {
    const html = await published("docs/other.html");
    expect(html).toContain("n &lt;= 3");
    expect(html).toContain('href="https://a.example/b"');
    expect(html).toContain("{not code}");
    expect(html).toContain("One<br>two");
    expect(html).toContain("<strong>Bold</strong> stays.");
    const told = warnings.filter(({ file }) => file === "docs/other.md");
    expect(told.length).toBeGreaterThanOrEqual(4);
  });
});
