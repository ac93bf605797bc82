// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { existsSync, readFileSync, writeSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Packages that stand for themselves by name, installed or not: what they do is not wanted here. */
const NAMED = /^(?:@docusaurus\/|remark-|rehype-|prism-react-renderer|docusaurus-)/;

/** A value that can be called, constructed and asked for anything; in JSON it is the package's name. */
function standIn(name) {
  const target = () => standIn(name);
  const get = (_, key) => {
    if (key === "toJSON") return () => ({ package: name });
    if (key === "then" || key === "__esModule") return;
    if (key === Symbol.toPrimitive) return () => name;
    if (key === Symbol.iterator) return function* () {};
    return standIn(name);
  };
  return new Proxy(target, {
    get,
    construct: () => standIn(name),
    has: () => true,
    // "import * as all" copies what a module has into an object with the module's prototype.
    getPrototypeOf: () => new Proxy({}, { get }),
  });
}

/** Files of the old site that are not there. */
const absent = new Set();

/** The configuration and the sidebars: nothing stands in for them. */
const asked = new Set();

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolveOrName(request, ...rest) {
  if (NAMED.test(request)) return `named:${request}`;
  try {
    return resolveFilename.call(this, request, ...rest);
  } catch (error) {
    if (/^[./]/.test(request) && !error.message.includes("node_modules")) throw error;
    return `named:${request}`;
  }
};
const load = Module._load;
Module._load = function loadOrStandIn(request, ...rest) {
  if (NAMED.test(request)) return standIn(request);
  try {
    return withDefault(load.call(this, request, ...rest));
  } catch (error) {
    if (error?.code !== "MODULE_NOT_FOUND" && error?.code !== "ENOENT") throw error;
    if (asked.has(request)) throw error;
    if (/^[./]/.test(request)) absent.add(request);
    return standIn(request);
  }
};

/** Docusaurus lets `require` find what a module's default export has, too. */
function withDefault(module) {
  const own = module?.__esModule ? module.default : undefined;
  if (typeof own !== "object" || own === null) return module;
  return new Proxy(module, {
    get: (_, key) => (key in module ? module[key] : own[key]),
  });
}

const HOOKS = `
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
const NAMED = ${NAMED};
export async function resolve(specifier, context, next) {
  if (!NAMED.test(specifier)) {
    try { return await next(specifier, context); } catch (error) {
      if (/^[./]/.test(specifier)) throw error;
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
globalThis.standIn = standIn;
Module.register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);

/** The default export of a module of the old site, or its JSON. */
async function read(file) {
  if (file.endsWith(".json")) return JSON.parse(readFileSync(file, "utf8"));
  asked.add(file);
  globalThis.__dirname = dirname(file);
  globalThis.__filename = file;
  globalThis.require ??= createRequire(file);
  const module = await import(pathToFileURL(file).href);
  const value = module.default?.default ?? module.default ?? module;
  return typeof value === "function" && !("toJSON" in value) ? value() : value;
}

function find(folder, name) {
  const endings = ["ts", "mts", "cts", "js", "mjs", "cjs", "json"];
  return endings.map((ending) => join(folder, `${name}.${ending}`)).find(existsSync);
}

/** Entries of a list of plug-ins or presets, as name and options. */
function entries(list) {
  return (list ?? []).filter(Boolean).map((entry) => {
    const [name, options] = [entry].flat();
    return {
      name: typeof name === "function" ? "a function of the configuration" : String(name),
      options: options ?? {},
    };
  });
}

/**
 * Options of a content plug-in, wherever the configuration has them: the preset brings docs, a blog
 * and pages unless it says no.
 */
function optionsOf(kind, config) {
  const own = entries(config.presets).flatMap(({ name, options }) => {
    const isClassic = /(?:^|[-/])classic$/.test(name);
    if (options[kind] === false || (!isClassic && !options[kind])) return [];
    return [options[kind] ?? {}];
  });
  const plugin = new RegExp(`content-${kind}`);
  const plugins = entries(config.plugins).filter(({ name }) => plugin.test(name));
  return [...own, ...plugins.map(({ options }) => options)];
}

/**
 * Every redirect that the plugin for them would make.
 *
 * @param routes Addresses of the pages, which the options of the plugin are asked about.
 */
function redirects(config, routes) {
  return (config.plugins ?? []).flatMap((entry) => {
    const [name, options = {}] = [entry].flat();
    if (!String(name).includes("client-redirects")) return [];
    const { fromExtensions = [], toExtensions = [], createRedirects } = options;
    const listed = (options.redirects ?? []).flatMap(({ from, to }) => pairs(from, to));
    const made = routes.flatMap((route) => [
      ...pairs(createRedirects?.(route) ?? [], route),
      ...(route === "/"
        ? []
        : pairs(
            fromExtensions.map((ending) => `${route}.${ending}`),
            route,
          )),
      ...toExtensions
        .filter((ending) => route.endsWith(`.${ending}`))
        .flatMap((ending) => pairs(route.slice(0, -ending.length - 1), route)),
    ]);
    return [...listed, ...made];
  });
}

function pairs(from, to) {
  return [from].flat().map((address) => ({ from: address, to }));
}

/** A function that makes addresses is asked for one, with a mark where the path stands. */
function editAddress(editUrl, options) {
  if (typeof editUrl !== "function") return editUrl;
  try {
    const address = editUrl({
      version: "current",
      versionDocsDirPath: options.path ?? "docs",
      docPath: "{docPath}",
      permalink: "/",
      locale: "en",
    });
    return typeof address === "string" && address.includes("{docPath}") ? address : null;
  } catch {
    return null;
  }
}

async function main(folder) {
  const file = find(folder, "docusaurus.config");
  if (!file) throw new Error(`There is no docusaurus.config in ${folder}.`);
  process.chdir(folder);
  const config = await await read(file);
  const sidebars = [];
  const docs = optionsOf("docs", config);
  for (const options of docs) {
    const { sidebarPath } = options;
    const named = typeof sidebarPath === "string" ? resolve(folder, sidebarPath) : undefined;
    const usual = sidebarPath === undefined && !options.id ? find(folder, "sidebars") : undefined;
    const path = named ?? usual;
    const found = path && isAbsolute(path) && existsSync(path);
    // Sidebars that fail are told; the pages are listed by folder.
    const failed = (error) => ({ package: String(error?.message ?? error) });
    sidebars.push(found ? await read(path).catch(failed) : sidebarPath === false ? {} : null);
    options.editUrl = editAddress(options.editUrl, options);
  }
  const routes = JSON.parse(readFileSync(0, "utf8") || "[]");
  const found = {
    file,
    config,
    docs,
    sidebars,
    redirects: redirects(config, routes),
    blogs: optionsOf("blog", config),
    pages: optionsOf("pages", config),
    theme: entries(config.presets).flatMap(({ options }) => options.theme ?? []),
    plugins: entries(config.plugins).map(({ name }) => name),
    presets: entries(config.presets).map(({ name, options }) => ({
      name,
      options: Object.keys(options),
    })),
    themes: entries(config.themes).map(({ name }) => name),
  };
  tell(found);
}

/** What stands on the last line is for the process that began this one. */
function tell(value) {
  const text = JSON.stringify(value, (_, part) =>
    typeof part === "function" ? { package: "a function of the configuration" } : part,
  );
  writeSync(1, `\n@@@${text}\n`);
}

try {
  await main(process.argv[2]);
} catch (error) {
  const { message = String(error), stack = "" } = error ?? {};
  tell({ failure: { message, stack, absent: [...absent] } });
}
process.exit(0);
