/**
 * `@docusaurus/useGlobalData`: what plug-ins tell all components. Only that of documents is known; what needs
 * that of others is lost alone, and told.
 */
import { noteAbsent } from "../../model/islands/absent-component.ts";
import { standIn } from "../../model/islands/stand-in.ts";
import { useAllDocsData } from "./docs-client.tsx";

const DOCS = "docusaurus-plugin-content-docs";

/** What each plug-in tells, by its name and the id of its instance. */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return new Proxy({ [DOCS]: useAllDocsData() }, { get: (known, name) => dataOf(known, name) });
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
  const reason = `It asks for data of the plug-in "${name}", and plug-ins are not run.`;
  noteAbsent(reason);
  return standIn(reason);
}
