import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../src/files/files.ts";
import { buildAndCompare, writeProject } from "../../src/migrate/migrate.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";

/** What strangers' folders hold that can't be taken as it stands: each is told, and none ends the build. */
const FAULTS: Record<
  string,
  { files: Record<string, string | Buffer>; code: string; shows?: string }
> = {
  "two headings with one id": {
    files: { "docs/ids.md": "# Ids\n\n## One {#same}\n\nA.\n\n## Two {#same}\n\nKept one.\n" },
    code: "duplicate-id",
    shows: "Kept one.",
  },
  "an admonition of nobody": {
    files: { "docs/admonition.md": "# A\n\n:::enterprise\n\nKept two.\n\n:::\n" },
    code: "unknown-directive",
    shows: "Kept two.",
  },
  "a brace that is no expression": {
    files: { "docs/brace.md": "# B\n\nText {not code at all here\n\nKept three.\n" },
    code: "unclosed-expression",
    shows: "Kept three.",
  },
  "a tag without end": {
    files: { "docs/tag.md": "# T\n\n<div>\n\nKept four.\n" },
    code: "unclosed-tag",
    shows: "Kept four.",
  },
  "a video that is not there": {
    files: { "docs/video.md": '# V\n\n<video src="/img/none.mp4"></video>\n\nKept five.\n' },
    code: "missing-file",
    shows: "Kept five.",
  },
  "front matter that is no YAML": {
    files: { "docs/yaml.md": "---\ntitle: a: b: [\n---\n\nKept six.\n" },
    code: "front-matter",
    shows: "Kept six.",
  },
  "front matter without end": {
    files: { "docs/open.md": "---\ntitle: Open\n\nKept seven.\n" },
    code: "front-matter-unclosed",
    shows: "Kept seven.",
  },
  "a wrong value in front matter": {
    files: {
      "docs/value.md": "---\ntitle: Right\nsidebar_position: [first]\n---\n\nKept eight.\n",
    },
    code: "front-matter",
    shows: "Kept eight.",
  },
  "another encoding": {
    files: { "docs/latin.md": Buffer.from("# L\n\nKept caf\xe9.\n", "latin1") },
    code: "encoding",
    shows: "Kept café.",
  },
  "what is no text": {
    files: { "docs/binary.md": Buffer.from([1, 0, 2, 0, 255]) },
    code: "encoding",
  },
  "a category file that can't be read": {
    files: { "docs/cat/_category_.json": '{ "label": ', "docs/cat/page.md": "# C\n\nKept nine.\n" },
    code: "category-file",
    shows: "Kept nine.",
  },
  "a component that no language explains": {
    files: {
      "src/components/T.js":
        "const L = React.lazy(() => import('./U'));\nexport default function ( => <b/>;\n",
      "docs/component.mdx": "import T from '@site/src/components/T';\n\n# C\n\n<T>Kept ten.</T>\n",
    },
    code: "import-failed",
    shows: "Kept ten.",
  },
  "an import of another loader": {
    files: {
      "docs/loader.mdx": "import x from 'worker-loader!./none.js';\n\n# L\n\nKept eleven: {x}\n",
    },
    code: "import-failed",
    shows: "Kept eleven",
  },
  "two pages at one address": {
    files: {
      "docs/first.md": "---\nslug: /same\n---\n\n# First\n",
      "docs/second.md": "---\nslug: /same\n---\n\n# Second\n",
    },
    code: "duplicate-route",
  },
  "an address out of the site": {
    files: { "docs/out.md": "---\nslug: /../../out\n---\n\n# Out\n" },
    code: "unusable-route",
  },
  "a static file at the address of a page": {
    files: { "static/docs/taken.html": "<p>old</p>", "docs/taken.md": "# Taken\n" },
    code: "replaced-page",
  },
  "a component that fails": {
    files: {
      "src/components/Fail.tsx":
        "export default function Fail(): never { throw new Error('no'); }\n",
      "docs/fail.mdx":
        "import Fail from '@site/src/components/Fail';\n\n# F\n\n<Fail>Kept twelve.</Fail>\n",
    },
    code: "component-failed",
    shows: "Kept twelve.",
  },
};

/** What would reach into the bundles of a tool that reads them. */
const TOOLS = {
  "postcss.config.js": "module.exports = { plugins: { autoprefixer: {} } };",
  "babel.config.js": "module.exports = { presets: ['@docusaurus/core/lib/babel/preset'] };",
  "tsconfig.json":
    '{ "extends": "@docusaurus/tsconfig", "compilerOptions": { "jsx": "preserve" } }',
  ".browserslistrc": "ie 6\n",
  "src/css/absent.css": '@import "@nobody/tokens/base.css";\n.beside-rule { color: teal; }\n',
  "src/css/own.css": ".kept-rule { color: teal; }\n",
  "src/components/Typed.js":
    "// @flow\nimport type { Node } from 'react';\nexport default function Typed({ name }: {| name: ?string |}): Node { return <i>Typed {name}</i>; }\n",
  "docs/typed.mdx":
    "import Typed from '@site/src/components/Typed';\n\n# Typed\n\n<Typed name=\"in Flow\" />\n",
};

const CONFIG = `module.exports = { title: "Stranger", url: "https://stranger.example", baseUrl: "/",
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" },
    theme: { customCss: ["./src/css/absent.css", "./src/css/own.css"] } }]],
  themeConfig: { navbar: { items: [{ type: "docSidebar", sidebarId: "empty", label: "Empty" }] } } };`;
const SIDEBARS = `module.exports = { main: [{ type: "autogenerated", dirName: "." }],
  empty: [{ type: "autogenerated", dirName: "made-later" }] };`;

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "always-"));
  const parts = Object.values(FAULTS).map(({ files }) => files);
  const files = Object.assign(
    { "docusaurus.config.js": CONFIG, "sidebars.js": SIDEBARS, "docs/index.md": "# Home\n" },
    TOOLS,
    ...parts,
  );
  for (const [name, text] of Object.entries<string | Buffer>(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await writeProject(root, () => {});
  warnings = (await buildAndCompare(root, undefined, () => {})).warnings;
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe("a migrated site is built whatever is in it", () => {
  it.each(Object.entries(FAULTS))("%s is told, and the text stays", async (_, fault) => {
    const [name = ""] = Object.keys(fault.files).filter((file) => /docs\/.*mdx?$/.test(file));
    const told = warnings.filter(
      ({ code, severity }) => code === fault.code && severity === "warning",
    );
    expect(told, JSON.stringify(warnings.map(({ code, file }) => [code, file]))).not.toEqual([]);
    if (fault.shows === undefined) return;
    const html = await readFile(join(root, "dist", name.replace(/mdx?$/, "html")), "utf8");
    expect(html).toContain(fault.shows);
  });

  it("keeps the tools of the site out, and reads types in any file", async () => {
    const html = await readFile(join(root, "dist/docs/typed.html"), "utf8");
    expect(html).toContain("<i>Typed <!-- -->in Flow</i>".replace("<!-- -->", ""));
  });

  it("leaves out of a style sheet what it imports of an absent package, and no more", async () => {
    const sheets = (await listFiles(join(root, "dist"))).filter((file) => file.endsWith(".css"));
    const texts = await Promise.all(
      sheets.map((file) => readFile(join(root, "dist", file), "utf8")),
    );
    expect(texts.join("")).toContain(".kept-rule");
    expect(texts.join("")).toContain(".beside-rule");
  });

  it("tells of folders and sidebars without pages", () => {
    expect(warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["unknown-folder", "unknown-sidebar"]),
    );
  });
});
