import { hash } from "node:crypto";
import type { NavTree } from "../model/nav-tree.ts";

/** A tree, or a branch of one, as browsers get it. */
export function navTreeJson(nav: NavTree): string {
  return JSON.stringify(nav, (key, value: unknown) => (key === "customProps" ? undefined : value));
}

const names = new WeakMap<NavTree, string>();

/** Names the branch of a sidebar by its digest; made once for all pages that share it. */
export function navBranchName(nav: NavTree): string {
  const name = names.get(nav) ?? hash("sha256", navTreeJson(nav), "hex").slice(0, 12);
  names.set(nav, name);
  return name;
}
