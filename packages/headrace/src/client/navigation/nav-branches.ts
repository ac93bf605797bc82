import { LONGEST_WAIT_MS } from "../../model/constants.ts";
import type { NavTree } from "../../model/nav-tree.ts";
import type { NavBranch, PageData, StoredPage } from "../../model/page.ts";
import { navBranchFile, withBase } from "../../model/routes.ts";
import { isNavTree } from "./nav-tree-loader.ts";

/** Branches of sidebars, each fetched once for all pages that show it. */
export interface NavBranches {
  /** Takes what the document shows; nothing has to be fetched for it. */
  know(branch: NavBranch, tree: NavTree): void;
  /** The branch; one that can't be had is empty, since the page can be read without it. */
  load(branch: NavBranch, priority: RequestPriority): Promise<NavTree>;
}

/** Creates the loader with its own memory. */
export function createNavBranches(options: { baseUrl: string; fetch: typeof fetch }): NavBranches {
  const known = new Map<string, Promise<NavTree>>();
  return {
    know: ({ branch, partial }, tree) => {
      if (!partial) known.set(branch, Promise.resolve(tree));
    },
    load(branch, priority) {
      const name = branch.branch;
      const loading = known.get(name) ?? fetchBranch(branch, priority, options);
      known.set(name, loading);
      return loading.catch(() => {
        known.delete(name);
        return { sidebar: branch.sidebar, items: [] };
      });
    },
  };
}

async function fetchBranch(
  { branch }: NavBranch,
  priority: RequestPriority,
  { baseUrl, fetch }: { baseUrl: string; fetch: typeof globalThis.fetch },
): Promise<NavTree> {
  const url = withBase(baseUrl, navBranchFile(branch));
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const response = await fetch(url, { priority, signal });
  const tree: unknown = response.ok ? await response.json() : undefined;
  if (!isNavTree(tree)) throw new Error(`${url}: ${response.status} ${response.statusText}`.trim());
  return tree;
}

/** A page with the branch that it names. */
export async function withBranch(
  page: StoredPage,
  branches: NavBranches,
  priority: RequestPriority,
): Promise<PageData> {
  return { ...page, nav: page.nav && (await branches.load(page.nav, priority)) };
}
