import { readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { SiteError } from "../diagnostics/site-error.ts";
import { PACKAGE_DIR, packageVersion } from "../engine-dir.ts";
import { exists, listFiles, makeFolder, writeFileAtomic } from "../files/files.ts";
import { counted } from "../model/text/counted.ts";
import type { CommandOptions } from "./command-options.ts";
import { say } from "./print.ts";

const TEMPLATE = join(PACKAGE_DIR, "templates/site");

/** What builds and installations leave behind. npm leaves a file of this name out of packages. */
const GITIGNORE = "node_modules/\ndist\n.releases/\n.cache/\n";

/** Writes a small site into a folder, and serves it where that is asked for. */
export async function run(options: CommandOptions): Promise<number> {
  const { root } = options;
  const files = await newFiles(basename(root));
  await refuseToOverwrite(root, [...files.keys()]);
  await makeFolder(root);
  for (const [file, text] of files) await writeFileAtomic(join(root, file), text);
  const folder = relative(process.cwd(), root) || ".";
  say(
    `Wrote ${counted(files.size, "file")} into ${folder}:\n${[...files.keys()].map(indent).join("\n")}`,
  );
  if (options.start) {
    const dev = await import("./dev.ts");
    return dev.run(options);
  }
  const enter = folder === "." ? [] : [`cd ${folder}`];
  const next = [...enter, "npm install", "npm start", "npm test"];
  say(`\nNext:\n${next.map(indent).join("\n")}`);
  return 0;
}

/** Text of each file by its path. */
async function newFiles(folder: string): Promise<Map<string, string>> {
  const name = packageName(folder);
  const files = new Map<string, string>();
  for (const file of (await listFiles(TEMPLATE)).sort()) {
    const text = await readFile(join(TEMPLATE, file), "utf8");
    files.set(file, text.replaceAll("{{name}}", titleOf(name)));
  }
  files.set("package.json", packageFile(name));
  files.set(".gitignore", GITIGNORE);
  return files;
}

/** @throws SiteError that names every file in the way; nothing was written then. */
async function refuseToOverwrite(root: string, files: readonly string[]): Promise<void> {
  const there: string[] = [];
  for (const file of files) if (await exists(join(root, file))) there.push(file);
  if (there.length === 0) return;
  throw new SiteError([
    {
      code: "file-exists",
      severity: "error",
      message: `These files are there already, and nothing was written: ${there.join(", ")}.`,
      hint: "Choose an empty folder: npx headrace init my-docs",
    },
  ]);
}

/** A name that npm takes: https://docs.npmjs.com/cli/configuring-npm/package-json#name */
function packageName(folder: string): string {
  const name = folder.toLowerCase().replace(/[^a-z0-9-]+/g, "-");
  return name.replace(/^-+|-+$/g, "").slice(0, 100) || "docs";
}

/** "my-docs" → "My docs" */
function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function packageFile(name: string): string {
  const content = {
    name,
    version: "0.0.0",
    private: true,
    type: "module",
    scripts: {
      start: "headrace dev",
      build: "headrace build",
      preview: "headrace preview",
      test: "headrace check --strict && headrace build && headrace verify",
    },
    dependencies: { headrace: `^${packageVersion()}` },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function indent(line: string): string {
  return `  ${line}`;
}
