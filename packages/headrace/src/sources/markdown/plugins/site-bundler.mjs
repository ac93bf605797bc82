// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { relative } from "node:path";
import { runInNewContext } from "node:vm";
import { begun, inTime, lostTo, pluginsWith } from "./adding-plugins.mjs";

/** The method by which a plug-in of Docusaurus changes the configuration of the bundler. */
const METHOD = "configureWebpack";

/** Names that the engine gives itself. */
const OF_ENGINE = /^(?:react|react-dom|@site|@theme|@docusaurus|@generated)(?:[/$]|$)/;

/** How long one may take to say it, in milliseconds; most say it at once. */
const PATIENCE = 20_000;

/**
 * What plug-ins have the bundler call modules and values of the site.
 *
 * @param folder That of the configuration.
 * @returns aliases, constants, and what else they ask of the bundler or why they fail, by plug-in.
 */
export async function bundlerNames(config, folder) {
  const found = { aliases: {}, constants: {}, lost: [] };
  for (const entry of pluginsWith(METHOD, config, folder)) {
    const name = called(entry.name, folder);
    try {
      const asked = await inTime(askedOfBundler(entry, config, folder), PATIENCE);
      const rest = [...takeAliases(asked, found.aliases), ...takeConstants(asked, found.constants)];
      const lost = [...rest, ...others(asked)];
      if (lost.length > 0) found.lost.push({ name, what: lost.join(", ") });
    } catch (error) {
      found.lost.push(lostTo(error, name));
    }
  }
  return found;
}

function called(name, folder) {
  return name ? name.replace(/^\/.*/, (path) => relative(folder, path)) : "a function";
}

/** What a plug-in changes in a configuration, or gives to be merged into it. */
async function askedOfBundler(entry, config, folder) {
  const given = { mode: "production", resolve: { alias: {} }, module: { rules: [] }, plugins: [] };
  const plugin = await begun(entry, config, folder);
  const made = Object(await plugin?.[METHOD]?.(given, false, UTILITIES));
  const resolve = { ...given.resolve, ...made.resolve };
  const alias = { ...byName(given.resolve.alias), ...byName(made.resolve?.alias) };
  const lists = (key, of) => [
    ...new Set([...(of(given)?.[key] ?? []), ...(of(made)?.[key] ?? [])]),
  ];
  return {
    ...given,
    ...made,
    resolve: { ...resolve, alias },
    plugins: lists("plugins", (one) => one),
    module: { ...given.module, ...made.module, rules: lists("rules", (one) => one.module) },
  };
}

/** A plug-in of the bundler, known by what it was made with. */
const pluginNamed = (name) =>
  ({
    [name]: class {
      constructor(definitions) {
        this.definitions = definitions;
      }
    },
  })[name];

/** What plug-ins are lent: loaders do nothing here. */
const UTILITIES = {
  currentBundler: {
    name: "webpack",
    instance: new Proxy({}, { get: (_, name) => pluginNamed(name) }),
  },
  getStyleLoaders: () => [],
  getJSLoader: () => ({}),
};

function byName(alias) {
  if (!Array.isArray(alias)) return alias ?? {};
  return Object.fromEntries(
    alias.map(({ name, alias: to, onlyModule }) => [onlyModule ? `${name}$` : name, to]),
  );
}

/** @returns names of those that lead to no single place. */
function takeAliases({ resolve: { alias } }, aliases) {
  const own = Object.entries(alias).filter(([name]) => !OF_ENGINE.test(name));
  const lost = own.filter(([, to]) => typeof to !== "string");
  for (const [name, to] of own) if (typeof to === "string") aliases[name] = to;
  return lost.map(([name]) => `resolve.alias of ${name}`);
}

/** @returns names of those that are no data. */
function takeConstants({ plugins }, constants) {
  const all = plugins
    .filter(isOfConstants)
    .flatMap(({ definitions }) => Object.entries(definitions));
  return all.flatMap(([name, code]) => {
    try {
      const value = dataOf(code);
      if (value === undefined || !/^[\w$.]+$/.test(name)) return [name];
      constants[name] = value;
      return [];
    } catch {
      return [name];
    }
  });
}

function isOfConstants(plugin) {
  return plugin?.constructor?.name === "DefinePlugin" && typeof plugin.definitions === "object";
}

/** A text is code; what is in an object, too: https://webpack.js.org/plugins/define-plugin/ */
function dataOf(code) {
  const value =
    typeof code === "string" ? runInNewContext(`(${code})`, {}, { timeout: 1000 }) : code;
  if (typeof code === "object" && code !== null)
    return Object.fromEntries(Object.entries(code).map(([key, inner]) => [key, dataOf(inner)]));
  const text = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Whether a rule says no more than that files of YAML are imported as their data, as they are here anyway. */
function isOfData(rule) {
  return rule?.test instanceof RegExp && rule.test.test("x.yaml") && !rule.test.test("x.js");
}

/** What is asked for besides: the keys of the configuration. */
function others({ resolve, module, plugins, ...rest }) {
  const within = (name, object, known) =>
    Object.keys(object).flatMap((key) => (known.includes(key) ? [] : [`${name}.${key}`]));
  return [
    ...within("resolve", resolve, ["alias"]),
    ...within("module", module, ["rules"]),
    ...(module.rules.some((rule) => !isOfData(rule)) ? ["module.rules"] : []),
    ...plugins
      .filter((one) => !isOfConstants(one))
      .map((one) => one?.constructor?.name ?? "a plug-in"),
    ...Object.keys(rest).filter((key) => key !== "mode" && key !== "mergeStrategy"),
  ];
}
