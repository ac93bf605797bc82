// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { existsSync, readFileSync, statSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** How modules are found, whatever stands in for some of them later. */
const findModule = Module._resolveFilename;

/** Absolute path of a package's or the site's module, even where something stands in for it; `undefined`: there is none. */
export function installedFile(name, folder) {
  try {
    const paths = Module._nodeModulePaths(folder);
    const parent = { id: folder, filename: join(folder, "docusaurus.config.js"), paths };
    const file = findModule.call(Module, name, parent, false);
    return existsSync(file) ? file : undefined;
  } catch {
    return;
  }
}

const CLASSIC = "@docusaurus/preset-classic";

/** What the usual preset makes of its options, for presets that stand around it. */
function classicPreset(_, { docs, blog, pages, theme = {}, ...others } = {}) {
  const content = Object.entries({ docs, blog, pages }).flatMap(([kind, options = {}]) =>
    options === false ? [] : [[`@docusaurus/plugin-content-${kind}`, options]],
  );
  const named = Object.keys(others).filter((name) => others[name]);
  const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    themes: [["@docusaurus/theme-classic", theme]],
    plugins: [...content, ...named.map((name) => `@docusaurus/plugin-${kebab(name)}`)],
  };
}
classicPreset.default = classicPreset;
classicPreset.toJSON = () => ({ package: CLASSIC });

/** Set as soon as the configuration is read: what is called then is needed, and is not there. */
let isRunning = false;

/** From now on, whoever calls what stands for an absent package is told so. */
export function endLoading() {
  isRunning = true;
}

/** Packages that were needed since somebody asked, whether whoever called them told it or not. */
const needed = new Set();

/** The packages that are not installed and that were called since this was asked last. */
export function takeNeeded() {
  const names = [...needed];
  needed.clear();
  return names;
}

/** A value that can be called, constructed and asked for anything; in JSON it is the package's name. */
function standIn(name) {
  if (name === CLASSIC) return classicPreset;
  // No arrow function, which can't be constructed.
  const answer = function absentPackage() {
    if (!isRunning) return standIn(name);
    needed.add(name);
    throw new Error(`It needs the package "${name}", which is not installed.`);
  };
  const get = (_, key) => {
    if (key === "toJSON") return () => ({ package: name });
    if (key === "then" || key === "__esModule") return;
    if (key === Symbol.toPrimitive) return () => name;
    if (key === Symbol.iterator) return function* () {};
    return standIn(name);
  };
  return new Proxy(answer, {
    get,
    construct: () => answer(),
    has: () => true,
    // "import * as all" copies what a module has into an object with the module's prototype.
    getPrototypeOf: () => new Proxy({}, { get }),
  });
}

/** Files of the old site that are not there. */
export const absent = new Set();

/** The configuration and the sidebars: nothing stands in for them. */
const asked = new Set();

/** The configuration, and what packages ask for to see how they were installed: it is there or not. */
function isNeeded(request) {
  return asked.has(request) || request === "pnpapi";
}

/**
 * Docusaurus lets `require` find what a module's default export has, too, and what imports the default export
 * find there all that the module has, itself as "default" included.
 */
function withDefault(module) {
  const own = module?.__esModule ? module.default : undefined;
  if (own === null || !/^(?:object|function)$/.test(typeof own)) return module;
  for (const key of Object.keys(module))
    if (!(key in own) && Object.isExtensible(own))
      Object.defineProperty(own, key, { configurable: true, get: () => module[key] });
  if (typeof own === "function") return module;
  return new Proxy(module, {
    get: (_, key) => (key in module ? module[key] : own[key]),
  });
}

/** A file of the site, as what a script of its own makes; anything else is a package. */
function isOwnFile(request) {
  return /^[./]/.test(request);
}

/** A package asks for files of its own that it can do without, as TypeScript does: it hears that there are none. */
function isOwnPartOf(parent, request) {
  return /^[./]/.test(request) && /[\\/]node_modules[\\/]/.test(parent?.filename ?? "");
}

