import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAndCompare, writeProject } from "../../src/migrate/migrate.ts";

/** A repository whose pages are beside the folder of the old configuration, not below it. */
const FILES = {
  "website/docusaurus.config.js": `module.exports = { title: "Beside", url: "https://beside.example", baseUrl: "/",
    presets: [["classic", { docs: { path: "../docs", routeBasePath: "/docs" } }]] };`,
  "website/node_modules/own-badge/package.json": '{ "name": "own-badge", "main": "index.js" }',
  "website/node_modules/own-badge/index.js":
    'const React = require("react"); module.exports = () => React.createElement("b", null, "from a package");',
  "docs/guide.mdx": 'import Badge from "own-badge";\n\n# Guide\n\n<Badge />\n',
  "docs/rooted.mdx":
    'import { Sign } from "/src/sign";\nimport Part from "/src/_part.mdx";\nimport Live from "/src/live";\n\n# Rooted\n\n<Sign />\n\n<Part />\n\n<Live />\n',
  "website/src/sign.js":
    'import words from "/src/words"; export const Sign = () => <b>a sign of {words}</b>;',
  "website/src/words.js": 'export default "the site itself";',
  "website/src/_part.mdx": "A part of the site itself.\n",
  "website/src/live.js": `import { useState } from "react"; import words from "/src/words";
    export default function Live() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{words}: {n}</button>; }`,
  "docs/ideal.mdx": `import Image from "@theme/IdealImage";\nimport dot from "/src/dot.gif";\nimport Framed from "/src/framed";\n
# Ideal\n\n<Image img={dot} alt="Imported" />\n\n<Image img={require("/src/dot.gif")} alt="Required" />\n\n<Framed />\n`,
  "website/src/framed.js": `import Image from "@theme/IdealImage";
    export default () => <p><Image img={require("./dot.gif")} alt="Within" /></p>;`,
  "website/src/dot.gif": "GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;",
  "website/versions.json": '["1.0"]',
  "website/versioned_docs/version-1.0/old.md": "# Old\n",
  "website/src/pages/index.js": `import React from "react";
    import { Numbers as Own } from "../numbers";
    function Numbers() { return <b>{globalThis.numbers.length}</b>; }
    function Frame({ children }) { return <section>{children}<Numbers /><Own /></section>; }
    export default function Home() {
      return <main><Frame><p>Within the frame.</p></Frame><img src="img/drawn.svg" alt="Drawn" /></main>;
    }`,
  // The bundler calls one of the two otherwise.
  "website/src/numbers.js": "export function Numbers() { return <i>{globalThis.numbers.all}</i>; }",
  "website/static/data/words.json": '["of a static file"]',
  "website/src/pages/folder/index.js": `import words from "/data/words.json";
    export default () => <p>{words}<img src="img/drawn.svg" alt="Drawn" /></p>;`,
  "website/static/img/drawn.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>',
};

