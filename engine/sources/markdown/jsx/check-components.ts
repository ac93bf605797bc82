import type { Nodes, Root } from "hast";
import type { VFile } from "vfile";
import { didYouMean } from "../../../diagnostics/nearest.ts";
import { type FileScope, report, scopeOf } from "../file-scope.ts";
import { STATIC_COMPONENTS } from "./bindings.ts";
import { isComponentName, isJsxElement } from "./nodes.ts";

/** rehype plugin: every component of the page must be imported, declared, or one of the engine's. */
export function checkComponents() {
  return (tree: Root, file: VFile): void => check(tree, scopeOf(file));
}

/** HTML has no element in camel case, and SVG only a few: other such names are misspelled. */
function meansComponent(name: string): boolean {
  return isComponentName(name) || (/[A-Z]/.test(name) && !SVG_NAMES.test(name));
}

const SVG_NAMES = /^(?:fe[A-Z]|animate|clipPath|foreignObject|linear|radial|textPath)/;

function check(node: Nodes, scope: FileScope): void {
  if (node.type !== "root" && isJsxElement(node) && node.name && meansComponent(node.name)) {
    const [name = ""] = node.name.split(".");
    const known = [...scope.bindings.keys(), ...STATIC_COMPONENTS];
    if (!known.includes(name)) {
      report(scope, node, {
        code: "unknown-component",
        message: `There is no component <${node.name}>.`,
        hint: didYouMean(name, known) ?? "Import it, or write it as code.",
      });
    }
  }
  if ("children" in node) for (const child of node.children) check(child, scope);
}
