import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CorpusPage } from "../page-text.ts";
import { appendLine, type BenchProject, freshFolder, putAway, writePages } from "../projects.ts";
import { WORKSPACE } from "../workspace.ts";

/** The version of the Hugo of this machine (`apt-get install hugo`). */
export function hugoVersion(): string {
  const { stdout } = spawnSync("hugo", ["version"], { encoding: "utf8" });
  return /v(\d[\d.]*)/.exec(stdout ?? "")?.[1] ?? "(not installed)";
}

/** Hugo as a lower bound: the article, its list of headings, and the pages of its folder. */
export function writeHugo(pages: readonly CorpusPage[], name: string): BenchProject {
  const root = freshFolder(join(WORKSPACE, "hugo", name));
  const content = join(root, "content");
  writePages(pages, content, (_, id) => (id === "index" ? "/" : `/${id}/`));
  // A page of this name would make all others its attachments.
  renameSync(join(content, "index.md"), join(content, "_index.md"));
  const layouts = join(root, "layouts", "_default");
  mkdirSync(layouts, { recursive: true });
  writeFileSync(join(root, "config.toml"), CONFIG);
  for (const kind of ["single", "list"]) writeFileSync(join(layouts, `${kind}.html`), LAYOUT);
  return {
    engine: `Hugo ${hugoVersion()}`,
    root,
    build: { argv: ["hugo", "--quiet"], cwd: root, env: {} },
    output: join(root, "public"),
    clean: () => putAway(root, ["public", "resources", ".hugo_build.lock"]),
    edit: () => appendLine(pages, content),
  };
}

const CONFIG = `baseURL = "https://docs.bench.example/"
title = "Bench"
disableKinds = ["taxonomy", "term", "RSS"]
`;

const LAYOUT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"></head>
<body>
<nav><ul>{{ range .CurrentSection.Pages }}<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a></li>{{ end }}</ul></nav>
<main><h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}</main>
</body>
</html>
`;
