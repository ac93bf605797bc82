import type { Code, Root, RootContent } from "mdast";
import convert from "npm-to-yarn";
import type { VFile } from "vfile";
import { fileScopeOf } from "../file-scope.ts";
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
  return (tree: Root, file: VFile): void => {
    // As in the sites that are written so.
    const isOlder = fileScopeOf(file).options.format === "mdx1";
    const managers = isOlder ? MANAGERS.filter(({ value }) => value !== "bun") : MANAGERS;
    walk(tree, (node) =>
      node.type === "code" && node.meta?.trim() === "npm2yarn"
        ? [managerTabs(node, managers)]
        : undefined,
    );
  };
}

type Manager = (typeof MANAGERS)[number];

function managerTabs(node: Code, managers: readonly Manager[]): RootContent {
  const position = node.position ? { position: node.position } : {};
  return {
    type: "mdxJsxFlowElement",
    name: "Tabs",
    attributes: [attribute("groupId", "npm2yarn")],
    children: managers.map(({ value, label }) => ({
      type: "mdxJsxFlowElement",
      name: "TabItem",
      attributes: [attribute("value", value), attribute("label", label)],
      children: [{ ...node, meta: null, value: commandsFor(value, node.value) }],
      ...position,
    })),
    ...position,
  };
}

function commandsFor(manager: Manager["value"], code: string): string {
  return manager === "npm" ? code : convert(code, manager);
}

function attribute(name: string, value: string) {
  return { type: "mdxJsxAttribute", name, value } as const;
}
