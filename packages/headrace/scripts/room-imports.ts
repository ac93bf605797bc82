/**
 * Keeps the rooms of the engine apart: an import from one room into another has to stand in the
 * table below.
 *
 * Cycles are found by Biome's noImportCycles, `node:` modules in browser rooms by its
 * noNodejsModules. Why no ready-made tool: docs/decisions/0001-import-rules.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/**
 * What each room may import from, besides itself. Paths below `src/`, and `site`. Where two
 * entries hold a file, the longer one counts.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  // Both runtimes
  model: [],
  "engine-dir.ts": [],
  api: ["model"],
  "search/options.ts": ["model"],
  "search/analysis": ["search/options.ts", "model"],
  // Browser; the theme also runs in Node, while it renders
  theme: ["model"],
  "search/query": ["search/analysis", "search/options.ts", "model"],
  "client/inline": ["model"],
  practice: ["api", "model"],
  console: ["practice", "api", "model"],
  client: ["client/page-tools", "client/inline", "console", "theme", "search/query", "model"],
  // What a page offers to assistants in the browser; bundled by itself
  "client/page-tools": ["mcp"],
  // What components of the content's dialect import; bundled with them
  dialect: ["model"],
  // Node
  files: [],
  diagnostics: ["engine-dir.ts", "model"],
  config: ["diagnostics", "model"],
  sources: ["config", "diagnostics", "model"],
  "sources/markdown": ["engine-dir.ts", "sources", "config", "diagnostics", "model"],
  "sources/openapi": ["sources", "config", "diagnostics", "model"],
  reference: ["sources", "api", "config", "diagnostics", "model"],
  pages: ["sources", "sources/markdown", "sources/openapi", "config", "diagnostics", "model"],
  "search/index": [
    "search/analysis",
    "search/options.ts",
    "pages",
    "config",
    "diagnostics",
    "model",
  ],
  render: ["client/inline", "theme", "model"],
  vite: [
    "engine-dir.ts",
    "files",
    "render",
    "pages",
    "sources",
    "sources/markdown",
    "sources/openapi",
    "config",
    "diagnostics",
    "model",
  ],
  // What a site holds its pages to
  rules: ["pages", "sources", "sources/markdown", "diagnostics", "model"],
  // From files to a published site. Each may use those above it.
  cache: ["engine-dir.ts", "files", "sources"],
  project: [
    "rules",
    "cache",
    "files",
    "practice-data",
    "reference",
    "vite",
    "render",
    "pages",
    "sources",
    "sources/markdown",
    "sources/openapi",
    "config",
    "diagnostics",
    "model",
  ],
  workers: [
    "project",
    "cache",
    "files",
    "search/index",
    "reference",
    "render",
    "pages",
    "sources",
    "sources/markdown",
    "diagnostics",
    "model",
  ],
  check: [
    "rules",
    "workers",
    "project",
    "cache",
    "files",
    "search/index",
    "search/query",
    "pages",
    "sources",
    "config",
    "diagnostics",
    "model",
  ],
  release: ["files", "model"],
  output: [
    "release",
    "check",
    "workers",
    "project",
    "cache",
    "files",
    "render",
    "pages",
    "config",
    "diagnostics",
    "model",
  ],
  build: [
    "output",
    "release",
    "check",
    "workers",
    "project",
    "cache",
    "files",
    "render",
    "pages",
    "diagnostics",
    "model",
  ],
  "practice-data": ["practice", "sources", "sources/openapi", "config", "diagnostics", "model"],
  // Two built sites side by side
  diff: ["mcp", "mcp/folder-files.ts", "check", "files", "diagnostics", "model"],
  // A built site without its server
  offline: ["engine-dir.ts", "project", "files", "server", "vite", "diagnostics", "model"],
  migrate: [
    "engine-dir.ts",
    "build",
    "project",
    "files",
    "sources",
    "sources/markdown",
    "config",
    "diagnostics",
    "model",
  ],
  posted: [],
  // On Node and on edge platforms, but for its file
  feedback: ["posted", "model"],
  insights: ["feedback", "mcp", "model"],
  ask: ["posted", "mcp", "search/query", "model"],
  server: ["posted", "practice", "config", "diagnostics", "model"],
  // A built site for programs; on Node and on edge platforms, but for its folder
  mcp: ["api", "practice", "search/query", "search/options.ts", "model"],
  "mcp/folder-files.ts": ["mcp", "server"],
  dev: [
    "engine-dir.ts",
    "output",
    "check",
    "workers",
    "project",
    "cache",
    "files",
    "server",
    "practice-data",
    "vite",
    "render",
    "pages",
    "reference",
    "sources",
    "sources/markdown",
    "sources/openapi",
    "config",
    "diagnostics",
    "model",
  ],
  commands: [
    "engine-dir.ts",
    "mcp",
    "mcp/folder-files.ts",
    "migrate",
    "diff",
    "offline",
    "feedback",
    "insights",
    "ask",
    "dev",
    "build",
    "release",
    "check",
    "project",
    "files",
    "server",
    "practice-data",
    "vite",
    "config",
    "diagnostics",
    "model",
  ],
  "cli.ts": ["commands", "diagnostics", "engine-dir.ts"],
  "index.ts": ["config", "rules", "model"],
  exports: [
    "rules",
    "api",
    "mcp",
    "mcp/folder-files.ts",
    "posted",
    "feedback",
    "ask",
    "practice",
    "practice-data",
    "pages",
    "sources",
    "sources/markdown",
    "sources/openapi",
    "config",
    "diagnostics",
    "model",
  ],
  // The site knows only what the package exports, and what came of running the samples
  examples: [],
  site: ["examples"],
};

/** An import that the table does not have. */
export interface ForbiddenImport {
  /** Relative to the root. */
  file: string;
  /** From 1. */
  line: number;
  specifier: string;
  /** What is wrong, one sentence. */
  message: string;
}

