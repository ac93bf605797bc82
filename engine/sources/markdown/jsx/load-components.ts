import type { RootContent } from "hast";
import { didYouMean } from "../../../diagnostics/nearest.ts";
import { type FileScope, report } from "../file-scope.ts";
import { type Binding, STATIC_COMPONENTS } from "./bindings.ts";
import { isComponentName, isJsxElement, type JsxElement, type JsxExpression } from "./nodes.ts";

/** What the names in a file's JSX stand for when it is run. */
export type Components = Record<string, unknown>;

/**
 * Loads the modules that a file imports.
 *
 * @returns `undefined` when a component is unknown or a module can't be loaded; the writer was told.
 */
export async function loadComponents(
  nodes: readonly (JsxElement | JsxExpression)[],
  scope: FileScope,
): Promise<Components | undefined> {
  const isKnown = nodes.map((node) => checkNames(node, scope)).every(Boolean);
  if (!isKnown) return undefined;
  const components: Components = {};
  for (const [name, binding] of scope.bindings) {
    if (binding.kind === "broken") return undefined;
    if (binding.kind === "value") components[name] = binding.value;
    if (binding.kind !== "module") continue;
    const component = await loadExport(binding, scope);
    if (component === undefined) return undefined;
    components[name] = component.value;
  }
  return components;
}

/** Checks the names of an element and of all in it; JSX in expressions tells of itself when run. */
function checkNames(node: RootContent, scope: FileScope): boolean {
  const inner =
    "children" in node
      ? node.children.map((child) => checkNames(child, scope)).every(Boolean)
      : true;
  if (!isJsxElement(node) || node.name === null || !isComponentName(node.name)) return inner;
  const [name = ""] = node.name.split(".");
  if (scope.bindings.has(name)) return inner;
  report(scope, node, {
    code: "unknown-component",
    message: `There is no component <${node.name}>.`,
    hint:
      didYouMean(name, [...scope.bindings.keys(), ...STATIC_COMPONENTS]) ??
      "Import it, or write it as code.",
  });
  return false;
}

type ModuleBinding = Extract<Binding, { kind: "module" }>;

async function loadExport(
  { specifier, exported, place }: ModuleBinding,
  scope: FileScope,
): Promise<{ value: unknown } | undefined> {
  let namespace: Record<string, unknown>;
  try {
    namespace =
      specifier === "react" ? await import("react") : await scope.options.components(specifier);
  } catch (error) {
    report(scope, place, {
      code: "import-failed",
      message: `"${specifier}" can't be loaded: ${error instanceof Error ? error.message : String(error)}`,
    });
    return undefined;
  }
  if (exported === "*") return { value: namespace };
  if (namespace[exported] !== undefined) return { value: namespace[exported] };
  const known = Object.keys(namespace);
  report(scope, place, {
    code: "missing-export",
    message: `"${specifier}" has no export "${exported}".`,
    hint: didYouMean(exported, known) ?? `It exports ${known.join(", ") || "nothing"}.`,
  });
  return undefined;
}