/**
 * Lets code of the old site ask for packages that are not there.
 *
 * @param {RegExp} named Packages that stand for themselves by name, installed or not.
 * @param {RegExp} [lent] Packages that the engine lends to a site that has not installed them.
 */
export function standInForPackages(named, lent = /(?!)/) {
  const lender = createRequire(import.meta.url);
  const lend = (request) => {
    if (!lent.test(request)) return;
    try {
      return lender.resolve(request);
    } catch {
      return;
    }
  };
  const resolveFilename = Module._resolveFilename;
  Module._resolveFilename = function resolveOrName(request, ...rest) {
    if (named.test(request)) return `named:${request}`;
    try {
      return resolveFilename.call(this, request, ...rest);
    } catch (error) {
      if (isNeeded(request) || isOwnPartOf(rest[0], request)) throw error;
      if (isOwnFile(request)) absent.add(request);
      return lend(request) ?? `named:${request}`;
    }
  };
  const load = Module._load;
  Module._load = function loadOrStandIn(request, ...rest) {
    if (named.test(request)) return standIn(request);
    try {
      return withDefault(load.call(this, request, ...rest));
    } catch (error) {
      if (error?.code !== "MODULE_NOT_FOUND" && error?.code !== "ENOENT") throw error;
      if (isNeeded(request) || isOwnPartOf(rest[0], request)) throw error;
      if (isOwnFile(request)) absent.add(request);
      return standIn(request);
    }
  };
  globalThis.standIn = (name) => {
    if (isOwnFile(name)) absent.add(name);
    return standIn(name);
  };
  Module.register(`data:text/javascript,${encodeURIComponent(hooks(named, lent))}`);
}

const hooks = (named, lent) => `
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
const NAMED = ${named};
const LENT = ${lent};
const LENDER = ${JSON.stringify(import.meta.url)};
export async function resolve(specifier, context, next) {
  if (!NAMED.test(specifier)) {
    try { return await next(specifier, context); } catch (error) {
      const isFound = error?.code !== "ERR_MODULE_NOT_FOUND";
      const isOfPackage = /[\\/]node_modules[\\/]/.test(context.parentURL ?? "");
      if (/^[./]/.test(specifier) && (isFound || isOfPackage)) throw error;
    }
    if (LENT.test(specifier)) {
      try { return await next(specifier, { ...context, parentURL: LENDER }); } catch {}
    }
  }
  let names = [];
  try {
    const source = readFileSync(fileURLToPath(context.parentURL.replace(/\\?.*$/, "")), "utf8");
    const pattern = /import\\s+(?:type\\s+)?[^"';]*?\\{([^}]*)\\}\\s*from\\s*["']([^"']+)["']/g;
    for (const [, list, from] of source.matchAll(pattern)) {
      if (from === specifier) names.push(...list.split(",").map((item) => item.trim().split(/\\s+/)[0]).filter((name) => /^\\w+$/.test(name)));
    }
    for (const [, all, from] of source.matchAll(/import\\s*\\*\\s*as\\s+(\\w+)\\s+from\\s*["']([^"']+)["']/g)) {
      if (from !== specifier) continue;
      for (const [, name] of source.matchAll(new RegExp("\\\\b" + all + "[.](\\\\w+)", "g"))) names.push(name);
    }
    names = [...new Set(names)];
  } catch {}
  return { url: "stand-in:" + specifier + "?" + names.join(","), shortCircuit: true };
}
export async function load(url, context, next) {
  if (!url.startsWith("stand-in:")) return next(url, context);
  const [, name, names] = /^stand-in:([^?]*)[?](.*)$/.exec(url);
  const lines = names.split(",").filter((item) => item && item !== "default").map((item) => "export const " + item + " = value;");
  return { format: "module", shortCircuit: true, source: "const value = globalThis.standIn(" + JSON.stringify(name) + ");\\nexport default value;\\n" + lines.join("\\n") };
}`;

