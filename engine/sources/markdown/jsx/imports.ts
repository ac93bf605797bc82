import { isBuiltin } from "node:module";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { publishFile } from "../elements/asset.ts";
import { type FileScope, report, scopeOf } from "../file-scope.ts";
import { absentHint, type ResolvedPath, readProjectText, resolveFile } from "../project-files.ts";
import { type Binding, isStaticComponent, type Placed } from "./bindings.ts";
import type { ImportDeclaration, Program } from "./nodes.ts";

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;
const MODULE_ENDINGS = ["", ".tsx", ".ts", ".jsx", ".js", ".mjs", "/index.tsx", "/index.ts"];

/** remark plugin: notes what each imported or declared name stands for. */
export function imports() {
  return (tree: Root, file: VFile): void => {
    const scope = scopeOf(file);
    for (const node of tree.children) {
      if (node.type !== "mdxjsEsm" || !node.data?.estree) continue;
      bindStatements(node.data.estree, scope);
    }
  };
}

function bindStatements(program: Program, scope: FileScope): void {
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") bindImport(statement, scope);
    else {
      scope.declarations.push(statement);
      if (statement.type === "ExportNamedDeclaration") bindExport(statement, scope);
    }
  }
}

function bindExport(
  { declaration }: Extract<Program["body"][number], { type: "ExportNamedDeclaration" }>,
  scope: FileScope,
): void {
  if (!declaration) return;
  const identifiers =
    declaration.type === "VariableDeclaration"
      ? declaration.declarations.map(({ id }) => id)
      : [declaration.id];
  for (const id of identifiers) {
    if (id.type === "Identifier") scope.bindings.set(id.name, { kind: "declared" });
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
  const themed = /^@theme\/(\w+)$/.exec(specifier)?.[1];
  if (themed !== undefined && isStaticComponent(themed)) {
    return () => ({ kind: "static", component: themed });
  }
  const place = { position: statement.loc ? offsetColumn(statement.loc) : undefined };
  if (/^@(?:theme|docusaurus)\//.test(specifier)) {
    report(scope, place, {
      code: "unsupported-import",
      message: `"${specifier}" does not exist here.`,
      hint: "Tabs, TabItem, Admonition, Details and CodeBlock need no import.",
    });
    return () => ({ kind: "broken" });
  }
  const raw = /^!!raw-loader!(.+)$/.exec(specifier)?.[1];
  const path = raw ?? specifier;
  if (isBuiltin(path)) {
    report(scope, place, {
      code: "import-outside",
      message: `A page can't import "${path}", a module of Node.`,
      hint: "Use it in a component of the site, and import that.",
    });
    return () => ({ kind: "broken" });
  }
  if (!/^(?:\.|\/|@site\/)/.test(path)) {
    return (exported) => ({ kind: "module", specifier, exported, place });
  }
  const file = findModule(path, scope);
  if (file.status !== "found") {
    reportAbsent({ specifier: path, file, place, scope });
    return () => ({ kind: "broken" });
  }
  return fileBinding({ path: file.path, isRaw: raw !== undefined, scope, place });
}

/** Positions of JavaScript count columns from 0, those of Markdown from 1. */
function offsetColumn(loc: NonNullable<ImportDeclaration["loc"]>) {
  return { start: { line: loc.start.line, column: loc.start.column + 1 } };
}

function findModule(path: string, scope: FileScope): ResolvedPath {
  const results = MODULE_ENDINGS.map((ending) => resolveFile(scope, path + ending));
  const [asWritten] = results;
  const found = results.find((result) => result.status === "found");
  return found ?? asWritten ?? { status: "outside" };
}

interface ImportProblem {
  specifier: string;
  file: ResolvedPath;
  place: Placed;
  scope: FileScope;
}

function reportAbsent({ specifier, file, place, scope }: ImportProblem): void {
  if (file.status === "absent") scope.page.dependencies.add(file.path);
  report(scope, place, {
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
  isRaw: boolean;
  scope: FileScope;
  place: Placed;
}

function fileBinding({ path, isRaw, scope, place }: FileImport): (exported: string) => Binding {
  if (isRaw) {
    const text = readProjectText(scope, path);
    return () => ({ kind: "value", value: text ?? "" });
  }
  if (/\.mdx?$/.test(path)) return () => ({ kind: "partial", path });
  if (IMAGE.test(path)) {
    const { url } = publishFile(scope, path, "images");
    return () => ({ kind: "value", value: url });
  }
  const specifier = `@site/${path}`;
  return (exported) => ({ kind: "module", specifier, exported, place });
}
