import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CorpusPage } from "../page-text.ts";
import { appendLine, type BenchProject, freshFolder, putAway, writePages } from "../projects.ts";
import { installPackages, OUTSIDE } from "../workspace.ts";
import { type SidebarItem, sidebarOf } from "./sidebar.ts";

export const DOCMD = { "@docmd/core": "0.9.7" };

/** docmd with what its `init` writes, and the corpus as its navigation. */
export function writeDocmd(pages: readonly CorpusPage[], name: string): BenchProject {
  const home = installPackages("docmd", DOCMD);
  const root = freshFolder(join(OUTSIDE, "docmd", name));
  const content = join(root, "docs");
  writePages(pages, content, (_, id) => (id === "index" ? "/" : `/${id}/`));
  const config = { ...SETTINGS, navigation: sidebarOf(pages).map(entry) };
  writeFileSync(join(root, "docmd.config.json"), JSON.stringify(config));
  const bin = join(home, "node_modules", "@docmd", "core", "dist", "bin", "docmd.js");
  return {
    engine: `docmd ${DOCMD["@docmd/core"]}`,
    root,
    build: {
      argv: [process.execPath, "--max-old-space-size=16000", bin, "build"],
      cwd: root,
      env: {},
    },
    output: join(root, "site"),
    clean: () => putAway(root, ["site", ".docmd"]),
    edit: () => appendLine(pages, content),
  };
}

interface Entry {
  title: string;
  path?: string;
  children?: Entry[];
}

function entry({ text, link, items }: SidebarItem): Entry {
  return {
    title: text,
    ...(link === undefined ? {} : { path: link === "/index" ? "/" : `${link}/` }),
    ...(items ? { children: items.map(entry) } : {}),
  };
}

const SETTINGS = {
  title: "Bench",
  url: "https://docs.bench.example",
  src: "docs",
  out: "site",
  engine: "js",
  layout: { spa: true, optionsMenu: { components: { search: true, themeSwitch: true } } },
  theme: { name: "default", appearance: "system", codeHighlight: true },
  minify: true,
};
