// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { installedFile, takeNeeded } from "./old-modules.mjs";
import { contextOf } from "./own-presets.mjs";

/**
 * Plug-ins of a configuration that have a method, as their text says: no other is begun for that.
 *
 * @param method Its name, or a regular expression of several.
 * @param folder That of the configuration.
 * @returns of each its options, and itself or its name and the path of its module.
 */
export function pluginsWith(method, config, folder) {
  return (config.plugins ?? []).filter(Boolean).flatMap((entry) => {
    const [plugin, options = {}] = [entry].flat();
    if (typeof plugin === "function")
      return new RegExp(method).test(String(plugin))
        ? [{ name: plugin.name, plugin, options }]
        : [];
    const file = typeof plugin === "string" ? installedFile(plugin, folder) : undefined;
    const isOne = file !== undefined && new RegExp(method).test(readFileSync(file, "utf8"));
    return isOne ? [{ name: plugin, file, options }] : [];
  });
}

/** What the engine does itself. */
const OF_ENGINE = /@docusaurus[\\/]/;

/** The same of plug-ins and themes together, without those whose work is the engine's. */
export function foreignOnesWith(method, { plugins, themes }, folder) {
  const all = { plugins: [...(plugins ?? []), ...(themes ?? [])] };
  return pluginsWith(method, all, folder).filter(({ file }) => !OF_ENGINE.test(file ?? ""));
}

/** What of a plug-in is lost, since it fails. */
export function lostTo(error, name) {
  const [what] = String(error?.message ?? error).split("\n");
  return { name: nameOf(name), what };
}

/**
 * What a plug-in may lack that ended well: it can have called a package that is not installed, and have kept to
 * itself that this failed. Ask once before it begins, and once when it is done.
 */
export function lackedBy(name) {
  return takeNeeded().map((missing) => ({ name: nameOf(name), what: "", missing }));
}

/** What the report calls a plug-in. */
function nameOf(name) {
  return String(name || "a function");
}

/**
 * What such a plug-in is when Docusaurus has called it.
 *
 * @param [entry.language] Code of the language that the site is built in. Default: its first.
 */
export async function begun({ plugin, file, options, language }, config, folder) {
  const module = plugin ?? (await import(pathToFileURL(file).href));
  const begin = plugin ?? module.default;
  const validate = module.validateOptions ?? begin.validateOptions;
  return (begin.default ?? begin)(
    contextOf(config, folder, language),
    withDefaults(options, validate),
  );
}

/** Options as a plug-in has them checked, which adds what is not said. */
function withDefaults(options, validateOptions) {
  if (typeof validateOptions !== "function") return options;
  const given = { id: "default", ...options };
  const validate = (schema, asked) =>
    schema.validate(asked, { convert: false, allowUnknown: true }).value;
  try {
    return validateOptions({ validate, options: given });
  } catch {
    return given;
  }
}

/**
 * The answer of a plug-in, unless it takes too long.
 *
 * @param patience In milliseconds.
 */
export function inTime(answer, patience) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("It does not end.")), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
