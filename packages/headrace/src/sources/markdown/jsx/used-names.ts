import type { Nodes } from "hast";
import { isJsxElement, isJsxExpression } from "./nodes.ts";

/** Names of the components in some JSX; an expression may hold any that its text names. */
export function namesOf(nodes: readonly Nodes[]): Set<string> {
  const names = new Set<string>();
  const visit = (node: Nodes): void => {
    if (node.type === "root") return;
    if (isJsxElement(node)) {
      if (node.name) names.add(node.name);
      const values = node.attributes.map(({ value }) =>
        typeof value === "object" ? value?.value : "",
      );
      addCapitals(values.join(" "));
    }
    if (isJsxExpression(node)) addCapitals(node.value);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  const addCapitals = (text: string) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w*/g)) names.add(name);
  };
  for (const node of nodes) visit(node);
  return names;
}
