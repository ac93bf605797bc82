import type { Code, Root, RootContent } from "mdast";
import convert from "npm-to-yarn";
import { walk } from "../walk.ts";

/** What a command of npm is shown for, the first as it was written. */
const MANAGERS = [
  { value: "npm", label: "npm" },
  { value: "yarn", label: "Yarn" },
  { value: "pnpm", label: "pnpm" },
  { value: "bun", label: "Bun" },
] as const;

/** remark plugin: "```bash npm2yarn" becomes tabs with the same commands for each package manager. */
export function packageManagers() {
  return (tree: Root): void =>
    walk(tree, (node) =>
      node.type === "code" && node.meta?.trim() === "npm2yarn" ? [managerTabs(node)] : undefined,
    );
}

function managerTabs(node: Code): RootContent {
  const position = node.position ? { position: node.position } : {};
  return {
    type: "mdxJsxFlowElement",
    name: "Tabs",
    attributes: [attribute("groupId", "npm2yarn")],
    children: MANAGERS.map(({ value, label }) => ({
      type: "mdxJsxFlowElement",
      name: "TabItem",
      attributes: [attribute("value", value), attribute("label", label)],
      children: [{ ...node, meta: null, value: commandsFor(value, node.value) }],
      ...position,
    })),
    ...position,
  };
}

function commandsFor(manager: (typeof MANAGERS)[number]["value"], code: string): string {
  return manager === "npm" ? code : convert(code, manager);
}

function attribute(name: string, value: string) {
  return { type: "mdxJsxAttribute", name, value } as const;
}
