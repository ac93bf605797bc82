// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contextOf } from "./own-presets.mjs";

/**
 * Plug-ins of a configuration that have a method, as their text says: no other is begun for that.
 *
 * @param folder That of the configuration.
 * @returns of each its options, and itself or its name and the path of its module.
 */
export function pluginsWith(method, config, folder) {
  return (config.plugins ?? []).filter(Boolean).flatMap((entry) => {
    const [plugin, options = {}] = [entry].flat();
    if (typeof plugin === "function")
      return String(plugin).includes(method) ? [{ name: plugin.name, plugin, options }] : [];
    const file = typeof plugin === "string" ? moduleFile(plugin, folder) : undefined;
    const isOne = file !== undefined && readFileSync(file, "utf8").includes(method);
    return isOne ? [{ name: plugin, file, options }] : [];
  });
}

/** What such a plug-in is when Docusaurus has called it. */
export async function begun({ plugin, file, options }, config, folder) {
  const begin = plugin ?? (await import(pathToFileURL(file).href)).default;
  return (begin.default ?? begin)(contextOf(config, folder), options);
}

function moduleFile(name, folder) {
  try {
    const file = createRequire(join(folder, "package.json")).resolve(name);
    return existsSync(file) ? file : undefined;
  } catch {
    return;
  }
}
