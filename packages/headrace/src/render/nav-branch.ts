import { hash } from "node:crypto";
import type { NavTree } from "../model/nav-tree.ts";

const names = new WeakMap<NavTree, string>();

/** Names the branch of a sidebar by its digest; made once for all pages that share it. */
export function navBranchName(nav: NavTree): string {
  const name = names.get(nav) ?? hash("sha256", JSON.stringify(nav), "hex").slice(0, 12);
  names.set(nav, name);
  return name;
}
