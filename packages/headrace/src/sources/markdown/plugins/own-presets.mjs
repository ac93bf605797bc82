// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join } from "node:path";
import { load } from "./old-modules.mjs";

/** What plug-ins of Docusaurus are begun with, as far as it is known before anything is built. */
export function contextOf(config, folder) {
  const { baseUrl = "/", i18n = {} } = config;
  const { defaultLocale = "en", locales = [defaultLocale] } = i18n;
  return {
    siteDir: folder,
    siteConfig: config,
    baseUrl,
    outDir: join(folder, "build"),
    generatedFilesDir: join(folder, ".docusaurus"),
    localizationDir: join(folder, "i18n", defaultLocale),
    i18n: { currentLocale: defaultLocale, defaultLocale, locales, path: "i18n" },
    codeTranslations: {},
  };
}

/**
 * A configuration with the parts of those presets that are the site's own, as calling them tells; others are
 * known by their name. One that fails stays in the list.
 *
 * @param folder That of the configuration.
 */
export async function withOwnPresets(config, folder) {
  const presets = [];
  const parts = { plugins: [], themes: [] };
  for (const entry of (config.presets ?? []).filter(Boolean)) {
    const [given, options = {}] = [entry].flat();
    try {
      const preset = await ownPreset(given, folder);
      const made = await preset?.(contextOf(config, folder), options);
      if (!made) presets.push(entry);
      parts.plugins.push(...(made?.plugins ?? []));
      parts.themes.push(...(made?.themes ?? []));
    } catch {
      presets.push(entry);
    }
  }
  const { plugins, themes } = parts;
  const isPlain = plugins.length + themes.length === 0;
  if (isPlain) return config;
  return {
    ...config,
    presets,
    plugins: [...plugins, ...(config.plugins ?? [])],
    themes: [...themes, ...(config.themes ?? [])],
  };
}

/** A function, or what a file of the site has; `undefined` for packages. */
async function ownPreset(given, folder) {
  // What stands in for a package has everything.
  if (typeof given === "function") return "toJSON" in given ? undefined : given;
  if (typeof given !== "string" || /node_modules/.test(given)) return;
  const path = given.replace(/^@site\//, "./");
  if (!path.startsWith(".") && !isAbsolute(path)) return;
  const file = createRequire(join(folder, "package.json")).resolve(path);
  return existsSync(file) ? load(file) : undefined;
}
