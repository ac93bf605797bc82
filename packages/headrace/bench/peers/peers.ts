/** The same corpus as projects of other engines, which are installed when they are not there. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CorpusPage } from "../page-text.ts";
import { appendLine, type BenchProject, freshFolder, putAway, writePages } from "../projects.ts";
import { installPackages } from "../workspace.ts";
import { DOCMD, writeDocmd } from "./docmd.ts";
import { hugoVersion, writeHugo } from "./hugo.ts";
import { sidebarOf } from "./sidebar.ts";

/** An engine to be measured beside ours. */
export interface Peer {
  /** Name and version, for tables. */
  name: string;
  write(pages: readonly CorpusPage[], name: string): BenchProject;
}

const NODE = "24.21.0";

/** The program alone: the package "node" fetches it by a script, which installations may refuse. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

/** It needs Node 22 or later. */
const STARLIGHT = { astro: "7.3.5", "@astrojs/starlight": "0.42.4", [NODE_PACKAGE]: NODE };

const DOCUSAURUS = {
  "@docusaurus/core": "3.10.2",
  "@docusaurus/preset-classic": "3.10.2",
  "@docusaurus/faster": "3.10.2",
  "@easyops-cn/docusaurus-search-local": "0.55.3",
  react: "19.3.1",
  "react-dom": "19.3.1",
};

const VITEPRESS = { vitepress: "1.6.4", vue: "3.5.45" };

/** By what the command line calls them. */
export const PEERS: Readonly<Record<string, Peer>> = {
  starlight: {
    name: `Starlight ${STARLIGHT["@astrojs/starlight"]} (Astro ${STARLIGHT.astro}, Node ${NODE})`,
    write: writeStarlight,
  },
  docusaurus: {
    name: `Docusaurus ${DOCUSAURUS["@docusaurus/core"]} faster`,
    write: writeDocusaurus,
  },
  vitepress: { name: `VitePress ${VITEPRESS.vitepress}`, write: writeVitePress },
  hugo: { name: `Hugo ${hugoVersion()} (a theme of one file, no search)`, write: writeHugo },
  docmd: { name: `docmd ${DOCMD["@docmd/core"]}`, write: writeDocmd },
};

/** Large sites need more than Node allows itself. */
const MEMORY = "--max-old-space-size=16000";

function writeStarlight(pages: readonly CorpusPage[], name: string): BenchProject {
  const home = installPackages("starlight", STARLIGHT);
  const root = freshFolder(join(home, name));
  const content = join(root, "src", "content", "docs");
  // Astro leaves relative links to files as they are: it wants addresses.
  writePages(pages, content, (_, id) => (id === "index" ? "/" : `/${id}/`));
  writeFileSync(join(root, "astro.config.mjs"), STARLIGHT_CONFIG);
  writeFileSync(join(root, "src", "content.config.ts"), STARLIGHT_CONTENT);
  // Astro bundles the packages that are named here; they are found in the folder above.
  const manifest = { private: true, type: "module", dependencies: STARLIGHT };
  writeFileSync(join(root, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(root, "tsconfig.json"), "{}\n");
  const node = join(home, "node_modules", NODE_PACKAGE, "bin", "node");
  const astro = join(home, "node_modules", "astro", "bin", "astro.mjs");
  return {
    engine: `Starlight ${STARLIGHT["@astrojs/starlight"]}`,
    root,
    build: {
      argv: [node, MEMORY, astro, "build"],
      cwd: root,
      env: { ASTRO_TELEMETRY_DISABLED: "1" },
    },
    output: join(root, "dist"),
    clean: () => putAway(root, ["dist", ".astro", "node_modules"]),
    edit: () => appendLine(pages, content),
  };
}

function writeDocusaurus(pages: readonly CorpusPage[], name: string): BenchProject {
  // The registry lacks the newest version of this one.
  const home = installPackages("docusaurus", DOCUSAURUS, { "@docsearch/core": "4.7.0" });
  const root = freshFolder(join(home, name));
  const content = join(root, "docs");
  writePages(pages, content, (_, id) => (id === "index" ? "/" : `/${id}`));
  writeFileSync(join(root, "docusaurus.config.mjs"), DOCUSAURUS_CONFIG);
  // What it generates is no module; the folder above says that it is.
  writeFileSync(join(root, "package.json"), JSON.stringify({ private: true }));
  const bin = join(home, "node_modules", "@docusaurus", "core", "bin", "docusaurus.mjs");
  return {
    engine: `Docusaurus ${DOCUSAURUS["@docusaurus/core"]} faster`,
    root,
    build: {
      argv: [process.execPath, MEMORY, bin, "build"],
      cwd: root,
      env: { NO_UPDATE_NOTIFIER: "1", DOCUSAURUS_PERF_LOGGER: "" },
    },
    output: join(root, "build"),
    clean: () => putAway(root, ["build", ".docusaurus", "node_modules"]),
    edit: () => appendLine(pages, content),
  };
}

function writeVitePress(pages: readonly CorpusPage[], name: string): BenchProject {
  const home = installPackages("vitepress", VITEPRESS);
  const root = freshFolder(join(home, name));
  writePages(pages, root, (_, id) => (id === "index" ? "/" : `/${id}`));
  const settings = join(root, ".vitepress");
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, "config.mjs"), VITEPRESS_CONFIG);
  writeFileSync(join(settings, "sidebar.json"), JSON.stringify(sidebarOf(pages)));
  const bin = join(home, "node_modules", "vitepress", "bin", "vitepress.js");
  return {
    engine: `VitePress ${VITEPRESS.vitepress}`,
    root,
    build: { argv: [process.execPath, MEMORY, bin, "build"], cwd: root, env: {} },
    output: join(settings, "dist"),
    clean: () => putAway(root, [".vitepress/dist", ".vitepress/cache", ".vitepress/.temp"]),
    edit: () => appendLine(pages, root),
  };
}

/** Braces within code are no expressions of Vue: it is told so, as by a writer of such pages. */
const VITEPRESS_CONFIG = `import { readFileSync } from "node:fs";

export default {
  title: "Bench",
  ignoreDeadLinks: true,
  markdown: {
    config({ renderer }) {
      const inline = renderer.rules.code_inline;
      renderer.rules.code_inline = (...args) => inline(...args).replace("<code", "<code v-pre");
    },
  },
  themeConfig: {
    search: { provider: "local" },
    sidebar: JSON.parse(readFileSync(new URL("sidebar.json", import.meta.url), "utf8")),
  },
};
`;

const STARLIGHT_CONFIG = `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://docs.bench.example",
  integrations: [
    starlight({
      title: "Bench",
      sidebar: [
        { label: "Docs", items: [{ autogenerate: { directory: ".", collapsed: true } }] },
      ],
    }),
  ],
});
`;

const STARLIGHT_CONTENT = `import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`;

const DOCUSAURUS_CONFIG = `export default {
  title: "Bench",
  url: "https://docs.bench.example",
  baseUrl: "/",
  future: { v4: true, faster: true },
  onBrokenLinks: "ignore",
  onBrokenAnchors: "ignore",
  markdown: { format: "md" },
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  themes: [
    [
      "@easyops-cn/docusaurus-search-local",
      { hashed: true, indexBlog: false, docsRouteBasePath: "/" },
    ],
  ],
};
`;
