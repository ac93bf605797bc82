import type { Root } from "hast";
import type { VFile } from "vfile";
import { scopeOf } from "../file-scope.ts";
import { findPlaces } from "./dynamic-place.ts";
import { loadComponents } from "./load-components.ts";

/**
 * rehype plugin: runs what is still JSX, and puts React's HTML in its place.
 *
 * A page with errors is not published, so it is not run. The way over @mdx-js/mdx and React is loaded only by pages that need it. The Markdown around and
 * within the JSX stays a tree, so that it gets the same HTML as on a page without JSX.
 */
export function runJsx() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places = findPlaces(tree);
    if (places.length === 0) return;
    const scope = scopeOf(file);
    if (scope.page.diagnostics.some((item) => item.severity === "error")) return;
    const components = await loadComponents(scope);
    if (!components) return;
    const { renderJsx } = await import("./render-jsx.ts");
    await renderJsx(places, components, scope);
  };
}
