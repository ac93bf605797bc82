import { LONGEST_WAIT_MS } from "../../model/constants.ts";
import type { NavTree } from "../../model/nav-tree.ts";
import { navTreeFile, withBase } from "../../model/routes.ts";

/**
 * Loads the whole tree of a sidebar.
 *
 * @throws when the network or the server fails, or the answer is no tree.
 */
export async function loadNavTree(baseUrl: string, sidebar: string): Promise<NavTree> {
  const url = withBase(baseUrl, navTreeFile(sidebar));
  const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`.trim());
  const tree: unknown = await response.json();
  if (!isNavTree(tree)) throw new Error(`${url}: no tree`);
  return tree;
}

/** Whether what was fetched is a tree. */
export function isNavTree(value: unknown): value is NavTree {
  return (
    typeof value === "object" && value !== null && "items" in value && Array.isArray(value.items)
  );
}
