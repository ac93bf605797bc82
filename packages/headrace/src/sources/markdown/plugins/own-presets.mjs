// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { createRequire } from "node:module";
import { join } from "node:path";
import { installedFile, load } from "./old-modules.mjs";

/**
 * What plug-ins of Docusaurus are begun with, as far as it is known before anything is built.
 *
 * @param [language] Code. Default: that of the site.
 */
export function contextOf(config, folder, language) {
  const { baseUrl = "/", i18n = {} } = config;
  const { defaultLocale = "en", locales = [defaultLocale], localeConfigs = {} } = i18n;
  const currentLocale = language ?? defaultLocale;
  const described = locales.map((code) => [code, { path: code, ...localeConfigs[code] }]);
  return {
    siteDir: folder,
    siteConfig: completed(config, folder),
    baseUrl,
    outDir: join(folder, "build"),
    generatedFilesDir: join(folder, ".docusaurus"),
    localizationDir: join(folder, "i18n", currentLocale),
    i18n: {
      ...{ currentLocale, defaultLocale, locales, path: "i18n" },
      localeConfigs: Object.fromEntries(described),
    },
    codeTranslations: {},
  };
}

const SCHEMA = "@docusaurus/core/lib/server/configValidation";

/** By configuration: each plug-in asks for it, in each language. */
const known = new WeakMap();

/** A configuration with what it does not say, as plug-ins have it: as far as the installed engine knows. */
function completed(config, folder) {
  if (!known.has(config)) known.set(config, validated(config, folder));
  return known.get(config);
}

function validated(config, folder) {
  try {
    const file = installedFile(SCHEMA, folder);
    const { ConfigSchema } = createRequire(file)(file);
    return ConfigSchema.validate(config, { abortEarly: false }).value;
  } catch {
    return config;
  }
}

/**
 * A configuration with the parts of its presets, as calling them tells; some are known by their name. One
 * that fails or is not installed stays in the list.
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

/** Presets whose options say what they bring. */
const KNOWN = /(?:^|[-/])classic(?:\/|$)|redoc/;

/** A function, or what a module of the site or of a package has; `undefined` for those that are known. */
async function ownPreset(given, folder) {
  // What stands in for a package has everything.
  if (typeof given === "function") return "toJSON" in given ? undefined : given;
  if (typeof given !== "string" || KNOWN.test(given)) return;
  const file = installedFile(given.replace(/^@site\//, "./"), folder);
  return file === undefined ? undefined : load(file);
}
