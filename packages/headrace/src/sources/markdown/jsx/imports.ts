import { isBuiltin } from "node:module";
import { join } from "node:path";
import type { Nodes, Root } from "mdast";
import type { VFile } from "vfile";
import { didYouMean } from "../../../diagnostics/nearest.ts";
import { runsInBrowser } from "../../../model/islands/live-code.ts";
import { readYaml } from "../../yaml-text.ts";
import { publishFile } from "../elements/asset.ts";
import { type FileScope, fileScopeOf, report, reportFailedPart } from "../file-scope.ts";
import { withoutLive } from "../live/bind-live.ts";
import {
  absentHint,
  locateFile,
  type ResolvedPath,
  readProjectText,
  resolveFile,
} from "../project-files.ts";
import { type Binding, isStaticComponent, type Placed, STATIC_COMPONENTS } from "./bindings.ts";
import { modulePaths, namesOfValues } from "./code-imports.ts";
import { DIALECT_MODULES, dialectFile, hasOwnParts, ownThemeFile } from "./dialect-modules.ts";
import { type ImportForm, readLoaders } from "./loader-chain.ts";
import { exportedNames, type ImportDeclaration, type Program } from "./nodes.ts";

const CODE = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less)$/i;
const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

/** remark plugin: notes what each imported or declared name stands for. */
export function imports() {
  return (tree: Root, file: VFile): void => {
    const scope = fileScopeOf(file);
    bindConstants(String(file.value), scope);
    bindNames(tree, scope);
    bindGiven(String(file.value), scope);
  };
}

/** What the configuration says of names, unless the page has such a name itself. */
function bindConstants(text: string, { bindings, options }: FileScope): void {
  for (const [name, value] of Object.entries(options.constants ?? {}))
    if (text.includes(name)) bindings.set(name, { kind: "value", value });
}

/** A partial that stands in an expression is a component there. */
function bindGiven(text: string, { bindings, page }: FileScope): void {
  const partials = [...bindings].flatMap(([name, { kind }]) => (kind === "partial" ? [name] : []));
  if (partials.length === 0) return;
  for (const name of namesOfValues(partials, text)) {
    const binding = bindings.get(name);
    if (binding?.kind === "partial") binding.isGiven = page.runsCode = true;
  }
}

/** An import may stand on lines of their own between tags, and counts for the whole file. */
function bindNames(node: Nodes, scope: FileScope): void {
  if (node.type === "mdxjsEsm" && node.data?.estree) {
    const isLive = runsInBrowser(node.value);
    const declared = isLive ? withoutLive(node.data.estree, node, scope) : node.data.estree;
    bindStatements(declared, scope);
    if (isLive && declared === node.data.estree) tellStill(node, scope);
  }
  if (node.type !== "root" && node.type !== "mdxJsxFlowElement") return;
  for (const child of node.children) bindNames(child, scope);
}

/** What a page defines is run when it is built, and never again. */
function tellStill(node: Placed, scope: FileScope): void {
  report(scope, node, {
    code: "component-not-live",
    severity: "warning",
    message: "What is defined here is not live: it has state, effects or handlers.",
    hint: "Move it into a module of its own, and import that.",
  });
}

function bindStatements(program: Program, scope: FileScope): void {
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") bindImport(statement, scope);
    else {
      scope.declarations.push(statement);
      for (const name of exportedNames(statement)) scope.bindings.set(name, { kind: "declared" });
    }
  }
}

function bindImport(statement: ImportDeclaration, scope: FileScope): void {
  const specifier = String(statement.source.value);
  const resolve = importResolver(specifier, statement, scope);
  for (const item of statement.specifiers) {
    const exported =
      item.type === "ImportDefaultSpecifier"
        ? "default"
        : item.type === "ImportNamespaceSpecifier"
          ? "*"
          : item.imported.type === "Identifier"
            ? item.imported.name
            : String(item.imported.value);
    scope.bindings.set(item.local.name, resolve(exported));
  }
}

/** Gives the binding of each name that one import brings. */
function importResolver(
  specifier: string,
  statement: ImportDeclaration,
  scope: FileScope,
): (exported: string) => Binding {
  const place = { position: statement.loc ? offsetColumn(statement.loc) : undefined };
  if (/^@(?:theme(?:-original|-init)?|docusaurus)\//.test(specifier)) {
    return dialectResolver(specifier, place, scope);
  }
  const { path, form, notRun } = readLoaders(specifier);
  for (const loader of notRun) reportNotRun(loader, place, scope);
  if (isBuiltin(path)) {
    reportFailedPart(scope, place, {
      code: "import-outside",
      message: `A page can't import "${path}", a module of Node.`,
      hint: "Use it in a component of the site, and import that.",
    });
    return () => ({ kind: "broken" });
  }
  if (!/^(?:\.|\/|@site\/)/.test(path)) {
    scope.page.runsCode = true;
    return (exported) => ({ kind: "module", specifier, exported, place });
  }
  const file = findModule(path, scope);
  if (file.status !== "found") {
    reportAbsent({ specifier: path, file, place, scope });
    return () => ({ kind: "broken" });
  }
  return fileBinding({ path: file.path, form, scope, place });
}

