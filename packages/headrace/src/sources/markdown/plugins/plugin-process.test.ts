import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Plugins } from "./plugin-process.ts";
import { processTime } from "./process-time.ts";

/** Counts how often it is set up, and hangs on pages whose text says so. */
const CONFIG = `
let setUps = 0;
function plugin() {
  setUps += 1;
  return (tree, file) => {
    if (String(file.value).includes("hang")) for (;;);
    if (String(file.value).includes("end")) process.exit(1);
    if (String(file.value).includes("absent"))
      return new Promise(() => require("node:child_process").spawn("there-is-no-such-program"));
    if (String(file.value).includes("slow")) return new Promise((done) => setTimeout(done, 500));
    tree.children.push({ type: "text", value: String(setUps) });
  };
}
module.exports = { title: "T", url: "https://t.example", baseUrl: "/",
  presets: [["classic", { docs: { remarkPlugins: [plugin] } }]] };
`;

/** A plug-in of MDX 1, which knows a box: lines between two of plus signs. */
const OLDER_CONFIG = `
function boxes() {
  const { blockTokenizers, blockMethods } = this.Parser.prototype;
  blockTokenizers.box = function box(eat, value, silent) {
    const found = /^\\+{3,}\\n([^]*?)\\n\\+{3,}(?=\\n|$)/.exec(value);
    if (!found) return;
    const children = this.tokenizeBlock(found[1], eat.now());
    return eat(found[0])({ type: "box", line: eat.now().line, children });
  };
  blockMethods.splice(blockMethods.indexOf("fencedCode") + 1, 0, "box");
}
module.exports = { title: "T", url: "https://t.example", baseUrl: "/",
  presets: [["classic", { docs: { remarkPlugins: [boxes] } }]] };
`;

/** Asks for an empty page with a text. */
function pageOf(folder: string, text: string) {
  const tree = { type: "root", children: [] };
  const file = join(folder, "docs/page.md");
  return { kind: "run", stage: "remark", tree, file, text, frontMatter: {} };
}

async function run(texts: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "plugins-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "docusaurus.config.js"), CONFIG);
  const plugins = new Plugins(join(folder, "docusaurus.config.js"), {
    start: 60_000,
    first: 20_000,
    later: 2000,
  });
  const answers = texts.map((text) => plugins.ask(pageOf(folder, text)));
  return (await Promise.all(answers)).map(
    ({ failure, tree }) => failure ?? JSON.stringify(tree).replace(/^.*"value":"(\d+)".*$/, "$1"),
  );
}

