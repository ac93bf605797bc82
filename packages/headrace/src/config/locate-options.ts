import { join } from "node:path";
import { placeAt, placeInJson } from "../diagnostics/place-at.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import {
  ConfigModules,
  isNode,
  nodes,
  type PlacedNode,
  type SyntaxNode,
} from "./config-modules.ts";
import type { ConfigProblem, OptionPath } from "./option-path.ts";
import { CONFIG_FILE } from "./parse-config.ts";

/**
 * Gives problems of the configuration their positions. The configuration is code: its values carry
 * no positions, so its modules are parsed and the option is followed through constants and imports.
 * Where a function stands between, the text at fault is looked for.
 *
 * @param root Absolute path of the project.
 */
export async function locateProblems(
  root: string,
  problems: readonly ConfigProblem[],
): Promise<Diagnostic[]> {
  if (problems.length === 0) return [];
  // Loaded when something is wrong: the parser comes with the bundler.
  const { parseSync } = await import("vite");
  const modules = new ConfigModules(root, (file, text) => parseSync(file, text));
  return problems.map(({ diagnostic, path, value, file }) => ({
    ...diagnostic,
    file: file ?? CONFIG_FILE,
    ...(file === undefined ? locate(modules, path, value) : placeInJson(join(root, file), value)),
  }));
}

function locate(
  modules: ConfigModules,
  path: OptionPath,
  value: string | undefined,
): Pick<Diagnostic, "file" | "line" | "column"> {
  const module = modules.open(CONFIG_FILE);
  const start = module && modules.defaultExport(module);
  if (!start) return {};
  const place = follow(modules, start, path);
  if (value === undefined) return position(place);
  const isText = (node: SyntaxNode) => node.type === "Literal" && node.value === value;
  const list = behind(modules, place);
  const within = find(list.node, isText);
  if (within) return position({ node: within, module: list.module });
  for (const other of modules.read) {
    const node = find(other.program, isText);
    if (node) return position({ node, module: other });
  }
  return position(place);
}

/** Goes down the path as far as the source shows it. */
function follow(modules: ConfigModules, start: PlacedNode, path: OptionPath): PlacedNode {
  let place = start;
  for (const part of path) {
    const next = step(modules, behind(modules, place), part);
    if (!next) return place;
    place = next;
  }
  return place;
}

/** The object or list behind names, calls such as `defineSite(…)`, and types. */
function behind(modules: ConfigModules, { node, module }: PlacedNode): PlacedNode {
  const inner =
    node.type === "Property"
      ? node.value
      : node.type === "CallExpression"
        ? nodes(node.arguments)[0]
        : node.expression;
  if (isNode(inner)) return behind(modules, { node: inner, module });
  const named = node.type === "Identifier" && modules.named(String(node.name), module);
  return named ? behind(modules, named) : { node, module };
}

function step(
  modules: ConfigModules,
  { node, module }: PlacedNode,
  part: string | number,
): PlacedNode | undefined {
  if (typeof part === "number") {
    const items = nodes(node.elements).slice(0, part + 1);
    const item = items[part];
    const isShifted = items.some(({ type }) => type === "SpreadElement");
    return item && !isShifted ? { node: item, module } : undefined;
  }
  // Of two equal keys the last counts.
  for (const property of nodes(node.properties).reverse()) {
    if (property.type === "Property" && keyOf(property) === part) return { node: property, module };
    if (property.type !== "SpreadElement" || !isNode(property.argument)) continue;
    const spread = behind(modules, { node: property.argument, module });
    const found = step(modules, spread, part);
    if (found) return found;
  }
  return undefined;
}

function keyOf({ key, computed }: SyntaxNode): unknown {
  if (!isNode(key)) return undefined;
  return key.type === "Identifier" && computed !== true ? key.name : key.value;
}

/** The first node of a tree that fits, in the order of the text. */
function find(node: SyntaxNode, fits: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  if (fits(node)) return node;
  for (const child of Object.values(node)) {
    for (const below of isNode(child) ? [child] : nodes(child)) {
      const found = find(below, fits);
      if (found) return found;
    }
  }
  return undefined;
}

function position({ node, module }: PlacedNode): { file: string; line: number; column: number } {
  return { file: module.file, ...placeAt(module.text, node.start) };
}