/** `@theme/X` and `@docusaurus/X`: the site's own form, else what the engine has under that name. */
function dialectResolver(
  specifier: string,
  place: Placed,
  scope: FileScope,
): (exported: string) => Binding {
  const { root, siteDir, themeFolders = [] } = scope.options;
  const name = specifier.slice(specifier.indexOf("/") + 1);
  const module = (exported: string): Binding => {
    scope.page.runsCode = true;
    return { kind: "module", specifier, exported, place };
  };
  const places = { siteDir: join(root, siteDir), themeFolders };
  if (ownThemeFile(specifier, places) !== undefined || hasOwnParts(specifier, places))
    return module;
  if (isStaticComponent(name)) {
    return (exported) =>
      exported === "default" ? { kind: "static", component: name, specifier } : module(exported);
  }
  if (dialectFile(specifier) !== undefined) return module;
  const names = [...new Set([...STATIC_COMPONENTS, ...Object.keys(DIALECT_MODULES)])];
  reportFailedPart(scope, place, {
    code: "unsupported-import",
    message: `"${specifier}" does not exist here.`,
    hint:
      didYouMean(specifier, names) ??
      `Write a component of your own in src/theme/${name}.tsx, or use ${STATIC_COMPONENTS.join(", ")}.`,
  });
  return () => ({ kind: "broken" });
}

/** Once on a page, however many of its imports name the loader. */
function reportNotRun(loader: string, place: Placed, scope: FileScope): void {
  const message = `The loader "${loader}" is not run.`;
  if (scope.page.diagnostics.some((known) => known.message.startsWith(message))) return;
  reportFailedPart(scope, place, {
    code: "loader-not-run",
    message,
    hint: "Write into the file what the loader would make of it, or make it in a component.",
    instead: "What it loads is taken as it is written.",
  });
}

/** Positions of JavaScript count columns from 0, those of Markdown from 1. */
function offsetColumn(loc: NonNullable<ImportDeclaration["loc"]>) {
  return { start: { line: loc.start.line, column: loc.start.column + 1 } };
}

/** "/x" is a file of the static folder, or one of the site. */
function findModule(path: string, scope: FileScope): ResolvedPath {
  const spellings = path.startsWith("/") ? [path, `@site${path}`] : [path];
  for (const candidate of spellings.flatMap(modulePaths)) {
    const located = locateFile(scope, candidate);
    if (located.status === "found") return located;
    if (located.status === "absent") scope.page.lookups.add(located.path);
  }
  return resolveFile(scope, path);
}

interface ImportProblem {
  specifier: string;
  file: ResolvedPath;
  place: Placed;
  scope: FileScope;
}

function reportAbsent({ specifier, file, place, scope }: ImportProblem): void {
  reportFailedPart(scope, place, {
    code: file.status === "absent" ? "missing-import" : "import-outside",
    message:
      file.status === "absent"
        ? `There is no file "${file.path}".`
        : `"${specifier}" is outside of the project and is not read.`,
    hint:
      file.status === "absent"
        ? absentHint(scope, file.path)
        : 'Check the path: "./" counts from this file, "@site/" from the project.',
  });
}

interface FileImport {
  path: string;
  form: ImportForm;
  scope: FileScope;
  place: Placed;
}

function fileBinding(file: FileImport): (exported: string) => Binding {
  const { path, form, scope, place } = file;
  if (form === "text") {
    const value = textOf(file);
    return () => ({ kind: "value", value });
  }
  if (form === "address") return publishedBinding(file);
  if (form === "yaml" || /\.(?:json|ya?ml)$/.test(path)) {
    const value = dataOf(file);
    return (exported) => ({
      kind: "value",
      value: exported === "default" || exported === "*" ? value : Object(value)[exported],
    });
  }
  if (/\.mdx?$/.test(path))
    return (exported) =>
      exported === "default" ? { kind: "partial", path } : moduleBinding(file, exported);
  if (IMAGE.test(path)) {
    const { url } = publishFile({ scope, node: place }, path, "images");
    return () => ({ kind: "value", value: url, isDrawing: path.endsWith(".svg") });
  }
  if (!CODE.test(path)) return publishedBinding(file);
  return (exported) => moduleBinding(file, exported);
}

function moduleBinding({ path, scope, place }: FileImport, exported: string): Binding {
  scope.page.runsCode = true;
  return { kind: "module", specifier: `@site/${path}`, exported, place };
}

function publishedBinding({ path, scope, place }: FileImport): () => Binding {
  const { url } = publishFile({ scope, node: place }, path, "files");
  return () => ({ kind: "value", value: url });
}

function textOf({ path, scope, place }: FileImport): string {
  const text = readProjectText(scope, path);
  if (text === undefined) {
    const message = `"${path}" can't be shown.`;
    const hint = "It is no text in UTF-8, or too large.";
    report(scope, place, { code: "import-failed", message, hint });
  }
  return text ?? "";
}

/** The value of a JSON or YAML file. */
function dataOf(file: FileImport): unknown {
  const read = readYaml(textOf(file), "It");
  if (!("problem" in read)) return read.value;
  const { message, hint, line } = read.problem;
  report(file.scope, file.place, {
    code: "import-failed",
    message: `"${file.path}" can't be read, line ${line}: ${message}`,
    hint,
  });
}
