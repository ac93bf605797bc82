import type { ReactNode } from "react";
import { didYouMean } from "../../../diagnostics/nearest.ts";
import { reasonOf } from "../../../diagnostics/reason-of.ts";
import { WHOLE_PACKAGE } from "../../../model/constants.ts";
import { type FileScope, reportFailedPart } from "../file-scope.ts";
import type { Binding } from "./bindings.ts";

/** What the names in a file's JSX stand for when it is run. */
export type PageComponents = Record<string, unknown>;

/** Stands for a component that can't be loaded: of what is within it nothing is lost. */
function leftOut(properties?: { children?: ReactNode }): ReactNode {
  if (properties === undefined) throw new Error("It calls what could not be loaded.");
  return properties.children;
}

/**
 * Loads the modules that a file imports. The writer is told of those that can't be loaded.
 *
 * @param used Names of the JSX that is run; the engine's own components are loaded for these only.
 */
export async function loadPageComponents(
  scope: FileScope,
  used: ReadonlySet<string>,
): Promise<PageComponents> {
  const components: PageComponents = {};
  for (const [name, binding] of scope.bindings) {
    if (binding.kind === "broken") components[name] = leftOut;
    if (binding.kind === "static" && used.has(name)) {
      scope.page.runsCode = true;
      components[name] = (await scope.options.components(binding.specifier)).default;
    }
    if (binding.kind === "value") components[name] = binding.value;
    const loading = loadingOf(binding, scope);
    if (!loading) continue;
    const component = await loading;
    // It is told once, however often the file is run.
    if (component === undefined) scope.bindings.set(name, { kind: "broken" });
    components[name] = component === undefined ? leftOut : component.value;
  }
  return components;
}

/** What the site has around all pages; `undefined` where that is nothing, or can't be loaded, which is told. */
export async function loadSiteRoot(scope: FileScope): Promise<unknown> {
  const { siteRoot: specifier } = scope.options;
  if (specifier === undefined) return undefined;
  const root = { kind: "module" as const, specifier, exported: "default", place: {} };
  return (await loadExport(root, scope))?.value;
}

/** What brings a component that has to be loaded first. */
function loadingOf(binding: Binding, scope: FileScope): Promise<Loaded> | undefined {
  if (binding.kind === "module") return loadExport(binding, scope);
  if (binding.kind === "global") return loadGlobal(binding.name, scope);
  if (binding.kind !== "partial" || !binding.isGiven) return;
  return loadExport(
    { kind: "module", specifier: `@site/${binding.path}`, exported: "default", place: {} },
    scope,
  );
}

function importFailure(specifier: string, error: unknown) {
  const reason = reasonOf(error);
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
    : {
        code: "import-failed",
        message: `"${specifier}" can't be loaded: ${reason}`,
        hint: "Mend the module, or take out the import.",
      };
}

/** A component of the map that the site exports; the build has seen that it is there. */
async function loadGlobal(name: string, { options }: FileScope): Promise<{ value: unknown }> {
  const { components } = await options.components(options.globals?.specifier ?? "");
  return { value: Object(components)[name] };
}

/** What a module exports: of a package in the form of CommonJS the bundle knows the names only when it runs. */
function namesOf(namespace: Record<string, unknown>): Record<string, unknown> {
  const whole = namespace[WHOLE_PACKAGE];
  return typeof whole === "object" && whole !== null ? { ...whole } : namespace;
}

type Loaded = { value: unknown } | undefined;

type ModuleBinding = Extract<Binding, { kind: "module" }>;

async function loadExport(
  { specifier, exported, place }: ModuleBinding,
  scope: FileScope,
): Promise<Loaded> {
  let namespace: Record<string, unknown>;
  try {
    namespace =
      specifier === "react"
        ? await import("react")
        : namesOf(await scope.options.components(specifier));
  } catch (error) {
    reportFailedPart(scope, place, importFailure(specifier, error));
    return undefined;
  }
  if (exported === "*") return { value: namespace };
  if (namespace[exported] !== undefined) return { value: namespace[exported] };
  const known = Object.keys(namespace);
  reportFailedPart(scope, place, {
    code: "missing-export",
    message: `"${specifier}" has no export "${exported}".`,
    hint: didYouMean(exported, known) ?? `It exports ${known.join(", ") || "nothing"}.`,
  });
  return undefined;
}
