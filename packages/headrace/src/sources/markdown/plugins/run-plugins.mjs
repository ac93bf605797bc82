// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFile } from "vfile";
import { sourcesOf } from "./config-sources.mjs";
import { takeIds } from "./heading-braces.mjs";
import { endLoading, installedFile, optionsOf, read, standInForPackages } from "./old-modules.mjs";
import { attach, parseWithTokenizers, tokenizersOf } from "./older-parser.mjs";
import { withOwnPresets } from "./own-presets.mjs";
import { bundlerNames } from "./site-bundler.mjs";
import { pluginContent } from "./site-data.mjs";
import { processSheets } from "./site-postcss.mjs";
import { themeFolders } from "./site-themes.mjs";
import { orStrayFailure } from "./stray-failures.mjs";

const [, , configFile, leanSyntaxModule] = process.argv;
const SITE = dirname(configFile);

/** What the engine does itself. */
const BUILT_IN = new RegExp(
  `^(?:@docusaurus/preset-classic|remark-(?:math|gfm|directive|mdx|frontmatter)|rehype-(?:katex|raw)${ownTabs()})(?:/|$)`,
);
/** What plug-ins of a site are often written with. */
const LENT =
  /^(?:(?:unist|mdast|hast|estree|vfile)-util-[\w-]+|github-slugger|unified|vfile|remark-[\w-]+)$/;

/** Tabs of package managers: from version 3 on the plug-in that makes them writes what is read here, as the site has set it up. */
function ownTabs() {
  const name = "@docusaurus/remark-plugin-npm2yarn";
  const file = installedFile(`${name}/package.json`, SITE);
  const { version = "" } = file === undefined ? {} : JSON.parse(fs.readFileSync(file, "utf8"));
  return Number.parseInt(version, 10) >= 3 ? "" : `|${name}`;
}

const KINDS = ["docs", "blog", "pages"];
const USUAL_PATH = { docs: "docs", blog: "blog", pages: "src/pages" };
const STAGES = {
  remark: ["beforeDefaultRemarkPlugins", "remarkPlugins"],
  rehype: ["beforeDefaultRehypePlugins", "rehypePlugins"],
};

/** Files that were read since somebody asked; what is made of a page depends on them. */
let readFiles = new Set();

function noteReads() {
  const note = (file) => {
    if (typeof file === "string") readFiles.add(resolve(file));
  };
  const noting = (run) =>
    function noted(file, ...rest) {
      note(file);
      return run.call(this, file, ...rest);
    };
  for (const name of ["readFileSync", "readFile", "existsSync", "createReadStream"])
    fs[name] = noting(fs[name]);
  fs.promises.readFile = noting(fs.promises.readFile);
  syncBuiltinESMExports();
}

/** Why something that is not there can't run. */
function problemOf(name) {
  return /^[./]/.test(name)
    ? `The file "${name}" is not there.`
    : `The package "${name}" is not installed.`;
}

/** A plug-in as the configuration names it: a function, or a function and its options. */
function describe(entry) {
  const [plugin, ...options] = [entry].flat();
  const named = JSON.stringify(plugin, (_, value) =>
    typeof value === "function" ? undefined : value,
  );
  const packageName = /^\{"package":"([^"]+)"\}$/.exec(named ?? "")?.[1];
  const name = packageName ?? (plugin?.name || "a function of the configuration");
  if (packageName !== undefined) {
    return BUILT_IN.test(packageName) ? undefined : { name, problem: problemOf(packageName) };
  }
  if (typeof plugin !== "function" && typeof plugin?.plugins !== "object")
    return { name, problem: "It is no function." };
  return { name, plugin, options };
}

/** The lists of plug-ins of each content plug-in of the site. */
function instancesOf(config) {
  return KINDS.flatMap((kind) =>
    optionsOf(kind, config).map((options) => {
      const lists = (stage) =>
        STAGES[stage].flatMap((list) =>
          [options[list] ?? []].flat(1).flatMap((entry) => {
            const described = describe(entry);
            return described ? { ...described, isBefore: list.startsWith("before") } : [];
          }),
        );
      const remark = lists("remark");
      return {
        kind,
        id: options.id ?? "default",
        folder: resolve(SITE, options.path ?? USUAL_PATH[kind]),
        remark,
        rehype: lists("rehype"),
        extensions: remark.filter(hasSyntax),
      };
    }),
  );
}

/** Of each entry: its plug-in, set up once for all pages, as the original does. */
const processors = new Map();

function attached(entry) {
  const processor = processors.get(entry) ?? attach(entry);
  processors.set(entry, processor);
  return processor;
}

/** Whether a plug-in changes how text is parsed. */
function hasSyntax(entry) {
  if (!entry.plugin) return false;
  try {
    const processor = attached(entry);
    const extensions = processor.data().micromarkExtensions ?? [];
    return extensions.length > 0 || tokenizersOf(processor).length > 0;
  } catch {
    return false;
  }
}

const TRANSLATED = /^i18n\/[^/]+\/docusaurus-plugin-content-(docs|blog|pages)(?:-([^/]+))?\//;
const VERSIONED = /^(?:(.+)_)?versioned_docs\//;

/** The content plug-in that a file belongs to. */
function instanceOf(file, instances) {
  const path = relative(SITE, file).replaceAll("\\", "/");
  const [, kind, translated] = TRANSLATED.exec(path) ?? [];
  if (kind !== undefined)
    return instances.find((one) => one.kind === kind && one.id === (translated ?? "default"));
  const [version, old] = VERSIONED.exec(path) ?? [];
  if (version !== undefined)
    return instances.find((one) => one.kind === "docs" && one.id === (old ?? "default"));
  const holders = instances.filter(({ folder }) => file.startsWith(`${folder}/`));
  // What is included from elsewhere is of the documents that include it.
  return holders.sort((a, b) => b.folder.length - a.folder.length)[0] ?? instances[0];
}

