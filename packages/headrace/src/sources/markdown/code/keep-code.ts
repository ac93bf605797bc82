import type { Code } from "mdast";

/** On a block of code that plug-ins for HTML see as it is written: its language and what follows that. */
export const KEPT_CODE = "dataKeptCode";

/** Leaves a block of code to be drawn after the plug-ins for HTML, which may change it. */
export function keepCode(node: Code): void {
  const mark = JSON.stringify([node.lang, node.meta]);
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [KEPT_CODE]: mark } };
}