/** The configuration or the sidebars: what a file has, or its function makes. */
export async function read(file) {
  if (file.endsWith(".json")) return JSON.parse(readFileSync(file, "utf8"));
  asked.add(file);
  globalThis.__dirname = dirname(file);
  globalThis.__filename = file;
  globalThis.require ??= createRequire(file);
  const value = await load(file);
  return typeof value === "function" && !("toJSON" in value) ? value() : value;
}

/** The default export of a module of the old site. */
export async function load(file) {
  const module = await import(pathToFileURL(file).href);
  return module.default?.default ?? module.default ?? module;
}

/** A module or JSON file by its name without an ending. */
export function find(folder, name) {
  const endings = ["ts", "mts", "cts", "js", "mjs", "cjs", "json"];
  return endings.map((ending) => join(folder, `${name}.${ending}`)).find(existsSync);
}

/** Entries of a list of plug-ins or presets, as name and options. */
export function entries(list) {
  return (list ?? []).filter(Boolean).map((entry) => {
    const [given, options] = [entry].flat();
    // A module of a plug-in may be given itself.
    const name = given?.default ?? given;
    return {
      name:
        typeof name === "function" || typeof name === "object"
          ? ofConfiguration(name)
          : String(name),
      options: options ?? {},
      source: typeof name === "function" ? String(name) : ownSource(String(name)),
    };
  });
}

/** How a plug-in is called that no package and no file has. */
function ofConfiguration({ name }) {
  const own = typeof name === "string" && !/^(?:default|plugin)?$/i.test(name) ? ` (${name})` : "";
  return `a function of the configuration${own}`;
}

/** The text of a plug-in of the site's own. */
function ownSource(name) {
  if (!/^[./]/.test(name) || name.includes("node_modules")) return "";
  const file = [name, `${name}.js`, `${name}.ts`, `${name}/index.js`, `${name}/index.ts`]
    .map((path) => resolve(path))
    .find((path) => existsSync(path) && statSync(path).isFile());
  return file ? readFileSync(file, "utf8") : "";
}

/** Options that only the plug-in of a kind has. */
const OPTIONS_OF = {
  docs: ["sidebarPath", "docItemComponent", "sidebarItemsGenerator"],
  blog: ["blogTitle", "blogSidebarTitle", "blogSidebarCount", "postsPerPage", "authorsMapPath"],
  pages: [],
};

/** Whether a plug-in of the site's own stands around the one of a kind, as its text or its options say. */
function isOwnFormOf(kind, { name, options, source }) {
  if (!/^[./]|^a function/.test(name)) return false;
  const loads = `(?:import\\s+(?!type\\b)[^;\\n]*from\\s*|(?:require|import)\\(\\s*)["'][^"']*`;
  return (
    new RegExp(`${loads}plugin-content-${kind}["']`).test(source) ||
    OPTIONS_OF[kind].some((option) => Object.hasOwn(options, option))
  );
}

/**
 * Options of a content plug-in, wherever the configuration has them: the preset brings docs, a blog
 * and pages unless it says no.
 */
export function optionsOf(kind, config) {
  const own = entries(config.presets).flatMap(({ name, options }) => {
    // One of another name that has such parts is made after it, and has pages as it does.
    const isAlike = kind === "pages" && Boolean(options.docs || options.blog);
    const isClassic = /(?:^|[-/])classic$/.test(name) || isAlike;
    if (options[kind] === false || (!isClassic && !options[kind])) return [];
    return [options[kind] ?? {}];
  });
  const plugin = new RegExp(`content-${kind}`);
  const usual = kind === "pages" ? "src/pages" : kind;
  const isUsualFolder = (path) => resolve(path || usual) === resolve(usual);
  const found = [...own];
  for (const entry of entries(config.plugins)) {
    const { name, options } = entry;
    const isUsual = plugin.test(name);
    // One that does not say where its pages are makes them, if another has the usual folder.
    const isMade = options.path === undefined && found.some(({ path = "" }) => isUsualFolder(path));
    if (isUsual || (isOwnFormOf(kind, entry) && !isMade)) found.push(options);
  }
  return found;
}