it("gives plug-ins of MDX 1 a parser to put blocks of their own beside", async () => {
  const folder = await mkdtemp(join(tmpdir(), "plugins-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "docusaurus.config.js"), OLDER_CONFIG);
  const plugins = new Plugins(join(folder, "docusaurus.config.js"), {
    start: 60_000,
    first: 20_000,
    later: 2000,
  });
  const file = join(folder, "docs/page.md");
  expect(await plugins.ask({ kind: "stages", file })).toMatchObject({ parses: true });
  const text =
    "a\n\n+++\n## b\n\n- c\n+++\n\nd\n\n```\n+++\ne\n+++\n```\n\n+++\nf\n+++\n\n$$\n{g}\n$$\n\n1. h\n\n+++\ni\n+++\n\n2. j\n";
  const { tree } = await plugins.ask({ kind: "parse", file, format: "mdx", math: true, text });
  expect(JSON.parse(JSON.stringify(tree)).children.map(outlined)).toEqual([
    "paragraph 1",
    "box 3: heading 1, list 3",
    "paragraph 9",
    "code 11",
    "box 17: paragraph 1",
    "math 21",
    "list 25",
    "box 27: paragraph 1",
    "list 31",
  ]);
});

interface Outlined {
  type: string;
  line?: number;
  position?: { start: { line: number } };
  children?: Outlined[];
}

function outlined({ type, line, position, children }: Outlined): string {
  const inner = type === "box" ? `: ${children?.map(outlined).join(", ")}` : "";
  return `${type} ${line ?? position?.start.line}${inner}`;
}

it("sets up a plug-in once for all pages", async () => {
  expect(await run(["one", "two", "three"])).toEqual(["1", "1", "1"]);
});

it("loses the page alone on which a plug-in starts what is not there", async () => {
  expect(await run(["absent", "one"])).toEqual(['{"type":"root","children":[]}', "1"]);
});

// Three processes are started, one after the other.
it("loses the page alone on which a plug-in hangs, or ends", { timeout: 120_000 }, async () => {
  expect(await run(["one", "hang", "two", "end", "three"])).toEqual([
    "1",
    '"plugin": No answer came within 2 seconds.',
    "1",
    "The process that runs plug-ins has ended.",
    "1",
  ]);
});

// It hangs on the first pages, before any other has been run.
it.each([
  ["hang", "busy"],
  ["never", "waiting"],
])(
  "leaves out a plug-in that hangs on two pages (%s), and runs the others",
  { timeout: 120_000 },
  async (word) => {
    const folder = await mkdtemp(join(tmpdir(), "plugins-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(
      join(folder, "docusaurus.config.js"),
      `function hangs() { return (tree, file) => {
       if (String(file.value) === "hang") for (;;);
       if (String(file.value) === "never") return new Promise(() => {});
     }; }
     function marks() { return (tree) => { tree.children.push({ type: "text", value: "marked" }); }; }
     module.exports = { title: "T", url: "https://t.example", baseUrl: "/",
       presets: [["classic", { docs: { remarkPlugins: [hangs, marks] } }]] };`,
    );
    const patience = { start: 60_000, first: 4000, later: 1000 };
    const plugins = new Plugins(
      join(folder, "docusaurus.config.js"),
      patience,
      async () => undefined,
    );
    const pages = [word, word, word, "fine"];
    const answers = await Promise.all(pages.map((text) => plugins.ask(pageOf(folder, text))));
    const late = { failure: '"hangs": No answer came within 4 seconds.', isLate: true };
    const without = {
      isLate: true,
      problems: [{ plugin: "hangs", message: expect.stringContaining("is not run any more") }],
      tree: { children: [{ value: "marked" }] },
    };
    expect(answers).toMatchObject([late, late, without, without]);
  },
);

it("says that an answer came too late, to whoever asks afterwards, too", async () => {
  const plugins = new Plugins(join(tmpdir(), "docusaurus.config.js"), {
    start: 1,
    first: 1,
    later: 1,
  });
  const answers = [plugins.ask({ kind: "describe" }), plugins.ask({ kind: "describe" })];
  expect(await Promise.all(answers)).toMatchObject([{ isLate: true }, { isLate: true }]);
});

it("does not begin again where plug-ins never came to an end", async () => {
  const ended = "The process that runs plug-ins has ended.";
  expect(await run(["end", "one", "two"])).toEqual([ended, ended, ended]);
});

it("waits for a process that a busy machine does not run, while it would", async () => {
  const folder = await mkdtemp(join(tmpdir(), "plugins-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const config = join(folder, "docusaurus.config.js");
  await writeFile(config, CONFIG);
  const answers = async (isRunnable: boolean) => {
    const timeOf = async () => ({ used: 0, isRunnable });
    const plugins = new Plugins(config, { start: 60_000, first: 20_000, later: 50 }, timeOf);
    await plugins.ask(pageOf(folder, "one"));
    return plugins.ask(pageOf(folder, "slow"));
  };
  expect(await answers(true)).toMatchObject({ problems: [] });
  expect(await answers(false)).toMatchObject({ isLate: true });
});

it.runIf(process.platform === "linux")("knows how long a process has run", async () => {
  for (const end = Date.now() + 50; Date.now() < end; );
  const { used = 0, isRunnable } = (await processTime(process.pid)) ?? {};
  expect(used).toBeGreaterThan(0);
  expect(isRunnable).toBe(true);
  expect(await processTime(2 ** 30)).toBeUndefined();
});
