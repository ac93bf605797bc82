import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engineModule } from "../../engine-dir.ts";
import type { CompiledPage, MarkdownOptions } from "../compiled-page.ts";
import { compileMarkdown } from "./compile.ts";
import { dialectFile, ownThemeFile } from "./jsx/dialect-modules.ts";

/** Where a fixture has components that need no import. */
const GLOBALS = "mdx-components.tsx";

const FOLDER = join(import.meta.dirname, "fixtures");

/** Names of all fixture folders, each a small project with one page. */
export function fixtureNames(): string[] {
  return readdirSync(FOLDER).sort();
}

/** Absolute path of a file in a fixture. */
export function fixtureFile(name: string, file: string): string {
  return join(FOLDER, name, file);
}

/** Options for a project whose root is also its content folder. */
export function fixtureOptions(root: string): MarkdownOptions {
  return {
    root,
    folders: [{ folder: ".", route: "" }],
    siteDir: ".",
    staticDirs: ["static"],
    format: "mdx",
    math: root.endsWith("math"),
    smartQuotes: root.endsWith("smart-quotes"),
    globals: existsSync(join(root, GLOBALS))
      ? { specifier: `@site/${GLOBALS}`, names: ["Badge", "Details"] }
      : null,
    facts: existsSync(join(root, "facts.yaml")) ? "facts.yaml" : undefined,
    assetsPath: "assets",
    components: (specifier) => import(fixtureModule(root, specifier)),
  };
}

function fixtureModule(root: string, specifier: string): string {
  const file = dialectFile(specifier);
  if (file === undefined) return join(root, specifier.replace("@site/", ""));
  return (
    ownThemeFile(specifier, { siteDir: root, themeFolders: [] }) ?? engineModule(`dialect/${file}`)
  );
}

/** Compiles the page of a fixture: input.md or input.mdx. */
export function compileFixture(name: string): Promise<CompiledPage> {
  const path = existsSync(fixtureFile(name, "input.mdx")) ? "input.mdx" : "input.md";
  const text = readFileSync(fixtureFile(name, path), "utf8");
  return compileMarkdown({ path, text }, fixtureOptions(join(FOLDER, name)));
}

/** The article with its placeholders as a person can read them: "{{page:faq.md}}". */
export function readableBody(page: CompiledPage): string {
  return page.body.replace(/\uE000([^\uE000]*)\uE000/g, "{{$1}}");
}