function reasonOf(error) {
  return String(error?.reason ?? error?.message ?? error).split("\n")[0];
}

/** Runs the plug-ins of a stage, one after the other; one that fails leaves the tree as it was. */
async function runStage(job, instances) {
  const { stage, tree, text, file, frontMatter, without = [], leftOut } = job;
  const problems = [];
  const plugins = instanceOf(file, instances)?.[stage] ?? [];
  const vfile = new VFile({ path: file, value: text, cwd: SITE, data: { frontMatter } });
  let current = tree;
  let hasIds = stage === "remark";
  for (const entry of plugins) {
    if (!entry.plugin) continue;
    if (hasIds && !entry.isBefore) {
      takeIds(current);
      hasIds = false;
    }
    if (without.includes(entry.name)) {
      problems.push({ plugin: entry.name, message: leftOut });
      continue;
    }
    process.send({ begins: entry.name });
    const before = structuredClone(current);
    try {
      current = plain(await orStrayFailure(attached(entry).run(current, vfile)));
    } catch (error) {
      problems.push({
        plugin: entry.name,
        message: reasonOf(error),
        line: error?.line ?? error?.place?.line ?? error?.place?.start?.line,
      });
      current = before;
    }
  }
  if (hasIds) takeIds(current);
  return { tree: current, problems };
}

/** A tree without what can't leave the process. */
function plain(tree) {
  try {
    return structuredClone(tree);
  } catch {
    return JSON.parse(JSON.stringify(tree));
  }
}

async function parse({ file, text, format, math }, instances) {
  const { leanSyntax } = await import(leanSyntaxModule);
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(format === "mdx" ? [remarkMdx] : [])
    .use(math ? [remarkMath] : []);
  const tokenizers = [];
  for (const entry of instanceOf(file, instances)?.extensions ?? []) {
    const own = tokenizersOf(attached(entry));
    tokenizers.push(...own);
    if (own.length === 0) processor.use(entry.plugin, ...entry.options);
  }
  processor.use(leanSyntax).freeze();
  const parseRest = (value) => processor.parse(new VFile({ path: file, value }));
  return { tree: plain(parseWithTokenizers(text, { tokenizers, parse: parseRest })) };
}

/** The text of a file as the configuration would have it before it is read. */
async function rewrite({ file, text }, { markdown }) {
  if (typeof markdown?.preprocessor !== "function") return {};
  const fileContent = await markdown.preprocessor({ filePath: file, fileContent: text });
  return typeof fileContent === "string" ? { text: fileContent } : {};
}

/** Front matter as the configuration reads it, which may ask for what the engine has read. */
async function readFrontMatter({ file, text, ...own }, { markdown }) {
  if (typeof markdown?.parseFrontMatter !== "function") return {};
  const defaultParseFrontMatter = async () => structuredClone(own);
  const asked = { filePath: file, fileContent: text, defaultParseFrontMatter };
  const { frontMatter, content } = await markdown.parseFrontMatter(asked);
  return plain({ frontMatter, content });
}

/** What is known of the plug-ins before any page is read. */
function describeInstances(instances) {
  const all = instances.flatMap(({ remark, rehype }) => [...remark, ...rehype]);
  const byName = new Map(all.map(({ name, problem }) => [name, problem]));
  return { plugins: [...byName].map(([name, problem]) => ({ name, problem })) };
}

/** What a page of a file goes through, and the files of the configuration that say so. */
function stagesOf(file, instances, sources) {
  const { remark = [], rehype = [], extensions = [] } = instanceOf(file, instances) ?? {};
  const runs = (list) => list.some(({ plugin }) => plugin);
  return { remark: runs(remark), rehype: runs(rehype), parses: extensions.length > 0, sources };
}

async function main() {
  standInForPackages(BUILT_IN, LENT);
  process.chdir(SITE);
  const config = await withOwnPresets(await read(configFile), SITE);
  const instances = instancesOf(config);
  // As they were loaded: another state of them needs another process.
  const sources = [...sourcesOf(configFile, SITE), join(SITE, "package.json")];
  endLoading();
  noteReads();
  const jobs = {
    describe: () => describeInstances(instances),
    stages: ({ file }) => stagesOf(file, instances, sources),
    parse: (job) => parse(job, instances),
    rewrite: (job) => rewrite(job, config),
    frontMatter: (job) => readFrontMatter(job, config),
    run: (job) => runStage(job, instances),
    names: () => bundlerNames(config, SITE),
    content: ({ languages }) => pluginContent(config, SITE, languages),
    themes: () => themeFolders(config, SITE),
    sheets: ({ files }) => processSheets(files, { config, folder: SITE }),
  };
  // They come one after the other, so that it is known which page a file was read for.
  process.on("message", async ({ kind, ...job }) => {
    readFiles = new Set();
    const answer = await Promise.resolve()
      .then(() => jobs[kind](job))
      .catch((error) => ({ failure: reasonOf(error) }));
    process.send({ ...answer, read: [...readFiles] });
  });
  process.send({});
}

process.on("disconnect", () => process.exit(0));
main().catch((error) => {
  process.send({ failure: reasonOf(error) }, () => process.exit(0));
});
