import { relative } from "node:path";
import { type Plugin, parseAst } from "vite";
import { engineModule } from "../engine-dir.ts";
import { isLiveCode, isOfCodeBlock, withoutDialectCode } from "../model/islands/live-code.ts";
import { LIVE } from "../sources/markdown/live/live-module.ts";
import { moduleSource, readModule } from "./source-modules.ts";

/** Ends the id of the module behind a wrapper. */
const ORIGINAL = "?behind-boundary";

/** React's directive for a module that runs in the browser: the first statement. */
const DIRECTIVE = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*["']use client["']/;

/**
 * Wraps each component that a live module exports, one that does something in a browser or says
 * 'use client': on the server it renders as before, inside an element that tells the browser which
 * script makes it live. Found modules are added to `islands`.
 *
 * https://react.dev/reference/rsc/use-client
 *
 * @param options.contextChanges Whether the context of components does something: it comes from around the pages.
 */
export function clientBoundary(
  root: string,
  islands: Set<string>,
  { contextChanges }: { contextChanges: boolean },
): Plugin {
  return {
    name: "client-boundary",
    enforce: "pre",
    resolveId: (id) => (id.endsWith(ORIGINAL) ? id : undefined),
    async load(file) {
      if (file.endsWith(ORIGINAL))
        return { code: await readModule(file.slice(0, -ORIGINAL.length)), moduleType: "js" };
      const isOwn = /\.[jt]sx?$/.test(file) && !file.includes("/node_modules/");
      if (!isOwn && !file.endsWith(LIVE)) return;
      const source = await moduleSource(file).catch(() => "");
      const module = relative(root, file).replaceAll("\\", "/");
      const isSaid = DIRECTIVE.test(source);
      const judged = isOfCodeBlock(file, source) ? withoutDialectCode(source) : source;
      const isLive = isSaid || isLiveCode(judged) || (contextChanges && READS_CONTEXT.test(source));
      if (module.startsWith("..") || !isLive) return;
      const code = await readModule(file).catch(() => undefined);
      // What can't be read is told by whoever reads modules.
      if (code === undefined) return;
      const names = exportNames(code).filter((name) => isSaid || IS_COMPONENT.test(name));
      if (names.length === 0) return;
      islands.add(module);
      return wrapper({ module, file, names });
    },
  };
}

const READS_CONTEXT = /\buseContext\b|\.Consumer\b/;

/** How exports of components are named; a default one is looked at when it is there. */
const IS_COMPONENT = /^(?:default$|[A-Z])/;

interface Wrapper {
  module: string;
  file: string;
  names: string[];
}

/** A module with the same exports, each an island. */
function wrapper({ module, file, names }: Wrapper): string {
  const wrapped = names.map(
    (name) =>
      `const ${local(name)} = island(original[${JSON.stringify(name)}], ${JSON.stringify({ module, name })});`,
  );
  return [
    `import * as original from ${JSON.stringify(file + ORIGINAL)};`,
    `import { island } from ${JSON.stringify(engineModule("render/island"))};`,
    ...wrapped,
    `export * from ${JSON.stringify(file + ORIGINAL)};`,
    `export { ${names.map((name) => `${local(name)} as ${name}`).join(", ")} };`,
  ].join("\n");
}

function local(name: string): string {
  return `island_${name}`;
}

/** The names that a module exports, types left out; an older one gives one thing, which is its default. */
function exportNames(code: string): string[] {
  const names = writtenNames(code);
  return names.length === 0 && /\bmodule\.exports\s*=/.test(code) ? ["default"] : names;
}

function writtenNames(code: string): string[] {
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type === "ExportDefaultDeclaration") return ["default"];
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, specifiers } = statement;
    if (declaration?.type === "VariableDeclaration") {
      return declaration.declarations.flatMap(({ id }) =>
        id.type === "Identifier" ? [id.name] : [],
      );
    }
    if (declaration && "id" in declaration && declaration.id?.type === "Identifier")
      return [declaration.id.name];
    return specifiers.flatMap(({ exported }) =>
      exported.type === "Identifier" ? [exported.name] : [],
    );
  });
}
