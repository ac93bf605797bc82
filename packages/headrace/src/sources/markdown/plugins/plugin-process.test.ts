import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Plugins } from "./plugin-process.ts";

/** Counts how often it is set up, and hangs on pages whose text says so. */
const CONFIG = `
let setUps = 0;
function plugin() {
  setUps += 1;
  return (tree, file) => {
    if (String(file.value).includes("hang")) for (;;);
    if (String(file.value).includes("end")) process.exit(1);
    tree.children.push({ type: "text", value: String(setUps) });
  };
}
module.exports = { title: "T", url: "https://t.example", baseUrl: "/",
  presets: [["classic", { docs: { remarkPlugins: [plugin] } }]] };
`;

async function run(texts: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "plugins-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "docusaurus.config.js"), CONFIG);
  const plugins = new Plugins(join(folder, "docusaurus.config.js"), { first: 20_000, later: 2000 });
  const answers = texts.map((text) =>
    plugins.ask({
      kind: "run",
      stage: "remark",
      tree: { type: "root", children: [] },
      file: join(folder, "docs/page.md"),
      text,
      frontMatter: {},
    }),
  );
  return (await Promise.all(answers)).map(
    ({ failure, tree }) => failure ?? JSON.stringify(tree).replace(/^.*"value":"(\d+)".*$/, "$1"),
  );
}

it("sets up a plug-in once for all pages", async () => {
  expect(await run(["one", "two", "three"])).toEqual(["1", "1", "1"]);
});

it("loses the page alone on which a plug-in hangs, or ends", async () => {
  expect(await run(["one", "hang", "two", "end", "three"])).toEqual([
    "1",
    "No answer came within 2 seconds.",
    "1",
    "The process that runs plug-ins has ended.",
    "1",
  ]);
});

it("does not begin again where plug-ins never came to an end", async () => {
  const ended = "The process that runs plug-ins has ended.";
  expect(await run(["end", "one", "two"])).toEqual([ended, ended, ended]);
});
