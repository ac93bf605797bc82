import type { Nodes, Root } from "hast";
import type { VFile } from "vfile";
import { didYouMean } from "../../../diagnostics/nearest.ts";
import { type FileScope, fileScopeOf, reportFailedPart } from "../file-scope.ts";
import { STATIC_COMPONENTS } from "./bindings.ts";
import { isComponentName, isJsxElement } from "./nodes.ts";

/** rehype plugin: every component of the page must be imported, declared, or one of the engine's. */
export function checkComponents() {
  return (tree: Root, file: VFile): void => {
    const scope = fileScopeOf(file);
    for (const name of findUnknown(tree, scope)) scope.bindings.set(name, { kind: "broken" });
  };
}

/** HTML has no element in camel case, and SVG only a few: other such names are misspelled. */
function meansComponent(name: string): boolean {
  return isComponentName(name) || (/[A-Z]/.test(name) && !SVG_NAMES.test(name));
}

const SVG_NAMES = /^(?:fe[A-Z]|animate|clipPath|foreignObject|linear|radial|textPath)/;

/** Binds a component of the site that no text of the page names: a plug-in wrote it. */
function bindsLate(name: string, { options, bindings, page }: FileScope): boolean {
  if (!options.globals?.names.includes(name)) return false;
  bindings.set(name, { kind: "global", name });
  page.runsCode = true;
  return true;
}

/** Names of components that nothing binds; the writer is told of each place. */
function findUnknown(node: Nodes, scope: FileScope): string[] {
  const unknown: string[] = [];
  if (node.type !== "root" && isJsxElement(node) && node.name && meansComponent(node.name)) {
    const [name = ""] = node.name.split(".");
    const known = [...scope.bindings.keys(), ...STATIC_COMPONENTS];
    if (!known.includes(name) && !bindsLate(name, scope)) {
      unknown.push(name);
      reportFailedPart(scope, node, {
        code: "unknown-component",
        message: `There is no component <${node.name}>.`,
        hint: didYouMean(name, known) ?? "Import it, or write it as code.",
        instead: "The text within it stays.",
      });
    }
  }
  if (!("children" in node)) return unknown;
  return [...unknown, ...node.children.flatMap((child) => findUnknown(child, scope))];
}
