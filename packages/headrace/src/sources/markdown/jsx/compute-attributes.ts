import { reasonOf } from "../../../diagnostics/reason-of.ts";
import { type FileScope, reportFailedPart } from "../file-scope.ts";
import { type KnownAttributes, readAttributes } from "./attributes.ts";
import { loadPageComponents } from "./load-components.ts";
import type { JsxElement } from "./nodes.ts";
import { namesOf } from "./used-names.ts";

/** A component that notes its properties, under a name that no page uses. */
const PROBE = "Probe$";

/**
 * All attributes of a JSX element whose shape the compiler has to know; those that are no constants
 * are computed by the page's own code. What can't be computed is told, and stays in `dynamic`.
 */
export async function computeAttributes(
  node: JsxElement,
  scope: FileScope,
): Promise<KnownAttributes> {
  const known = readAttributes(node, scope);
  if (known.dynamic.length === 0) return known;
  let computed: Record<string, unknown> = {};
  const probe = (properties: Record<string, unknown>) => {
    computed = properties;
    return null;
  };
  const element = { ...node, name: PROBE, children: [] };
  const components = await loadPageComponents(scope, namesOf([element]));
  const { runNodes } = await import("./render-jsx.ts");
  try {
    await runNodes([element], { ...components, [PROBE]: probe }, scope);
  } catch (error) {
    reportFailedPart(scope, node, {
      code: "component-failed",
      message: `"${known.dynamic[0]}" of <${node.name}> fails: ${reasonOf(error)}`,
      hint: "Write the value where it is used.",
      instead: "It is as without it.",
    });
    return known;
  }
  return { values: { ...known.values, ...computed }, dynamic: [] };
}
