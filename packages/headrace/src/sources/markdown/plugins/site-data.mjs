// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { join } from "node:path";
import { begun, foreignOnesWith, inTime, lackedBy, lostTo } from "./adding-plugins.mjs";
import { takeNeeded } from "./old-modules.mjs";

/** The actions by which a plug-in of Docusaurus tells something to all components, and adds pages. */
const ACTIONS = /setGlobalData|addRoute/;

/**
 * Pages of documents and posts are the engine's, whoever stands around the plug-in for them; others that it adds are
 * not.
 */
const CONTENT = /^docusaurus-plugin-content-/;
const OF_THEME = /^@theme\//;

/** How long one may take to read its files, in milliseconds; most take less than a second. */
const PATIENCE = 60_000;

/**
 * What plug-ins of the site tell all components, by language, the name of the plug-in and its id, and the pages that
 * they add in the first language.
 *
 * @param languages Codes; the first is that of the site.
 * @returns both, the plug-ins that gave some, and why others give none.
 */
export async function pluginContent(config, folder, languages) {
  const found = { data: {}, routes: [], used: [], lost: [] };
  const entries = foreignOnesWith(ACTIONS, config, folder);
  const failed = new Set();
  for (const language of languages) {
    const told = {};
    for (const entry of entries.filter((one) => !failed.has(one))) {
      takeNeeded();
      try {
        const plugin = await inTime(begun({ ...entry, language }, config, folder), PATIENCE);
        const { data, routes } = await inTime(contentOf(plugin, folder), PATIENCE);
        if (language === languages[0]) found.lost.push(...lackedBy(entry.name));
        const id = entry.options.id ?? "default";
        if (data !== undefined) told[plugin.name] = { ...told[plugin.name], [id]: data };
        if (data !== undefined || routes.length > 0) found.used.push(String(entry.name));
        const isEngines = ({ component }) =>
          CONTENT.test(plugin.name) &&
          (OF_THEME.test(component) || Object.values(entry.options).includes(component));
        if (language === languages[0])
          found.routes.push(...routes.filter((route) => !isEngines(route)));
      } catch (error) {
        failed.add(entry);
        found.lost.push(lostTo(error, entry.name));
      }
    }
    if (Object.keys(told).length > 0) found.data[language] = told;
  }
  return found;
}

/** What one plug-in tells, and its pages, as data. */
async function contentOf(plugin, folder) {
  const told = { data: undefined, routes: [] };
  const written = new Map();
  const added = [];
  const actions = {
    addRoute: (route) => added.push(route),
    createData: async (name, data) => {
      const path = join(folder, ".docusaurus", plugin.name, name);
      written.set(path, typeof data === "string" ? data : JSON.stringify(data));
      return path;
    },
    setGlobalData: (value) => {
      told.data = plain(value);
    },
  };
  const content = await plugin.loadContent?.();
  await plugin.contentLoaded?.({ content, actions, allContent: {} });
  told.routes = added.flatMap((route) => described(route, written));
  return told;
}

/** A route and those within it, each with what its component is given: data, or a module. */
function described({ path, component, modules = {}, props = {}, routes = [] }, written) {
  if (routes.length > 0) return routes.flatMap((inner) => described(inner, written));
  const given = Object.entries(modules).map(([name, value]) => [
    name,
    written.has(value) ? { json: written.get(value) } : { module: plain(value) },
  ]);
  return [{ path, component, props: plain(props), modules: Object.fromEntries(given) }];
}

function plain(value) {
  return JSON.parse(JSON.stringify(value));
}