/** Reads every source of the engine and of `site/` below `root`, tests excepted. */
export function findForbiddenImports(root: string): ForbiddenImport[] {
  return ["packages/headrace/src", "site"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => posix.join(folder, path.replaceAll("\\", "/")))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
      .sort()
      .flatMap((file) => checkFile(file, readFileSync(join(root, file), "utf8"))),
  );
}

function checkFile(file: string, source: string): ForbiddenImport[] {
  const from = roomOf(file);
  return relativeImports(file, source).flatMap(({ specifier, start }) => {
    const target = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ""));
    const to = roomOf(target);
    if (from && to && (from === to || MAY_IMPORT[from]?.includes(to))) return [];
    const line = source.slice(0, start).split("\n").length;
    return [{ file, line, specifier, message: explain(from, to, target) }];
  });
}

function explain(from: string | undefined, to: string | undefined, target: string): string {
  if (!from) return "This file is in no room of scripts/room-imports.ts.";
  const allowed = MAY_IMPORT[from]?.join(", ") || "nothing of ours";
  return `${from} may import ${allowed}, but not ${to ?? target}.`;
}

/** The longest entry of the table that holds the file. */
function roomOf(file: string): string | undefined {
  const path = file.replace(/^packages\/headrace\/src\//, "");
  return Object.keys(MAY_IMPORT)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Import and export declarations, types included, and dynamic imports of a plain string. */
function relativeImports(file: string, source: string): { specifier: string; start: number }[] {
  const { module, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const requests = [
    ...module.staticImports.map((statement) => statement.moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest)),
    ...module.dynamicImports.map((call) => call.moduleRequest),
  ];
  // Each name of an `export … from` repeats the request: keyed by position, it counts once.
  const specifiers = new Map(
    requests
      .filter((request) => request !== null)
      .map(({ start, end }) => [start, source.slice(start + 1, end - 1)]),
  );
  return [...specifiers]
    .filter(([, specifier]) => specifier.startsWith("."))
    .map(([start, specifier]) => ({ specifier, start }));
}
