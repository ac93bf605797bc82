// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { existsSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { begun, foreignOnesWith, lostTo } from "./adding-plugins.mjs";

/** The method by which a plug-in or a theme of Docusaurus says where its components are. */
const METHOD = "getThemePath";

/**
 * Folders of components that installed themes and plug-ins bring, from the folder of the configuration; those of
 * one count before those of the next.
 *
 * @returns the folders, the plug-ins that have some, and why others can't be asked.
 */
export async function themeFolders(config, folder) {
  const found = { folders: [], used: [], lost: [] };
  for (const entry of foreignOnesWith(METHOD, config, folder)) {
    try {
      const plugin = await begun(entry, config, folder);
      const path = plugin?.[METHOD]?.();
      if (typeof path !== "string") continue;
      const components = resolve(entry.file ? dirname(entry.file) : folder, path);
      if (!existsSync(components)) continue;
      found.folders.unshift(relative(folder, components).replaceAll("\\", "/"));
      found.used.push(String(entry.name));
    } catch (error) {
      found.lost.push(lostTo(error, entry.name));
    }
  }
  return found;
}
