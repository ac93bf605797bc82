// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { begun, pluginsWith } from "./adding-plugins.mjs";

/** The action by which a plug-in of Docusaurus tells something to all components. */
const ACTION = "setGlobalData";

/** What these tell the engine knows itself. */
const OF_ENGINE = /@docusaurus[\\/]/;

/**
 * What plug-ins of the site tell all components, by language, the name of the plug-in and its id.
 *
 * @param languages Codes; the first is that of the site.
 * @returns the data, and why some tell none, by plug-in.
 */
export async function globalData(config, folder, languages) {
  const found = { data: {}, lost: [] };
  const all = [...(config.plugins ?? []), ...(config.themes ?? [])];
  const telling = pluginsWith(ACTION, { plugins: all }, folder).filter(
    ({ file }) => !OF_ENGINE.test(file ?? ""),
  );
  for (const currentLocale of languages) {
    const told = {};
    for (const entry of telling) {
      try {
        const plugin = await begun({ ...entry, language: currentLocale }, config, folder);
        const data = await toldBy(plugin);
        const id = entry.options.id ?? "default";
        if (data !== undefined) told[plugin.name] = { ...told[plugin.name], [id]: data };
      } catch (error) {
        const what = `what it tells components (${String(error?.message ?? error).split("\n")[0]})`;
        if (!found.lost.some((known) => known.what === what))
          found.lost.push({ name: String(entry.name || "a function"), what });
      }
    }
    if (Object.keys(told).length > 0) found.data[currentLocale] = told;
  }
  return found;
}

/** What one plug-in tells, as data; its pages are not made. */
async function toldBy(plugin) {
  let data;
  const actions = {
    addRoute: () => {},
    createData: async (name) => name,
    setGlobalData: (value) => {
      data = JSON.parse(JSON.stringify(value));
    },
  };
  const content = await plugin.loadContent?.();
  await plugin.contentLoaded?.({ content, actions, allContent: {} });
  return data;
}
