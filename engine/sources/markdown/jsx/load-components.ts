import { didYouMean } from "../../../diagnostics/nearest.ts";
import { type FileScope, report } from "../file-scope.ts";
import type { Binding } from "./bindings.ts";

/** What the names in a file's JSX stand for when it is run. */
export type Components = Record<string, unknown>;

/**
 * Loads the modules that a file imports.
 *
 * @param used Names of the JSX that is run; the engine's own components are loaded for these only.
 * @returns `undefined` when a module can't be loaded; the writer was told.
 */
export async function loadComponents(
  scope: FileScope,
  used: ReadonlySet<string>,
): Promise<Components | undefined> {
  const components: Components = {};
  for (const [name, binding] of scope.bindings) {
    if (binding.kind === "broken") return undefined;
    if (binding.kind === "static" && used.has(name)) {
      scope.page.runsCode = true;
      components[name] = (await scope.options.components(binding.specifier)).default;
    }
    if (binding.kind === "value") components[name] = binding.value;
    if (binding.kind !== "module" && binding.kind !== "global") continue;
    const component = await (binding.kind === "module"
      ? loadExport(binding, scope)
      : loadGlobal(binding.name, scope));
    if (component === undefined) return undefined;
    components[name] = component.value;
  }
  return components;
}

function importFailure(specifier: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  const isAbsent =
    !/^@(?:site|theme|docusaurus)/.test(specifier) &&
    error instanceof Error &&
    "code" in error &&
    error.code === "ERR_MODULE_NOT_FOUND";
  return isAbsent
    ? {
        code: "missing-package",
        message: `There is no package "${specifier}".`,
        hint: `Install it (npm install ${specifier}), or change the import.`,
      }
    : { code: "import-failed", message: `"${specifier}" can't be loaded: ${reason}` };
}

/** A component of the map that the site exports; the build has seen that it is there. */
async function loadGlobal(name: string, { options }: FileScope): Promise<{ value: unknown }> {
  const { components } = await options.components(options.globals?.specifier ?? "");
  return { value: Object(components)[name] };
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
    report(scope, place, importFailure(specifier, error));
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