let root = "";
let told: string[] = [];
let messages = "";

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "beside-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  expect(await writeProject(join(root, "website"), () => {})).toBe(root);
  const { warnings } = await buildAndCompare(root, undefined, () => {});
  told = warnings.map(({ code }) => code);
  messages = warnings.map(({ message }) => message).join("\n");
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe("pages beside the folder of the old configuration", () => {
  it("use the packages that are installed there", async () => {
    expect(await readFile(join(root, "dist/docs/next/guide.html"), "utf8")).toContain(
      "from a package",
    );
    expect(told).not.toContain("missing-package");
  });

  it("import by a path that begins with a slash what lies in that folder", async () => {
    const page = (await readFile(join(root, "dist/docs/next/rooted.html"), "utf8")).replace(
      /<!-- -->/g,
      "",
    );
    expect(page).toContain("a sign of the site itself");
    expect(page).toContain("A part of the site itself.");
    expect(page).toContain("the site itself: 0</button>");
    expect(told).not.toContain("missing-import");
  });

  it("import static files by their address, and show images by where a browser looks for them", async () => {
    const page = await readFile(join(root, "dist/folder.html"), "utf8");
    expect(page).toMatch(/<p>of a static file<img src="[^"]*drawn[^"]*\.svg"/);
  });

  it("show the images of the plug-in for several sizes as they are", async () => {
    const page = await readFile(join(root, "dist/docs/next/ideal.html"), "utf8");
    expect(
      ["Imported", "Required", "Within"].map(
        (alt) =>
          [...page.matchAll(/<img[^>]*>/g)]
            .find(([tag]) => tag.includes(`alt="${alt}"`))?.[0]
            .match(/src="[^"]*dot[^"]*\.gif"/) !== null,
      ),
    ).toEqual([true, true, true]);
  });

  it("are without those components of a page that fail, and with all around them", async () => {
    expect(await readFile(join(root, "dist/index.html"), "utf8")).toMatch(
      /<section><p>Within the frame\.<\/p><\/section>/,
    );
    expect(told.filter((code) => /^component/.test(code))).toEqual([
      "component-absent",
      "component-absent",
    ]);
    expect(messages).toMatch(
      /<Numbers> fails[\s\S]*<Numbers\$1> fails|<Numbers\$1> fails[\s\S]*<Numbers> fails/,
    );
  });

  it("lead from the address of a version without a page of its own to its first page", async () => {
    expect(await readFile(join(root, "dist/docs.html"), "utf8")).toContain('href="/docs/old"');
    expect(await readFile(join(root, "dist/docs/next.html"), "utf8")).toContain(
      'href="/docs/next/guide"',
    );
  });

  it("show pictures that a component names as a browser finds them", async () => {
    expect(await readFile(join(root, "dist/index.html"), "utf8")).toMatch(/<img src="\/[^"]*drawn/);
    expect(told).not.toContain("missing-image");
  });
});

it("takes over a description of an API that is above the folder of the site", async () => {
  const above = await mkdtemp(join(tmpdir(), "above-"));
  const site = join(above, "docs/website");
  await mkdir(join(site, "docs"), { recursive: true });
  await writeFile(join(site, "docs/page.md"), "# Page\n");
  await writeFile(
    join(above, "openapi.yaml"),
    "openapi: 3.0.3\ninfo: { title: Mill, version: '1' }\nservers: [{ url: 'https://mill.example' }]\npaths: { /wheels: { get: { summary: List wheels, responses: {} } } }\n",
  );
  await writeFile(
    join(site, "docusaurus.config.js"),
    `module.exports = { title: "Above", url: "https://above.example", baseUrl: "/", presets: [["classic", {}],
      ["redocusaurus", { specs: [{ spec: "../../openapi.yaml", route: "/api" }, { spec: "https://a.example/b.json", route: "/b" }] }]] };`,
  );
  expect(await writeProject(site, () => {})).toBe(above);
  const { warnings } = await buildAndCompare(above, undefined, () => {});
  expect(await readFile(join(above, "dist/api.html"), "utf8")).toContain("<h1>Mill</h1>");
  expect(warnings.map(({ code }) => code)).toEqual([]);
  await rm(above, { recursive: true, force: true });
});

it("reads what pages import from above the folder of the site, within its repository", async () => {
  const outside = await mkdtemp(join(tmpdir(), "repository-"));
  const repository = join(outside, "program");
  const files = {
    ".git/HEAD": "",
    "website/docusaurus.config.js": `module.exports = { title: "Above", url: "https://above.example", baseUrl: "/", presets: [["classic", {}]] };`,
    "website/docs/page.mdx":
      'import labels from "../../labels.json";\nimport far from "../../../far.json";\n\n# Page\n\n{labels.map((label) => <b key={label}>{label}</b>)}\n\n![Drawn](../../drawn.svg)\n',
    "labels.json": '["wheel", "shaft"]',
    "../far.json": "[]",
    "drawn.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(repository, name)), { recursive: true });
    await writeFile(join(repository, name), text);
  }
  expect(await writeProject(join(repository, "website"), () => {})).toBe(repository);
  const { warnings } = await buildAndCompare(repository, undefined, () => {});
  const page = await readFile(join(repository, "dist/docs/page.html"), "utf8");
  expect(page).toContain("<b>wheel</b><b>shaft</b>");
  expect(page).toMatch(/<img[^>]+alt="Drawn"/);
  expect(warnings.map(({ code }) => code)).toEqual(["import-outside"]);
  await rm(outside, { recursive: true, force: true });
});
