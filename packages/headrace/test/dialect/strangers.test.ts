import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { firstOfEachKind } from "../../src/migrate/first-of-each-kind.ts";
import { writeProject } from "../../src/migrate/migrate.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";

/** Folders of old sites as they come: without their packages, and without what other tools make. */
const roots: string[] = [];

async function oldSite(files: Record<string, string>): Promise<string> {
  const own = await mkdtemp(join(tmpdir(), "stranger-"));
  roots.push(own);
  const root = join(own, "site");
  for (const [name, text] of Object.entries({ "docs/page.md": "# Page\n", ...files })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}

async function migrated(files: Record<string, string>) {
  const root = await oldSite(files);
  const notes: string[] = [];
  await writeProject(root, (line) => notes.push(line));
  const config = await readFile(join(root, "site/site.config.ts"), "utf8");
  return { config, notes: notes.filter((note) => note.startsWith("Note: ")) };
}

afterEach(async () => {
  await Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true, force: true })));
});

const SITE = 'title: "Stranger", url: "https://stranger.example", baseUrl: "/"';

describe("the configuration of a stranger", () => {
  it("may use packages that are not installed, by any form of import", async () => {
    const { config } = await migrated({
      "docusaurus.config.ts": `import * as dotenv from "dotenv"; import plugin, { OPTIONS } from "remark-x";
        dotenv.config();
        export default { ${SITE}, presets: [["classic", { docs: { remarkPlugins: [[plugin, OPTIONS.a]] } }]] };`,
    });
    expect(config).toContain('"name": "Stranger"');
  });

  it.each([
    ["mdx", "^3.5.0", ""],
    ["mdx1", "2.4.3", ""],
    ["detect", "^3.5.0", 'markdown: { format: "detect" },'],
    ["md", "^3.5.0", 'markdown: { format: "md" },'],
  ])("says that pages are %s", async (format, version, markdown) => {
    const { config } = await migrated({
      "package.json": `{ "dependencies": { "@docusaurus/core": "${version}" } }`,
      "docusaurus.config.js": `module.exports = { ${SITE}, ${markdown} presets: [["classic", {}]] };`,
    });
    expect(config).toContain(`"format": "${format}"`);
  });

  it("may link and import style sheets of other hosts, which bring fonts", async () => {
    const { config } = await migrated({
      "src/css/custom.css":
        '@import url("https://fonts.googleapis.com/css2?family=Inter");\n@font-face { src: url(https://fonts.example/a.woff2) }',
      "src/components/Slides.js": 'import "slides/theme.css";\nexport default () => <p>Slides</p>;',
      "node_modules/slides/theme.css":
        "@font-face { src: url('data:application/font-woff;base64,d09G') }",
      "docusaurus.config.js": `module.exports = { ${SITE},
        stylesheets: ["https://icons.example/all.css", { href: "https://cdn.example/katex@1/katex.min.css" }, "/own.css"],
        headTags: [{ tagName: "link", attributes: { rel: "stylesheet", href: "https://sheet.example/b.css" } }],
        presets: [["classic", { theme: { customCss: "./src/css/custom.css" } }]] };`,
    });
    const { head, contentSecurityPolicy } = JSON.parse(
      config.slice(config.indexOf("{"), config.lastIndexOf(";")),
    );
    expect(head).toEqual(
      ["https://icons.example/all.css", "https://sheet.example/b.css"].map((href) => ({
        name: "link",
        attributes: { rel: "stylesheet", href },
      })),
    );
    const sheets = [
      "https://fonts.googleapis.com",
      "https://icons.example",
      "https://sheet.example",
    ];
    expect(contentSecurityPolicy).toEqual({
      "style-src": sheets,
      "font-src": [
        "data:",
        ...[...sheets, "https://fonts.example", "https://fonts.gstatic.com"].sort(),
      ],
    });
  });

  it("may show frames and pictures of other hosts, whose scheme is that of the page", async () => {
    const { config } = await migrated({
      "docs/page.md":
        '# Page\n\n<iframe src="//player.example/one" />\n\n<img src="//pictures.example/a.png" />\n',
      "docusaurus.config.js": `module.exports = { ${SITE}, presets: [["classic", {}]] };`,
    });
    const { contentSecurityPolicy } = JSON.parse(
      config.slice(config.indexOf("{"), config.lastIndexOf(";")),
    );
    expect(contentSecurityPolicy).toEqual({
      "frame-src": ["https://player.example"],
      "img-src": ["https://pictures.example"],
    });
  });

  it.each(["{{ color: 'red' }}", '"color: red"', "{own}", "{{...own}}", "{props.style}"])(
    "lets style attributes through that components write as %s",
    async (value) => {
      const { config } = await migrated({
        "src/components/Red.js": `const own = { color: "red" }; export default (props) => <b style=${value} />;`,
        "docusaurus.config.js": `module.exports = { ${SITE}, presets: [["classic", {}]] };`,
      });
      expect(config).toContain('"style-src-attr"');
    },
  );

  it("gives components the themes for code that it takes from an installed package", async () => {
    const { config } = await migrated({
      "node_modules/prism-react-renderer/package.json":
        '{ "name": "prism-react-renderer", "main": "index.js" }',
      "node_modules/prism-react-renderer/index.js":
        'exports.themes = { github: { plain: { color: "#123abc" }, styles: [] } };',
      "src/components/Snippet.js":
        'import useContext from "@docusaurus/useDocusaurusContext"; export default () => useContext().siteConfig.themeConfig.prism.theme.plain.color;',
      "docusaurus.config.js": `const { themes } = require("prism-react-renderer");
        module.exports = { ${SITE}, themeConfig: { prism: { theme: themes.github } }, presets: [["classic", {}]] };`,
    });
    expect(JSON.parse(config.slice(config.indexOf("{"), config.lastIndexOf(";")))).toMatchObject({
      content: { themeConfig: { prism: { theme: { plain: { color: "#123abc" }, styles: [] } } } },
    });
  });

  it("may name the docs plugin without its prefix, and require the default export of a module", async () => {
    const { config } = await migrated({
      "other/page.md": "# Other\n",
      "items.ts": "export default { items: ['page'] };",
      "sidebars.ts": "export default { main: [...require('./items.ts').items] };",
      "docusaurus.config.js": `module.exports = { ${SITE},
        presets: [["classic", { docs: { sidebarPath: require.resolve("./sidebars.ts") } }]],
        plugins: [["content-docs", { id: "other", path: "other", routeBasePath: "other" }]] };`,
    });
    expect(JSON.parse(config.slice(config.indexOf("{"), config.lastIndexOf(";")))).toMatchObject({
      sidebars: { main: ["page"] },
      collections: [{ id: "other", route: "/other" }],
    });
  });

  it("is told which environment variables may choose folders that are not there", async () => {
    const { notes, config } = await migrated({
      "other/page.md": "# Other\n",
      "docusaurus.config.js": `const { POSTS_OF_TEST } = process.env;
        module.exports = { ${SITE},
          presets: [["classic", {
            docs: { path: \`docs-\${process.env.PART_OF_TEST}\` }, blog: { path: \`\${POSTS_OF_TEST}/posts\` } }]],
          plugins: [["content-docs", { id: "other", path: "other", routeBasePath: "other" }]] };`,
    });
    expect(notes).toEqual([
      'Note: The pages of the docs plugin "default" are left out: there is no folder "docs-undefined".',
      'Note: The pages of "undefined/posts" are left out: there is no such folder.',
      "Note: The configuration asks for environment variables that are not set: POSTS_OF_TEST, PART_OF_TEST. If they choose folders, set them and migrate again.",
    ]);
    expect(config).toContain('"other"');
  });

  it("keeps versions of documents whose newest pages have no folder", async () => {
    const { config, notes } = await migrated({
      "versions.json": '["1.0"]',
      "versioned_docs/version-1.0/page.md": "# Page\n",
      "api_versions.json": '["2.0"]',
      "api_versioned_docs/version-2.0/page.md": "# Page\n",
      "docusaurus.config.js": `module.exports = { ${SITE},
        presets: [["classic", { docs: { path: "none", includeCurrentVersion: false } }]],
        plugins: [["content-docs", { id: "api", path: "api", routeBasePath: "api" }]] };`,
    });
    const { content, collections } = JSON.parse(
      config.slice(config.indexOf("{"), config.lastIndexOf(";")),
    );
    expect(content).toMatchObject({ path: "none", versions: { includeCurrent: false } });
    expect(collections).toMatchObject([{ id: "api", versions: { includeCurrent: false } }]);
    expect(notes).toEqual([
      'Note: The newest pages of the docs plugin "api" are left out: there is no folder "api".',
    ]);
  });

  it("is told what is not taken over, or not there", async () => {
    const { notes } = await migrated({
      "package.json": '{ "dependencies": { "@docusaurus/core": "^2.4.0" } }',
      "sidebars.js": "module.exports = require('./made-elsewhere.json');",
      "docusaurus.config.js": `module.exports = { ${SITE},
        presets: [["classic", { docs: { sidebarPath: "./sidebars.js", editUrl: () => "no address" } }]],
        plugins: [["content-docs", { id: "api", path: "../api", routeBasePath: "api" }]] };`,
    });
    expect(notes.map((note) => note.replace(/ in \/\S+/, ""))).toEqual([
      expect.stringContaining("Docusaurus 2, whose pages are MDX 1"),
      expect.stringContaining("The packages of the old site are not installed"),
      expect.stringContaining("that are not there: ./made-elsewhere.json."),
      'Note: The pages of the docs plugin "api" are left out: there is no folder "../api".',
      'Note: The sidebars of "default" need "./made-elsewhere.json", which is not there: pages are listed by folder.',
      'Note: The function "editUrl" gives no address of a page; pages have no link to edit them.',
    ]);
  });

  it.each([
    [
      "js",
      'const made = require("./made/dist"); module.exports = ',
      'require.resolve("./made/plugin")',
    ],
    ["mjs", 'import made from "./made/dist"; export default ', '"./made/plugin"'],
  ])("may ask for files that a script of the site makes (.%s)", async (ending, start, plugin) => {
    const { config, notes } = await migrated({
      "made/plugin/package.json": '{ "main": "dist/index.js" }',
      [`docusaurus.config.${ending}`]: `${start} { ${SITE}, plugins: [${plugin}],
        presets: [["classic", { docs: { remarkPlugins: [made] } }]] };`,
    });
    expect(config).toContain('"name": "Stranger"');
    expect(notes.join("\n")).toContain("that are not there: ./made/dist");
  });

  it("that fails is told where", async () => {
    const root = await oldSite({
      "theme.js": "const shared = require('./absent.js');\nmodule.exports = { ...shared }.a.b;",
      "docusaurus.config.js": `module.exports = { ${SITE}, theme: require("./theme.js") };`,
    });
    await expect(writeProject(root, () => {})).rejects.toMatchObject({
      diagnostics: [
        {
          file: "theme.js",
          line: 2,
          message: expect.stringContaining("Cannot read properties of undefined (reading 'b')"),
          hint: "It asks for files that are not there: ./absent.js.",
        },
      ],
    });
  });
});

it("of a thousand warnings of one kind the first are shown, errors always", () => {
  const warning = (line: number): Diagnostic => ({
    code: "style-attribute",
    severity: line === 9 ? "error" : "warning",
    message: "Left out.",
    hint: "Use a class.",
    file: "a.md",
    line,
  });
  const { shown, rest } = firstOfEachKind(Array.from({ length: 20 }, (_, index) => warning(index)));
  expect(shown.map(({ line }) => line)).toEqual([9, 0, 1, 2, 3, 4]);
  expect(rest).toBe("More of the same: 14 style-attribute.");
});
