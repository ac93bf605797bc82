/** `@docusaurus/useGlobalData`: what plug-ins tell all components. Only that of documents is known. */
import { useAllDocsData } from "./docs-client.tsx";

const DOCS = "docusaurus-plugin-content-docs";

/** What each plug-in tells, by its name and the id of its instance. */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return { [DOCS]: useAllDocsData() };
}

/** What all instances of a plug-in tell. */
export function useAllPluginInstancesData(name: string): Record<string, unknown> {
  const data = useGlobalData()[name];
  if (data) return data;
  throw new Error(`It asks for data of the plug-in "${name}", and plug-ins are not run.`);
}

/** What one instance of a plug-in tells. */
export function usePluginData(name: string, id = "default"): unknown {
  return useAllPluginInstancesData(name)[id];
}
