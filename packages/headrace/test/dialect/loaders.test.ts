import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TakenSite, takeOver } from "./take-over.ts";

/** Spellings of an import of the text of "x.ts", the loaders that none runs, and where they may stand. */
const SPELLINGS: [string, string[]][] = [
  ["!!raw-loader!./x.ts", []],
  ["raw-loader!./x.ts", []],
  ["-!raw-loader?esModule=false!./x.ts", []],
  ["!!raw-loader!own-loader!./x.ts", ["own-loader"]],
  ["!raw-loader!@site/loaders/link.js?a=1!babel-loader!./x.ts", ["link"]],
  ["./x.ts?raw", []],
  ["!!./x.ts?raw", []],
  ["@site/docs/x.ts?raw", []],
  ["!!own-loader!./x.ts", ["own-loader"]],
];

const TEXT = 'export const given: string = "4711";';
const imports = SPELLINGS.map(([path], at) => `import text${at} from ${JSON.stringify(path)};`);
const uses = SPELLINGS.map((_, at) => `<code>{"${at}: " + text${at}}</code>`);

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Loaders", url: "https://loaders.example", baseUrl: "/",
    plugins: ["@docusaurus/plugin-content-docs", "@docusaurus/plugin-content-pages"],
    themes: ["@docusaurus/theme-classic"] };`,
  "docs/x.ts": TEXT,
  "docs/data.yaml": "name: Ada\n",
  "docs/notes.txt": "Notes.\n",
  "docs/sheet.module.css": ".near { margin: 17px }",
  "docs/page.mdx": `# Page\n\n${imports.join("\n")}
import data from "!!yaml-loader!./data.yaml";
import same from "./data.yaml";
import address from "!!file-loader!./x.ts";
import styles from "./sheet.module.css";
import "./whole.css";

${uses.join("\n\n")}

<a href={address}>{data.name}</a> <i>{same.name}</i> <b className={styles.near}>Near</b>\n`,
  "static/img/a.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>",
  "static/data/four.json": '[{ "name": "Four" }]',
  "src/data/one.json": '{ "name": "One" }',
  "src/data/two.json": '{ "name": "Two" }',
  "src/data/deep/three.json": '{ "name": "Three" }',
  "src/components/Asked.js": `import { useState } from "react";
    import people from "@site/docs/data.yaml";
    const all = require.context("../data", false, /\\.json$/);
    const data = (name) => require("../data/" + name + ".json");
    const published = (name) => require("/data/" + name + ".json");
    const fromRoot = (name) => require("/src/data/" + name);
    export default function Asked({ file }) {
      const [shown] = useState(file);
      return <p><img alt="asked" src={require(\`@site/static/img/\${shown}\`).default} /> {all.keys().map((key) => all(key).name).join("+")} {data("deep/three").name} {fromRoot("two.json").name} {published("four").map(({ name }) => name)} {people.name}</p>;
    }`,
  "docs/asked.mdx":
    'import Asked from "@site/src/components/Asked";\n\n# Asked\n\n<Asked file="a.svg" />\n',
  "docs/whole.css": ".whole { margin: 19px }",
  "src/pages/index.js": `${imports.map((line) => line.replace("./x.ts", "../../docs/x.ts")).join("\n")}
    import data from "!!yaml-loader!../../docs/data.yaml";
    export default () => <main>${uses.join("")}{data.name}</main>;`,
};

let site: TakenSite;
let told = "";

beforeAll(async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  site = await takeOver("loaders", FILES);
  told = said.mock.calls.map(([text]) => String(text)).join("");
  said.mockRestore();
}, 120_000);

afterAll(() => rm(site.root, { recursive: true, force: true }));

function published(file: string): Promise<string> {
  return readFile(join(site.root, "dist", file), "utf8");
}

it.each(["docs/page.html", "index.html"])(
  "reads files through chains of loaders: %s",
  async (page) => {
    const html = (await published(page)).replaceAll("&quot;", '"').replaceAll("&#x22;", '"');
    for (const at of SPELLINGS.keys()) expect(html).toContain(`>${at}: ${TEXT}</code>`);
    expect(html).toContain("Ada");
    if (page.startsWith("docs")) expect(html).toContain("<i>Ada</i>");
  },
);

it("finds files by names that a component makes as it runs", async () => {
  const html = await published("docs/asked.html");
  expect(html).toMatch(/<img alt="asked" src="[^"]*a[^"/]*\.svg"/);
  expect(html.replaceAll("<!-- -->", "")).toContain("One+Two Three Two Four Ada");
});

it("tells once on each page which loaders are not run", () => {
  const loaders = site.warnings.filter(({ code }) => code === "loader-not-run");
  expect(loaders.map(({ file }) => file)).toEqual(["docs/page.mdx", "docs/page.mdx"]);
  for (const name of ["own-loader", "link"]) {
    expect(loaders.filter(({ message }) => message.includes(`"${name}"`))).toHaveLength(1);
    expect(told.split(`index.js: the loader "${name}" is not run`)).toHaveLength(2);
  }
  expect(site.warnings.filter(({ code }) => code !== "loader-not-run")).toEqual([]);
});

it("takes sheets and addresses that a page imports from beside it", async () => {
  const html = await published("docs/page.html");
  const [, name = ""] = /<b class="([^"]+)">Near/.exec(html) ?? [];
  const [, styles = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  const css = await published(styles);
  expect(css).toContain(`.${name}{margin:17px}`);
  expect(css).toContain("margin:19px");
  const [, address = ""] = /href="([^"]+)"[^>]*>Ada/.exec(html) ?? [];
  expect(await published(address)).toBe(TEXT);
});
