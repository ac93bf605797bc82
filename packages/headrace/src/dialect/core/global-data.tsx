/**
 * `@docusaurus/useGlobalData`: what plug-ins tell all components, as they told it when the site was taken over. What
 * needs that of one which told nothing is lost alone, and told.
 */
import { pluginData } from "virtual:plugin-data";
import { noteAbsent } from "../../model/islands/absent-component.ts";
import { standIn } from "../../model/islands/stand-in.ts";
import { useAllDocsData } from "./docs-client.tsx";
import { shownLanguage } from "./shown-language.ts";

type Told = Record<string, Record<string, unknown>>;

const DOCS = "docusaurus-plugin-content-docs";

/** What each plug-in tells, by its name and the id of its instance. */
export default function useGlobalData(): Told {
  const told = pluginData[shownLanguage()] ?? Object.values(pluginData)[0];
  const known: Told = { ...told, [DOCS]: useAllDocsData() };
  return new Proxy<Told>(known, { get: dataOf });
}

/** What all instances of a plug-in tell. */
export function useAllPluginInstancesData(name: string): Record<string, unknown> {
  return useGlobalData()[name] ?? {};
}

/** What one instance of a plug-in tells. */
export function usePluginData(name: string, id = "default"): unknown {
  return useAllPluginInstancesData(name)[id];
}

function dataOf(known: object, name: string | symbol): unknown {
  if (typeof name === "symbol" || Object.hasOwn(known, name)) return Reflect.get(known, name);
  const reason = `It asks for data of the plug-in "${name}", which told none when the site was taken over.`;
  noteAbsent(reason);
  return standIn(reason);
}
