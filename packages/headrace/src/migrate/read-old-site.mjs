// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { existsSync, readFileSync, writeSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import {
  absent,
  entries,
  find,
  optionsOf,
  read,
  standInForPackages,
} from "../sources/markdown/plugins/old-modules.mjs";
import { withOwnPresets } from "../sources/markdown/plugins/own-presets.mjs";
import { postcssAdders } from "../sources/markdown/plugins/site-postcss.mjs";

/** Packages that stand for themselves by name, installed or not: what they do is not wanted here. */
const NAMED = /^(?:@docusaurus\/|remark-|rehype-|docusaurus-)/;

standInForPackages(NAMED);

/** Environment variables that code of the site asks for and that are not set; packages ask for many. */
const unset = new Set();

process.env = new Proxy(process.env, {
  get(variables, name) {
    const value = Reflect.get(variables, name);
    const [, , asking = ""] =
      value === undefined ? (new Error("asked").stack ?? "").split("\n") : [];
    const isOther = /node_modules|node:/.test(asking) || asking.includes(import.meta.dirname);
    if (asking !== "" && !isOther) unset.add(String(name));
    return value;
  },
});

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

/** Descriptions of APIs that a plug-in shows on pages of their own. */
function apis(config) {
  return [...entries(config.presets), ...entries(config.plugins)].flatMap(({ name, options }) =>
    /redoc/.test(name) && Array.isArray(options.specs)
      ? options.specs.map(({ id, spec, route, routePath }) => ({
          id,
          spec: fromFolder(process.cwd(), spec),
          route: route ?? routePath,
        }))
      : [],
  );
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

/** Docusaurus takes absolute paths, too, which `path.resolve` makes. */
function fromFolder(folder, path) {
  return typeof path === "string" && isAbsolute(path) ? relative(folder, path) || "." : path;
}

async function main(folder) {
  const file = find(folder, "docusaurus.config");
  if (!file) throw new Error(`There is no docusaurus.config in ${folder}.`);
  process.chdir(folder);
  const config = await withOwnPresets(await read(file), folder);
  const sidebars = [];
  const docs = optionsOf("docs", config);
  const blogs = optionsOf("blog", config);
  const pages = optionsOf("pages", config);
  for (const options of [...docs, ...blogs, ...pages])
    options.path = fromFolder(folder, options.path);
  if (Array.isArray(config.staticDirectories))
    config.staticDirectories = config.staticDirectories.map((path) => fromFolder(folder, path));
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
    blogs,
    pages,
    apis: apis(config),
    theme: [
      ...entries(config.presets).flatMap(({ options }) => options.theme ?? []),
      // Sites without the preset name its parts one by one.
      ...[...entries(config.themes), ...entries(config.plugins)].flatMap(({ name, options }) =>
        /\btheme-classic$/.test(name) ? [options] : [],
      ),
    ],
    plugins: entries(config.plugins).map(({ name }) => name),
    presets: entries(config.presets).map(({ name, options }) => ({
      name,
      options: Object.keys(options),
    })),
    themes: entries(config.themes).map(({ name }) => name),
    addsPostcss: postcssAdders(config, folder).length > 0,
    absent: [...absent],
    unset: [...unset],
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
